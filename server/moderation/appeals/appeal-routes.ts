import { appealByToken, appealDecision } from "../../../contract/moderation/appeals.ts";
import type { Board } from "../../http/board.ts";
import * as appeals from "./appeal-store.ts";

export function appealRoutes({ serve, database }: Board): void {
  serve.manyAtOnce(appealDecision, ({ input: { id, text }, session: { user }, messages }) =>
    database.begin((transaction) => appeals.appeal(transaction, id, { user, messages }, text)),
  );

  serve.crowded(appealByToken, async ({ input, messages, wasThere }) => {
    const decision = await database.begin((transaction) => appeals.appealByToken(transaction, input, messages));
    if (input.text === undefined) wasThere();
    return decision;
  });
}
