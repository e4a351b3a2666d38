import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, storableText, text } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { decision } from "./decisions.ts";

export const appealTextMax = 2000;

export const appealDecision = endpoint({
  method: "POST",
  path: "/decisions/:id/appeal",
  access: "member",
  summary: "Ask somebody else of the team to look again: whose thing it is about, or against `kept` who reported it.",
  input: z.object({ id, text: text(appealTextMax) }),
  output: decision,
  worded: true,
  status: 201,
});

export const appealByToken = endpoint({
  method: "POST",
  path: "/appeal",
  access: "anyone",
  summary:
    "The same with the token of the mail, for who can't log in. Without `text` the decision is read (200), and nothing happens.",
  input: z.object({ token: storableText(says("deadLink")), text: text(appealTextMax).optional() }),
  output: decision,
  worded: true,
  status: 201,
});
