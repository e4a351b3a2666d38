import type * as entrySentences from "../../messages/en/notification-entries.ts";
import type { EventKind } from "../events.ts";
import { fullName } from "../people/names.ts";
import type { Entry } from "./notifications.ts";

/** The messages about entries in one language: `messages/<language>/notification-entries.ts`. */
export type EntryWords = {
  [Name in keyof typeof entrySentences]: (typeof entrySentences)[Name] extends string
    ? string
    : (typeof entrySentences)[Name];
};

/** The fields of an entry that its message needs. */
export type EntrySentenceFields = Pick<
  Entry,
  "kind" | "event" | "parent" | "title" | "count" | "People" | "fit" | "endsAt"
>;

/** The message of an entry on a page. */
export function entrySentence(words: EntryWords, entry: EntrySentenceFields): string {
  const { kind, event, count, title, People, fit, endsAt } = entry;
  const said = { count, title: title ?? "", who: People[0] ? fullName(People[0]) : words.someone };
  const had = { had: fit?.matched.length ?? 0, of: (fit?.matched.length ?? 0) + (fit?.missing.length ?? 0) };
  return newsSentence(words, { kind, event, said, had, endsAt });
}

/** Events of one kind on one record, in the form of the messages' arguments; `had` counts a fit's skills. */
type Told = Pick<Entry, "kind" | "event" | "endsAt"> & {
  said: { count: number; title: string; who: string };
  had: { had: number; of: number };
  /** Of whoever reads it elsewhere than in their browser. */
  timeZone?: string;
};

/** The message about events of one kind on one record: of an entry, or in a mail. */
export function newsSentence(words: EntryWords, { kind, event, said, had, endsAt, timeZone }: Told): string {
  switch (kind) {
    case "contact":
      return words[contact[event] ?? "messageSent"](said);
    case "team":
      return words[team[event] ?? "seatDecided"](said);
    case "decision":
      if (event === "member.verified") return words.verified;
      if (event === "report.decided") return words.reportDecided;
      if (event !== "decision.made") return words.edited(said);
      return said.title ? words.judged(said) : words.judgedMessage;
    case "checkin":
      return words.checkin;
    case "ending":
      return event === "project.ending" ? words.stillGoing(said) : words.ending(said, endsAt ?? "", timeZone);
    case "job":
    case "seat":
      return words[kind](said, had);
    case "watched":
      return words[watched[event] ?? "watched"](said);
    default:
      return words[kind](said);
  }
}

const contact: Partial<Record<EventKind, "contactRequested" | "contactAnswered">> = {
  "contact.requested": "contactRequested",
  "contact.answered": "contactAnswered",
};

const team: Partial<
  Record<
    EventKind,
    "seatRequested" | "seatInvited" | "seatTaken" | "seatLeft" | "seatLost" | "projectOffered" | "projectHanded"
  >
> = {
  "seat.requested": "seatRequested",
  "seat.invited": "seatInvited",
  "seat.taken": "seatTaken",
  "seat.left": "seatLeft",
  "seat.lost": "seatLost",
  "project.offered": "projectOffered",
  "project.handed": "projectHanded",
};

const watched: Partial<Record<EventKind, "answered" | "filled" | "postedAtCompany">> = {
  "answer.accepted": "answered",
  "job.filled": "filled",
  "job.posted": "postedAtCompany",
};
