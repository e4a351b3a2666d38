import { navigation } from "#messages/post-kinds.ts";
import * as messages from "#messages/shell.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { kindAt, type PostPath, postKinds } from "../../../contract/posts.ts";
import { isStaff } from "../../../contract/rights.ts";
import type { PageName } from "../../sitemap.ts";

type Target = { page: PageName; label: string };
export type NavEntry = Target & { menuLabel?: string; menu?: Target[] };

const visitorEntries: NavEntry[] = [{ page: "home", label: messages.home }];

const memberEntries: NavEntry[] = [
  { page: "home", label: messages.home },
  { page: "welcome", label: messages.welcome },
  { page: "skills", label: messages.skills },
  ...(Object.keys(navigation) as PostPath[]).map((path) => ({
    page: path,
    label: navigation[path].label,
    menuLabel: navigation[path].menu,
    menu: [
      { page: path, label: navigation[path].all },
      { page: postKinds[kindAt(path)].addPage, label: navigation[path].add },
    ],
  })),
  { page: "users", label: messages.users },
];

const accountTargets: Target[] = [
  { page: "profile", label: messages.profile },
  { page: "cohorts", label: messages.cohorts },
  { page: "conversations", label: messages.messages },
  { page: "settings", label: messages.settings },
];

const staffTargets: Target[] = [{ page: "adminMembers", label: messages.administration }];

export const footerEntries: Target[] = [
  { page: "about", label: messages.aboutUs },
  { page: "contact", label: messages.contact },
  { page: "terms", label: messages.terms },
  { page: "privacy", label: messages.privacy },
  { page: "imprint", label: messages.imprint },
];

export const navEntries = (isMember: boolean) => (isMember ? memberEntries : visitorEntries);

/** The entries of the avatar menu. */
export const accountEntries = (user: Account) => [...accountTargets, ...(isStaff(user) ? staffTargets : [])];
