import type { NotificationKind } from "../../../contract/notifications/kinds.ts";

/** What can be set, in the order of the page. Teams and their seats aren't there yet. */
export const kindGroups = {
  written: ["mention", "reply", "contact"],
  fitting: ["job", "question", "search"],
  watched: ["watched", "joined"],
  own: ["answer", "comment", "accepted", "ending", "decision"],
} as const satisfies Record<string, readonly NotificationKind[]>;

export type ShownKind = (typeof kindGroups)[keyof typeof kindGroups][number];
export type KindGroup = keyof typeof kindGroups;
