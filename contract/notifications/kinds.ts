/** What an entry of the inbox can be, in the order in which they go before each other: an event is one entry, of the first that applies. */
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
  "question",
  "search",
  "job",
  "seat",
  "watched",
  "joined",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When mail of a kind comes. Of a search each says that for itself. */
export const rhythms = ["now", "daily", "weekly", "never"] as const;
export type Rhythm = (typeof rhythms)[number];

/** What a member is told of a kind, and how. */
export type KindSetting = { board: boolean; mail: Rhythm; push: boolean };

const now: KindSetting = { board: true, mail: "now", push: true };
const nowWithoutPush: KindSetting = { ...now, push: false };
const weekly: KindSetting = { board: true, mail: "weekly", push: false };

/** As it is until a member says otherwise. */
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
  question: nowWithoutPush,
  search: { board: true, push: false },
  job: weekly,
  seat: weekly,
  watched: weekly,
  joined: { ...weekly, board: false },
} as const satisfies Record<NotificationKind, KindSetting | Omit<KindSetting, "mail">>;

/** What comes from a record also to who switched off by hand that it notifies them. */
export const despiteWatching = [
  "mention",
  "accepted",
  "team",
  "decision",
  "ending",
] as const satisfies NotificationKind[];

export type SettableKind = Exclude<NotificationKind, "search" | "decision">;
/** The rhythms that there are of a kind. */
export const rhythmsOf = (kind: SettableKind): readonly Rhythm[] => (kind === "ending" ? ["now", "never"] : rhythms);
