import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { day } from "../interface/fields.ts";
import { type Message, says } from "../interface/messages.ts";
import {
  type KindSetting,
  kindDefaults,
  type NotificationKind,
  notificationKinds,
  rhythms,
  rhythmsOf,
} from "./notification-kinds.ts";

export const hourDefault = 8;
/** Monday; ISO 8601 numbers weekdays from 1. */
export const weekdayDefault = 1;

const notAKind: Message = says("notificationSetting");
const flag = z.boolean(notAKind);

/** A change to a kind's settings; omitted parts stay. `decision` can't be changed. */
function settingOf(kind: NotificationKind) {
  if (kind === "decision") {
    const { board, mail, push } = kindDefaults.decision;
    const fixed = z.strictObject({ board: z.literal(board), mail: z.literal(mail), push: z.literal(push) }).partial();
    return z.unknown().refine((sent) => fixed.safeParse(sent).success, says("cantBeSwitchedOff"));
  }
  // Asked by mail alone.
  if (kind === "checkin") {
    const off = z.literal(false, notAKind);
    const mail = z.enum(rhythmsOf(kind), { error: notAKind });
    return z.strictObject({ board: off, mail, push: off }, notAKind).partial();
  }
  const shape = { board: flag, push: flag };
  if (kind === "search") return z.strictObject(shape, notAKind).partial();
  return z.strictObject({ ...shape, mail: z.enum(rhythmsOf(kind), { error: notAKind }) }, notAKind).partial();
}

type Kinds = {
  [Kind in keyof typeof kindDefaults]: (typeof kindDefaults)[Kind] extends { mail: unknown }
    ? KindSetting
    : Omit<KindSetting, "mail">;
};
export type KindChanges = { [Kind in keyof Kinds]?: Partial<Kinds[Kind]> | undefined };

const kindChanges = z
  .strictObject(Object.fromEntries(notificationKinds.map((kind) => [kind, settingOf(kind)])), notAKind)
  .partial() as unknown as z.ZodType<KindChanges>;

const ofMail = { board: z.boolean(), mail: z.enum(rhythms), push: z.boolean() };
const kinds = z.object(
  Object.fromEntries(
    notificationKinds.map((kind) => [
      kind,
      z.object(kind === "search" ? { board: ofMail.board, push: ofMail.push } : ofMail),
    ]),
  ),
) as unknown as z.ZodType<Kinds>;

/** Abbreviations that ICU accepts besides IANA's names; other programs may not know them. */
const ofIcuAlone = /^(AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/i;

/** An IANA name, not an offset: offsets change with daylight saving time. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) &&
      !ofIcuAlone.test(name) &&
      new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined
    );
  } catch {
    return false;
  }
}

const timeZone = z.string({ error: says("chooseTimeZone") }).refine(isTimeZone, says("chooseTimeZone"));
const wholeFrom = (least: number, most: number, message: Message) =>
  z.int({ error: message }).min(least, message).max(most, message);

const settings = z.object({
  kinds,
  /** An IANA name; null if unknown, then UTC is used. */
  timeZone: z.string().nullable(),
  /** The hour of day at which digests are sent, and the weekday for weekly ones: 1 is Monday. */
  hour: z.int(),
  weekday: z.int(),
  /** The day on which a pause ends, YYYY-MM-DD; null if there is none. */
  pausedUntil: z.string().nullable(),
});
export type NotificationSettings = z.infer<typeof settings>;

export const getNotificationSettings = endpoint({
  method: "GET",
  path: "/account/notifications",
  access: "member",
  summary: "Of what one is told on the board, by mail and by push, and when letters come.",
  output: settings,
});

export const changeNotificationSettings = endpoint({
  method: "PUT",
  path: "/account/notifications",
  access: "member",
  summary: "Change of what one is told, and how: what is left out stays, of a kind too.",
  input: z.object({
    kinds: kindChanges.optional(),
    timeZone: timeZone.nullable().optional(),
    /** The browser's own; used only while no time zone is set, so that it never overwrites a chosen one. */
    browserTimeZone: timeZone.optional(),
    hour: wholeFrom(0, 23, says("chooseHour")).optional(),
    weekday: wholeFrom(1, 7, says("chooseWeekday")).optional(),
    pausedUntil: day.nullable().optional(),
  }),
  output: settings,
});
