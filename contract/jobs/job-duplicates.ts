import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { optionalId, storableText } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { job } from "./jobs.ts";

/** A job that was posted with the same link earlier. */
const jobDuplicate = job.pick({ id: true, title: true, Company: true, status: true, createdAt: true });
export type JobDuplicate = z.infer<typeof jobDuplicate>;

export const findDuplicates = endpoint({
  method: "GET",
  path: "/jobs/duplicates",
  access: "member",
  summary: "At most three jobs of the last 90 days, of any status, with the same link, newest first.",
  input: z.object({ link: storableText(says("required")).trim(), except: optionalId }),
  output: z.object({ results: z.array(jobDuplicate) }),
});
