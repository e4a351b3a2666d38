import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id } from "./interface/fields.ts";

/** How many members voted, and whether the caller is one of them. Voters aren't disclosed. */
export const vote = z.object({ votes: z.int(), voted: z.boolean() });
export type Vote = z.infer<typeof vote>;

const input = z.object({ id });

export const voteForQuestion = endpoint({
  method: "PUT",
  path: "/questions/:id/vote",
  access: "member",
  summary: "Vote for a question of another's; once counts, however often it is sent.",
  input,
  output: vote,
});

export const withdrawVoteForQuestion = endpoint({
  method: "DELETE",
  path: "/questions/:id/vote",
  access: "member",
  summary: "Take one's vote for a question back.",
  input,
  output: vote,
});

export const voteForComment = endpoint({
  method: "PUT",
  path: "/comments/:id/vote",
  access: "member",
  summary: "Vote for a comment or an answer of another's; once counts, however often it is sent.",
  input,
  output: vote,
});

export const withdrawVoteForComment = endpoint({
  method: "DELETE",
  path: "/comments/:id/vote",
  access: "member",
  summary: "Take one's vote for a comment back.",
  input,
  output: vote,
});
