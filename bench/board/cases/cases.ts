import type { Database } from "../../../server/database/connection.ts";
import type { Emphasis, Proportions } from "../seed/records.ts";
import type { Case } from "./case.ts";
import { casesOfInboxes, casesOfReports } from "./inbox.ts";
import { casesOfJobs } from "./jobs.ts";
import { casesOfLists } from "./lists.ts";
import { casesOfMatches } from "./matches.ts";
import { casesOfConversations, casesOfPeople } from "./people.ts";
import { casesOfQuestions } from "./questions.ts";
import { casesOfSearches } from "./searches.ts";
import { casesOfVisitors, writesOfJobs, writesOfPeople } from "./writes.ts";

/** All cases for a board with mostly jobs, or mostly people. */
export const casesOf: Record<Emphasis, (database: Database, count: Proportions) => Promise<Case[]>> = {
  jobs: async (database, count) => {
    const [picture] = await database<{ hash: string }[]>`select hash from images limit 1`;
    return [
      ...(await casesOfLists(database, count)),
      ...casesOfSearches(),
      ...(await casesOfJobs(database, count)),
      ...casesOfVisitors(picture?.hash ?? ""),
      ...casesOfMatches(count),
      ...(await writesOfJobs(database, count)),
    ];
  },
  people: async (database, count) => [
    ...(await casesOfPeople(database, count)),
    ...(await casesOfQuestions(database, count)),
    ...casesOfConversations(count),
    ...casesOfInboxes(),
    ...casesOfReports(),
    ...(await writesOfPeople(database, count)),
  ],
};
