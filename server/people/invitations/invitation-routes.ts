import { listInvitations, withdrawInvitation } from "../../../contract/people/invitations.ts";
import type { Board } from "../../http/board.ts";
import { notFound } from "../../http/problems.ts";
import * as invitations from "./invitation-store.ts";

export function invitationRoutes({ serve, database }: Board): void {
  serve(listInvitations, ({ input }) => invitations.invitationsPage(database, input));

  serve(withdrawInvitation, async ({ input, session }) => {
    await database.begin(async (transaction) => {
      const isGone = await invitations.withdrawInvitation(transaction, input, session.user);
      if (!isGone) throw notFound("invitation");
    });
  });
}
