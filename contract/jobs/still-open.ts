import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { says } from "../interface/messages.ts";
import { job } from "./jobs.ts";

export const stillOpenAnswers = ["open", "filled"] as const;
export type StillOpenAnswer = (typeof stillOpenAnswers)[number];

export const askedJob = job.pick({ id: true, title: true, Company: true, status: true, expiresAt: true });
export type StillOpenJob = z.infer<typeof askedJob>;

export const answerStillOpen = endpoint({
  method: "POST",
  path: "/still-open",
  access: "anyone",
  summary:
    "Say by a mailed token whether a job is still open: `open` lists it for 60 days from now. Without `answer` it is only said how the job stands, and the token stays good.",
  input: z.object({ token: z.string({ error: says("deadLink") }), answer: z.enum(stillOpenAnswers).optional() }),
  output: askedJob,
});
