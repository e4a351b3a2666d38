import { z } from "zod";
import { commentText } from "../comments.ts";
import { endpoint } from "../interface/endpoint.ts";
import { id } from "../interface/fields.ts";

export const keepAnswerDraft = endpoint({
  method: "PUT",
  path: "/questions/:id/draft",
  access: "member",
  summary: "Put a draft into one's answer field of a question. Nobody else sees it; sending it is left to the page.",
  input: commentText.extend({ id }),
  output: z.object({ address: z.string() }),
});

export const discardAnswerDraft = endpoint({
  method: "DELETE",
  path: "/questions/:id/draft",
  access: "member",
  summary: "Discard one's draft of an answer. Nothing happens where there is none.",
  input: z.object({ id }),
});
