import {
  addToRoster,
  type CohortMembership,
  claimCohort,
  confirmMember,
  emptyRoster,
  leaveCohort,
  listPending,
  takeBackVouch,
  takeOutMember,
  vouch,
} from "../../contract/cohorts.ts";
import { isStaff } from "../../contract/rights.ts";
import { networkOf } from "../http/network.ts";
import { forbidden, invalid, says } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import * as memberships from "./membership-store.ts";
import { hashedAddress } from "./roster-hash.ts";
import * as rosters from "./roster-store.ts";
import * as vouches from "./vouch-store.ts";

export function membershipRoutes(board: Board): void {
  const { serve, database, limits } = board;
  serve.patiently(claimCohort, async ({ input: { id }, session: { user }, request }) => {
    await memberships.lockCohort(database, id);
    const known = await memberships.membershipOf(database, id, user.id);
    if (known?.by === "roster") return known;
    await limits.enforce("claims", String(user.id));
    const address = user.emailConfirmed && (await hashedAddress(database, user.email, networkOf(request.ip)));
    const onRosters = address ? await rosters.rosterCohorts(database, user.id, address) : [];
    await database.begin((transaction) => memberships.claim(transaction, id, user.id, onRosters));
    return (await memberships.membershipOf(database, id, user.id)) as CohortMembership;
  });

  serve(leaveCohort, ({ input: { id }, session }) =>
    database.begin((transaction) => memberships.leave(transaction, id, session.user.id)),
  );

  serve(listPending, async ({ input: { id, ...paging }, session: { user, circle } }) => {
    await memberships.lockCohort(database, id);
    if (!isStaff(user) && !circle.cohorts.includes(id)) throw forbidden();
    return memberships.pendingPage(database, id, user.id, paging);
  });

  serve(vouch, async ({ input: { id: cohortId, userId: receiverId }, session }) => {
    const giverId = session.user.id;
    if (receiverId === giverId) throw invalid({ userId: says("notYourself") });
    await memberships.lockCohort(database, cohortId);
    await database.begin((transaction) => vouches.vouchFor(transaction, limits, { cohortId, giverId, receiverId }));
  });

  serve(takeBackVouch, ({ input: { id: cohortId, userId: receiverId }, session }) =>
    database.begin((transaction) =>
      vouches.takeBackVouch(transaction, { cohortId, giverId: session.user.id, receiverId }),
    ),
  );

  serve(confirmMember, ({ input: { id, userId }, session }) =>
    database.begin((transaction) => memberships.confirm(transaction, session.user, id, userId)),
  );

  serve(takeOutMember, ({ input: { id: cohortId, userId, reason }, session }) =>
    database.begin((transaction) =>
      memberships.removeFromCohort(transaction, session.user, { cohortId, userId, reason }),
    ),
  );

  serve.patiently(addToRoster, ({ input: { id: cohortId, emails }, session, request }) =>
    rosters.addToRoster(board, { cohortId, emails, by: session.user, network: networkOf(request.ip) }),
  );

  serve(emptyRoster, ({ input, session }) =>
    database.begin((transaction) => rosters.emptyRoster(transaction, session.user, input.id)),
  );
}
