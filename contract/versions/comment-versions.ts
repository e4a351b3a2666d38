import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { listOf } from "../interface/lists.ts";
import { oneVersion, version, versionsOf } from "./versions.ts";

export const commentVersion = version.extend({ text: z.string().nullable() });
export type CommentVersion = z.infer<typeof commentVersion>;

export const listCommentVersions = endpoint({
  method: "GET",
  path: "/comments/:id/versions",
  access: "member",
  summary: "What a comment said and says, newest first.",
  input: versionsOf,
  output: listOf(commentVersion),
});

export const removeCommentVersion = endpoint({
  method: "DELETE",
  path: "/comments/:id/versions/:number",
  access: "member",
  summary: "Forget the words of a version that stands no more. Author, moderator or admin.",
  input: oneVersion,
});
