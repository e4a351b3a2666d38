import type { z } from "zod";
import { listUsers, type UserQuery } from "../../contract/people/users.ts";
import { postedKinds, type postedPaths, postKinds } from "../../contract/posts.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { english, type Messages } from "../languages/languages.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { userList } from "../people/user-list.ts";
import type { TextFinds } from "../search-index/saved-search-texts.ts";
import { userFinder } from "./user-saved-search.ts";

export type BoardLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };

/** A parsed query of some list. */
export type SearchedQuery = { search: string } & Partial<
  Record<"skill" | "company" | "formerCompany" | "cohort", readonly number[]>
>;
/** A saved search, with its parsed query. */
export type ReadSearch<Query> = { id: number; memberId: number; createdAt: string; asked: Query };
type HitList = { total: number; results: { id: number }[] };

/** A list whose searches can be saved. Only searches for fitting jobs and seats need the skills. */
type SearchedList<Query> = {
  call: { input: z.ZodObject; output: z.ZodType<HitList> };
  list(board: BoardLists): (query: Query, session: Session) => Promise<unknown>;
  /** A function that finds each search's records among some, by the list's filters. */
  finder(
    transaction: Connection,
    ids: readonly number[],
    by: { texts: TextFinds; skills: CurrentSkills | undefined },
    searches: readonly ReadSearch<Query>[],
  ): Promise<(search: ReadSearch<Query>) => readonly number[]>;
  /** The chosen filters in words, besides skills, companies and cohorts. */
  filterNames(query: Query, messages: Messages): string[];
};

/** Only a list itself knows what its queries hold; all others hold them as `SearchedQuery`. */
type AnyList = SearchedList<never>;

const ofPosts = postedKinds.map((kind): [string, AnyList] => [postKinds[kind].path, kinds[kind].searches]);

export const searchedLists: Record<SavedSearchKind, AnyList> = {
  ...(Object.fromEntries(ofPosts) as Record<(typeof postedPaths)[number], AnyList>),
  users: {
    call: listUsers,
    list: (board) => {
      const list = userList(board);
      return (query: UserQuery, session) => list(query, session, english);
    },
    finder: userFinder,
    filterNames: (query: UserQuery, { profiles }) => [
      ...(query.location ? [query.location] : []),
      ...query.openTo.map((each) => profiles.openings[each]),
      ...(query.verified ? [profiles.verifiedGraduates] : []),
    ],
  },
};
