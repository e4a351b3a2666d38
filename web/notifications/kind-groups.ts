import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";

/** The kinds that can be set, in the page's order. */
export const kindGroups = {
  written: ["mention", "reply", "contact", "team"],
  fitting: ["job", "seat", "question", "search"],
  watched: ["watched", "joined"],
  own: ["answer", "comment", "accepted", "ending", "decision", "checkin"],
} as const satisfies Record<string, readonly NotificationKind[]>;

export type ShownKind = (typeof kindGroups)[keyof typeof kindGroups][number];
export type KindGroup = keyof typeof kindGroups;
