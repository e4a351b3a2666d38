import { decideCase } from "../../../contract/moderation/cases.ts";
import { getDecision, listDecisions } from "../../../contract/moderation/decisions.ts";
import type { ModeratedRecord } from "../../../contract/moderation/things.ts";
import type { Board } from "../../http/board.ts";
import { notHere } from "../../http/problems.ts";
import { decide, refuseMisfit } from "./deciding.ts";
import { decisionById, ownDecisionsPage } from "./decision-list.ts";

export function decisionRoutes({ serve, database, config, mail }: Board): void {
  serve(listDecisions, ({ input, session, messages }) =>
    ownDecisionsPage(database, { user: session.user, messages }, input),
  );

  serve(getDecision, ({ input, session, messages }) =>
    decisionById(database, input.id, { user: session.user, messages }),
  );

  serve.crowded(decideCase, async ({ input: { id, ...verdict }, session: { user }, messages }) => {
    const [thing] = await database<ModeratedRecord[]>`select parent, record_id as id from cases where id = ${id}`;
    if (!thing) throw notHere();
    refuseMisfit(thing.parent, verdict);
    const decided = await database.begin((transaction) =>
      decide(transaction, { config, mail, by: user }, thing, verdict),
    );
    return decisionById(database, decided, { user, messages });
  });
}
