import { postPaths } from "../posts.ts";

/** What an entry can be about, as addresses name it. */
export const entryParents = [...postPaths, "users", "conversations", "cohorts", "reports", "saved-searches"] as const;
export type EntryParent = (typeof entryParents)[number];

/** The kinds of inbox entries, by precedence: an event becomes one entry, of the first kind that applies. */
export const notificationKinds = [
  "mention",
  "reply",
  "answer",
  "comment",
  "accepted",
  "contact",
  "team",
  "decision",
  "ending",
  "checkin",
  "question",
  "search",
  "job",
  "seat",
  "watched",
  "joined",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When mail of a kind is sent. Each saved search has its own. */
export const rhythms = ["now", "daily", "weekly", "never"] as const;
export type Rhythm = (typeof rhythms)[number];

/** The channels by which a member is notified of a kind. */
export type KindSetting = { board: boolean; mail: Rhythm; push: boolean };

const now: KindSetting = { board: true, mail: "now", push: true };
const nowWithoutPush: KindSetting = { ...now, push: false };
const weekly: KindSetting = { board: true, mail: "weekly", push: false };

/** The settings until a member changes them. */
export const kindDefaults = {
  mention: now,
  reply: now,
  answer: now,
  comment: now,
  accepted: now,
  contact: now,
  team: now,
  decision: nowWithoutPush,
  ending: nowWithoutPush,
  checkin: { board: false, mail: "now", push: false },
  question: nowWithoutPush,
  search: { board: true, push: false },
  job: weekly,
  seat: weekly,
  watched: weekly,
  joined: { ...weekly, board: false },
} as const satisfies Record<NotificationKind, KindSetting | Omit<KindSetting, "mail">>;

/** The kinds that arrive even for a record that the member has muted. */
export const ignoresMuting = [
  "mention",
  "accepted",
  "team",
  "decision",
  "ending",
] as const satisfies NotificationKind[];

export type SettableKind = Exclude<NotificationKind, "search" | "decision">;
/** The mail rhythms that a kind offers. */
export const rhythmsOf = (kind: SettableKind): readonly Rhythm[] =>
  kind === "ending" || kind === "checkin" ? ["now", "never"] : rhythms;
