import { listInvitations, withdrawInvitation } from "../../../contract/people/invitations.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { notFound } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
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
