import { appealByToken, appealDecision } from "../../contract/moderation/appeals.ts";
import * as binCalls from "../../contract/moderation/bin.ts";
import { claimCase, decideCase, getCase, getFigures, leaveCase, listCases } from "../../contract/moderation/cases.ts";
import { getDecision, listDecisions } from "../../contract/moderation/decisions.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { listOwnReports, makeReport } from "../../contract/moderation/reports.ts";
import { readRules } from "../../contract/moderation/rules.ts";
import { notHere } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import * as appeals from "./appeal-store.ts";
import { deleteOwnForGood } from "./bin-expiry.ts";
import { ownBin, restore, staffBin } from "./bin-store.ts";
import { ownRules } from "./board-rules.ts";
import { decide, refuseInvalidOutcome } from "./case-decision.ts";
import { wholeCase } from "./case-detail.ts";
import { monthsOfCases } from "./case-figure-store.ts";
import { casesPage, claim, leave } from "./case-store.ts";
import { decisionById, ownDecisionsPage } from "./decision-store.ts";
import * as reports from "./report-store.ts";

export function moderation(board: Board): void {
  reportRoutes(board);
  caseRoutes(board);
  decisionRoutes(board);
  appealRoutes(board);
  binRoutes(board);
  figureRoutes(board);
  ruleRoutes(board);
}

function appealRoutes({ serve, database }: Board): void {
  serve.manyAtOnce(appealDecision, ({ input: { id, text }, session: { user }, messages }) =>
    database.begin((transaction) => appeals.appeal(transaction, id, { user, messages }, text)),
  );

  serve.crowded(appealByToken, async ({ input, messages, wasThere }) => {
    const decision = await database.begin((transaction) => appeals.appealByToken(transaction, input, messages));
    if (input.text === undefined) wasThere();
    return decision;
  });
}

function binRoutes({ serve, database }: Board): void {
  serve(binCalls.listBin, ({ input, session }) => ownBin(database, session.user.id, input));

  serve(binCalls.listStaffBin, ({ input }) => staffBin(database, input));

  serve(binCalls.deleteForGood, ({ input, session }) => deleteOwnForGood(database, input, session.user.id));

  serve.manyAtOnce(binCalls.restoreDeleted, ({ input, session }) => restore(database, input, session.user.id));
}

function caseRoutes({ serve, database }: Board): void {
  serve(listCases, ({ input, session }) => casesPage(database, input, session.user));

  serve(getCase, ({ input, session, messages }) => wholeCase(database, input.id, session, messages));

  serve.crowded(claimCase, async ({ input: { id, takeOver }, session, messages }) => {
    await database.begin((transaction) => claim(transaction, id, session.user, takeOver));
    return wholeCase(database, id, session, messages);
  });

  serve(leaveCase, ({ input, session }) => leave(database, input.id, session.user));
}

function decisionRoutes({ serve, database, config, mail }: Board): void {
  serve(listDecisions, ({ input, session, messages }) =>
    ownDecisionsPage(database, { user: session.user, messages }, input),
  );

  serve(getDecision, ({ input, session, messages }) =>
    decisionById(database, input.id, { user: session.user, messages }),
  );

  serve.crowded(decideCase, async ({ input: { id, ...verdict }, session: { user }, messages }) => {
    const [thing] = await database<ModeratedRecord[]>`select parent, record_id as id from cases where id = ${id}`;
    if (!thing) throw notHere();
    refuseInvalidOutcome(thing.parent, verdict);
    const decided = await database.begin((transaction) =>
      decide(transaction, { config, mail, by: user }, thing, verdict),
    );
    return decisionById(database, decided, { user, messages });
  });
}

function figureRoutes({ serve, database }: Board): void {
  serve(getFigures, async () => ({ months: await monthsOfCases(database) }));
}

function reportRoutes(board: Board): void {
  const { serve, database } = board;
  serve.manyAtOnce(makeReport, ({ input, session, messages }) =>
    database.begin((transaction) => reports.makeReport(transaction, board, session, messages, input)),
  );

  serve(listOwnReports, ({ input, session, messages }) =>
    reports.ownReportsPage(database, { userId: session.user.id, messages }, input),
  );
}

/** Serves the operator's rules, which are read once at the start. */
function ruleRoutes({ serve, config }: Board): void {
  const html = ownRules(config);
  serve(readRules, async () => ({ html }));
}
