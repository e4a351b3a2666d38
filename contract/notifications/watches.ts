import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { postPaths } from "../posts.ts";

const parent = z.enum(postPaths, { error: says("notNotifying") });
const watched = z.object({ parent, id });

export const listWatches = endpoint({
  method: "GET",
  path: "/watches",
  access: "member",
  summary: "What one watches, newest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(z.object({ parent: z.enum(postPaths), id: z.int(), title: z.string(), since: moment })),
});

export const getWatch = endpoint({
  method: "GET",
  path: "/watches/:parent/:id",
  access: "member",
  summary: "Whether one watches a record.",
  input: watched,
  output: z.object({ watching: z.boolean() }),
});

export const watchRecord = endpoint({
  method: "PUT",
  path: "/watches/:parent/:id",
  access: "member",
  summary: "Watch a record: what is written there comes to one's inbox.",
  input: watched,
});

export const unwatchRecord = endpoint({
  method: "DELETE",
  path: "/watches/:parent/:id",
  access: "member",
  summary: "Watch a record no longer, also if one writes there.",
  input: watched,
});
