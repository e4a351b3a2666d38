import * as calls from "../../contract/saved-searches.ts";
import type { Board } from "../http/services.ts";
import type { Session } from "../http/session.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { searchPath } from "../notifications/notification-paths.ts";
import { nameFor } from "./saved-search-name.ts";
import { canonicalQuery, listCalls } from "./saved-search-query.ts";
import * as store from "./saved-search-store.ts";

const shown = 5;

export function savedSearches(board: Board & { lists: Lists; currentSkills: CurrentSkills }): void {
  const { serve, database } = board;
  const firstHits = listCalls(board);

  /** With the current number of hits. */
  const withTotal = async (search: store.StoredSearch, session: Session) => {
    const { total } = await firstHits(search, session, 1);
    return { ...search, total, path: searchPath(search) };
  };

  serve(calls.listSavedSearches, async ({ session }) => {
    const searches = await store.searchesOf(database, session.user.id);
    return { results: await Promise.all(searches.map((search) => withTotal(search, session))) };
  });

  serve.manyAtOnce(calls.saveSearch, async ({ input: { kind, mail, ...given }, session, messages }) => {
    const query = canonicalQuery(kind, given.query);
    const name = given.name ?? (await nameFor(database, { kind, query }, messages));
    return withTotal(await store.addSearch(database, session.user.id, { kind, query, name, mail }), session);
  });

  serve(calls.nameSearch, async ({ input: { kind, query }, messages }) => ({
    name: await nameFor(database, { kind, query: canonicalQuery(kind, query) }, messages),
  }));

  serve(calls.getSavedSearch, async ({ input, session }) => {
    const search = await store.searchOf(database, session.user.id, input.id);
    const { total, results } = await firstHits(search, session, shown);
    return { ...search, total, path: searchPath(search), results };
  });

  serve(calls.changeSavedSearch, async ({ input, session }) =>
    withTotal(await store.changeSearch(database, session.user.id, input), session),
  );

  serve(calls.deleteSavedSearch, ({ input, session }) => store.deleteSearch(database, session.user.id, input.id));
}
