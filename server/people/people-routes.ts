import type { Board } from "../http/board.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import type { Defences } from "../moderation/defences/defences.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { recoveryRoutes } from "./accounts/recovery-routes.ts";
import { blockRoutes } from "./blocks/block-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { memberRoutes } from "./members/member-routes.ts";
import { type AfterPrivacyChange, settingsRoutes } from "./settings/settings-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

type Needed = {
  lists: Lists;
  currentSkills: CurrentSkills;
  defences: Defences;
  afterPrivacyChange: AfterPrivacyChange;
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
