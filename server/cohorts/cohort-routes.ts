import { addCohort, deleteCohort, editCohort, getCohort, listCohorts } from "../../contract/cohorts/cohorts.ts";
import { listOwnCohorts } from "../../contract/cohorts/own-cohorts.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import * as cohorts from "./cohort-store.ts";
import { ownCohorts } from "./own-cohorts.ts";

export function serveCohorts(serve: Serve, { database }: Surroundings, lists: Lists): void {
  serve(listCohorts, ({ input }) => cohorts.cohortsPage(database, lists, input));

  serve(listOwnCohorts, async ({ session }) => ({ results: await ownCohorts(database, session) }));

  serve(getCohort, ({ input, session }) => cohorts.cohortById(database, input.id, session));

  serve(addCohort, ({ input, session }) =>
    database.begin((transaction) => cohorts.addCohort(transaction, session.user, input)),
  );

  serve(editCohort, ({ input: { id, ...cohort }, session }) =>
    database.begin((transaction) => cohorts.changeCohort(transaction, session.user, id, cohort)),
  );

  serve(deleteCohort, ({ input, session }) =>
    database.begin((transaction) => cohorts.deleteCohort(transaction, session.user, input.id)),
  );
}
