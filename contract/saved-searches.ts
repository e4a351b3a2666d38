import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, oneLine, storableText } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";
import { rhythms } from "./notifications/notification-kinds.ts";
import { postedPaths } from "./posts.ts";

export const savedSearchesMax = 10;
export const searchNameMax = 80;
export const searchQueryMax = 2000;

/** The lists whose searches can be saved, by their paths. */
export const savedSearchKinds = [...postedPaths, "users"] as const;
export type SavedSearchKind = (typeof savedSearchKinds)[number];

const name = oneLine(searchNameMax);
const mail = z.enum(rhythms);

/**
 * `query` is the query string of the list's address, `''` for everything; `total` counts today's results; `path` is the list
 * with it.
 */
export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(savedSearchKinds),
  query: z.string(),
  mail,
  total: z.int(),
  path: z.string(),
  createdAt: moment,
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** With the first five results, in the shape that the list has. */
const savedSearchWithResults = savedSearch.extend({ results: z.array(z.looseObject({ id: z.int() })) });

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/saved-searches",
  access: "member",
  summary: "The searches that one saved, newest first.",
  output: z.object({ results: z.array(savedSearch) }),
});

/** A missing name is made from the query. */
export const newSavedSearch = z.object({
  kind: z.enum(savedSearchKinds),
  query: storableText(says("enterText")).max(searchQueryMax, says("tooLong", searchQueryMax)),
  name: name.optional(),
  mail: mail.default("daily"),
});

export const saveSearch = endpoint({
  method: "POST",
  path: "/saved-searches",
  access: "member",
  worded: true,
  summary: `Save a search, to be told of what is new in it. At most ${savedSearchesMax}, each once.`,
  input: newSavedSearch,
  output: savedSearch,
  status: 201,
});

export const nameSearch = endpoint({
  method: "GET",
  path: "/saved-searches/name",
  access: "member",
  worded: true,
  summary: "What a search looks for, as it is named if one saves it without a name.",
  input: newSavedSearch.pick({ kind: true, query: true }),
  output: z.object({ name: z.string() }),
});

export const getSavedSearch = endpoint({
  method: "GET",
  path: "/saved-searches/:id",
  access: "member",
  summary: "A search that one saved, with the first five that it finds today.",
  input: z.object({ id }),
  output: savedSearchWithResults,
});

export const changeSavedSearch = endpoint({
  method: "PUT",
  path: "/saved-searches/:id",
  access: "member",
  summary: "Change the name of a saved search, or how one is mailed of it: what is left out stays.",
  input: z.object({ id, name: name.optional(), mail: mail.optional() }),
  output: savedSearch,
});

export const deleteSavedSearch = endpoint({
  method: "DELETE",
  path: "/saved-searches/:id",
  access: "member",
  summary: "Delete a saved search, with what it has told.",
  input: z.object({ id }),
});
