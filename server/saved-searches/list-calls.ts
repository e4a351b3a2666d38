import type { SavedSearchKind } from "../../contract/notifications/saved-searches.ts";
import type { Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { jobList } from "../jobs/job-list.ts";
import { english } from "../languages/languages.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { userList } from "../people/user-list.ts";
import { projectList } from "../projects/project-list.ts";
import { questionList } from "../questions/question-list.ts";
import { type ListInput, parsedQuery, searchedLists } from "./saved-query.ts";
import type { StoredSearch } from "./saved-search-store.ts";

/** The first hits of a saved search for a member, and their number. */
export type ListCalls = (
  search: Pick<StoredSearch, "kind" | "query">,
  session: Session,
  limit: number,
) => Promise<{ total: number; results: { id: number }[] }>;

type Calls = { [Kind in SavedSearchKind]: (asked: ListInput<Kind>, session: Session) => Promise<unknown> };

type BoardLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };

export function listCalls(board: BoardLists): ListCalls {
  const [jobs, projects, questions, users] = [jobList(board), projectList(board), questionList(board), userList(board)];
  const calls: Calls = {
    jobs: (asked, session) => jobs(asked, session.user.id, english),
    projects: (asked, session) => projects(asked, session.user.id),
    questions: (asked, session) => questions(asked, { reader: session.user, messages: english }),
    users: (asked, session) => users(asked, session, english),
  };
  const first = async <Kind extends SavedSearchKind>(kind: Kind, query: string, session: Session, limit: number) => {
    const call = calls[kind] as Calls[Kind];
    const page = await call({ ...parsedQuery(kind, query), limit }, session);
    // Removes the fields that the list's output schema doesn't have.
    return searchedLists[kind].output.parse(page);
  };
  return ({ kind, query }, session, limit) => first(kind, query, session, limit);
}
