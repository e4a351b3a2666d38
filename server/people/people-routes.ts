import { listInvitations, withdrawInvitation } from "../../contract/people/accounts.ts";
import { blockUser, listBlocks, unblockUser } from "../../contract/people/blocks.ts";
import { invalid, notFound, says } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { recoveryRoutes } from "./accounts/recovery-routes.ts";
import * as blocks from "./block-store.ts";
import type { ExportedKinds } from "./export-queries.ts";
import * as invitations from "./invitation-store.ts";
import { memberRoutes } from "./member-routes.ts";
import { type AfterPrivacyChange, settingsRoutes } from "./settings-routes.ts";
import { userRoutes } from "./user-routes.ts";

type Needed = {
  lists: Lists;
  currentSkills: CurrentSkills;
  defences: Defences;
  afterPrivacyChange: AfterPrivacyChange;
  kinds: ExportedKinds;
};

export function people(board: Board & Needed): void {
  accountRoutes(board);
  recoveryRoutes(board);
  invitationRoutes(board);
  settingsRoutes(board);
  userRoutes(board);
  blockRoutes(board);
  memberRoutes(board);
}

function blockRoutes({ serve, database }: Board): void {
  serve(listBlocks, ({ input, session }) => blocks.blocksPage(database, session.user.id, input));

  serve(blockUser, async ({ input: { userId }, session }) => {
    if (userId === session.user.id) throw invalid({ userId: says("notYourself") });
    const isThere = await database.begin((transaction) => blocks.block(transaction, session.user.id, userId));
    if (!isThere) throw notFound("user");
  });

  serve(unblockUser, ({ input: { userId }, session }) =>
    database.begin((transaction) => blocks.unblock(transaction, session.user.id, userId)),
  );
}

function invitationRoutes({ serve, database }: Board): void {
  serve(listInvitations, ({ input }) => invitations.invitationsPage(database, input));

  serve(withdrawInvitation, async ({ input, session }) => {
    await database.begin(async (transaction) => {
      const isGone = await invitations.withdrawInvitation(transaction, input, session.user);
      if (!isGone) throw notFound("invitation");
    });
  });
}
