import { addCohort, deleteCohort, editCohort, getCohort, listCohorts, listOwnCohorts } from "../../contract/cohorts.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import * as store from "./cohort-store.ts";
import { ownCohorts } from "./cohort-store.ts";
import { membershipRoutes } from "./membership-routes.ts";

export function cohorts(board: Board & { lists: Lists }): void {
  const { serve, database, lists } = board;
  membershipRoutes(board);

  serve(listCohorts, ({ input }) => store.cohortsPage(database, lists, input));

  serve(listOwnCohorts, async ({ session }) => ({ results: await ownCohorts(database, session) }));

  serve(getCohort, ({ input, session }) => store.cohortById(database, input.id, session));

  serve(addCohort, ({ input, session }) =>
    database.begin((transaction) => store.addCohort(transaction, session.user, input)),
  );

  serve(editCohort, ({ input: { id, ...cohort }, session }) =>
    database.begin((transaction) => store.changeCohort(transaction, session.user, id, cohort)),
  );

  serve(deleteCohort, ({ input, session }) =>
    database.begin((transaction) => store.deleteCohort(transaction, session.user, input.id)),
  );
}
