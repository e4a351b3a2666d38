import * as seats from "../../contract/projects/project-seats.ts";
import * as team from "../../contract/projects/project-team.ts";
import { HttpProblem, says, unconfirmed } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import type { Session } from "../http/session.ts";
import { type Defences, refuseHeld } from "../moderation/spam-rules.ts";
import { answerInvitation, answerRequest } from "./seat-answer-store.ts";
import * as requests from "./seat-request-store.ts";
import { answerToken } from "./still-going-store.ts";
import * as store from "./team-store.ts";

export function projectTeams({ serve, database, config, limits, defences }: Board & { defences: Defences }): void {
  const writing = { limits, scale: config.rateLimitScale };
  /** The same right as for any message. */
  const checkConfirmed = ({ isUnconfirmed }: Session) => {
    if (config.confirmEmail && isUnconfirmed) throw unconfirmed;
  };

  serve.crowded(seats.requestSeat, ({ input, session }) => {
    checkConfirmed(session);
    return database.begin(async (transaction) => {
      await refuseHeld(transaction, defences, session, { field: "text", said: input.text });
      return requests.requestSeat(transaction, input, session.user, writing);
    });
  });

  serve(seats.withdrawSeatRequest, ({ input, session }) => requests.withdrawRequest(database, input, session.user));

  serve(seats.listSeatRequests, async ({ input, session }) => ({
    results: await requests.requestsOf(database, input.id, session.user),
  }));

  serve.crowded(seats.answerSeatRequest, ({ input, session: { user } }) =>
    database.begin(async (transaction) => {
      await answerRequest(transaction, input, user);
      return requests.requestById(transaction, input.requestId, user.id);
    }),
  );

  serve.manyAtOnce(seats.inviteToSeat, ({ input, session }) => {
    checkConfirmed(session);
    return database.begin(async (transaction) => {
      await refuseHeld(transaction, defences, session, { field: "text", said: input.text });
      return requests.inviteToSeat(transaction, input, session.user, writing);
    });
  });

  serve.crowded(seats.answerSeatInvitation, ({ input: { invitationId: requestId, ...given }, session: { user } }) =>
    database.begin(async (transaction) => {
      const seat = await answerInvitation(transaction, { ...given, requestId }, user);
      return { id: requestId, seat, state: given.answer === "accept" ? ("accepted" as const) : ("declined" as const) };
    }),
  );

  serve(team.changeTeamMember, ({ input: { stay, ...place }, session: { user } }) =>
    database.begin((transaction) =>
      stay === undefined
        ? store.confirmTime(transaction, place, user)
        : store.stayOnPage(transaction, { ...place, stay }, user),
    ),
  );

  serve(team.leaveTeam, ({ input, session }) =>
    database.begin(async (transaction) => {
      if (input.reason) await refuseHeld(transaction, defences, session, { field: "reason", said: input.reason });
      await store.leaveTeam(transaction, input, session.user);
    }),
  );

  serve(team.offerProject, async ({ input, session }) => {
    await database.begin((transaction) => store.offerProject(transaction, input, session.user));
    return { userId: input.userId };
  });

  serve(team.answerStillGoing, async ({ input: { token, answer } }) => {
    const project = await answerToken(database, String(token), answer);
    if (!project) throw new HttpProblem(410, "gone", says("linkIsDead"));
    return project;
  });

  serve(team.answerHandover, ({ input, session }) =>
    database.begin((transaction) => store.answerHandover(transaction, input, session.user)),
  );
}
