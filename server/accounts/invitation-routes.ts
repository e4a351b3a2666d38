import { listInvitations, withdrawInvitation } from "../../contract/invitations.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { notFound } from "../problems.ts";
import * as invitations from "./invitation-store.ts";

export function serveInvitations(serve: Serve, { database }: Surroundings): void {
  serve(listInvitations, ({ input }) => invitations.invitationsPage(database, input));

  serve(withdrawInvitation, async ({ input, session }) => {
    await database.begin(async (transaction) => {
      const isGone = await invitations.withdrawInvitation(transaction, input, session.user);
      if (!isGone) throw notFound("invitation");
    });
  });
}
