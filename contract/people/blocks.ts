import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { person } from "./people.ts";

export const listBlocks = endpoint({
  method: "GET",
  path: "/blocks",
  access: "member",
  summary: "Whom one has blocked, the latest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(person),
});

export const blockUser = endpoint({
  method: "PUT",
  path: "/blocks/:userId",
  access: "member",
  summary: "Block someone: neither reaches the other any more. They are not told, and see no difference.",
  input: z.object({ userId: id }),
});

export const unblockUser = endpoint({
  method: "DELETE",
  path: "/blocks/:userId",
  access: "member",
  summary: "Take a block back. Nothing happens where there is none.",
  input: z.object({ userId: id }),
});
