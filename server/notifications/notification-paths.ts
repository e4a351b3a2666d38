import type { EntryParent } from "../../contract/notifications/notification-kinds.ts";
import { pages, paths, places } from "../../contract/pages.ts";
import { kindAt, type PostPath, postPaths } from "../../contract/posts.ts";
import type { SavedSearch } from "../../contract/saved-searches.ts";

const pathOf = {
  ...(Object.fromEntries(postPaths.map((path) => [path, paths[kindAt(path)]])) as Record<PostPath, typeof paths.job>),
  users: paths.user,
  conversations: paths.conversation,
  cohorts: paths.cohort,
  reports: () => pages.ownReports,
  "saved-searches": () => pages.notifications,
} satisfies Record<EntryParent, (id: number) => string>;

type Search = Pick<SavedSearch, "kind" | "query">;
type Address = { parent: EntryParent; recordId: number; commentId: number | null; search?: Search | null };

/** The address of what an entry is about. */
export const entryPath = ({ parent, recordId, commentId, search }: Address): string =>
  search ? searchPath(search) : pathOf[parent](recordId) + (commentId === null ? "" : `#${places.comment(commentId)}`);

/** The address of a list with a saved search's query. */
export const searchPath = ({ kind, query }: Search): string => pages[kind] + (query === "" ? "" : `?${query}`);
