import { claimCase, getCase, leaveCase, listCases } from "../../../contract/moderation/cases.ts";
import type { Board } from "../../http/board.ts";
import { claim, leave } from "./case-claims.ts";
import { casesPage } from "./case-list.ts";
import { wholeCase } from "./whole-case.ts";

export function caseRoutes({ serve, database }: Board): void {
  serve(listCases, ({ input, session }) => casesPage(database, input, session.user));

  serve(getCase, ({ input, session, messages }) => wholeCase(database, input.id, session, messages));

  serve.crowded(claimCase, async ({ input: { id, takeOver }, session, messages }) => {
    await database.begin((transaction) => claim(transaction, id, session.user, takeOver));
    return wholeCase(database, id, session, messages);
  });

  serve(leaveCase, ({ input, session }) => leave(database, input.id, session.user));
}
