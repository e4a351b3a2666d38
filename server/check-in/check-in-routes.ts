import type { FastifyRequest } from "fastify";
import { answerCheckIn, changeCheckIn, getCheckIn, listCheckIns, takeBackCheckIn } from "../../contract/check-in.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { checkAccess, sessionOf } from "../http/endpoint-access.ts";
import { forbidden, HttpProblem, says } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import * as store from "./check-in-store.ts";

export function checkIns({ serve, database, limits, authenticate }: Board): void {
  serve(getCheckIn, async ({ input: { token } }) => (await store.questionOf(database, token)) ?? gone());

  serve(answerCheckIn, async ({ input: { token, ...given }, request }) => {
    if (token === undefined) {
      const { id: memberId } = graduate(await memberOf(request));
      return database.begin(async (transaction) => {
        await store.lockAnswering(transaction, memberId);
        const id = await store.openQuestion(transaction, limits, memberId);
        return store.storeAnswer(transaction, limits, { id, memberId }, given);
      });
    }
    const question = (await store.questionOf(database, token)) ?? gone();
    const memberId = question.userId;
    if (given.answer !== "still" && (await memberOf(request)).id !== memberId) throw forbidden();
    return database.begin(async (transaction) => {
      await store.lockAnswering(transaction, memberId);
      if (!(await store.useTokens(transaction, question))) gone();
      return store.storeAnswer(transaction, limits, { id: question.id, memberId }, given);
    });
  });

  serve(listCheckIns, async ({ session }) => ({ results: await store.checkInsOf(database, session.user.id) }));

  serve(changeCheckIn, ({ input: { id, ...given }, session }) => {
    const { id: memberId } = graduate(session.user);
    return database.begin(async (transaction) => {
      await store.lockAnswering(transaction, memberId);
      await store.checkOwn(transaction, memberId, id);
      return store.storeAnswer(transaction, limits, { id, memberId }, given);
    });
  });

  serve(takeBackCheckIn, ({ input: { id }, session }) =>
    database.begin(async (transaction) => {
      await store.lockAnswering(transaction, session.user.id);
      await store.checkOwn(transaction, session.user.id, id);
      await store.takeBack(transaction, session.user.id, id);
    }),
  );

  /** The logged-in member; the endpoint itself is open to everyone. Throws unauthorized. */
  async function memberOf(request: FastifyRequest): Promise<Account> {
    const session = await sessionOf(authenticate, request);
    checkAccess(session, answerCheckIn);
    return session.user;
  }
}

/** Throws forbidden unless the member is a verified graduate. */
function graduate(user: Account): Account {
  if (!user.verified) throw forbidden();
  return user;
}

function gone(): never {
  throw new HttpProblem(410, "gone", says("linkIsDead"));
}
