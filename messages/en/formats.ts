const locale = "en-GB";

// Marked, so that a build drops what a page doesn't use.
const whole = /* @__PURE__ */ new Intl.NumberFormat(locale);
const hundredths = /* @__PURE__ */ new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const named = /* @__PURE__ */ new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const span = /* @__PURE__ */ new Intl.RelativeTimeFormat(locale);
const conjunction = /* @__PURE__ */ new Intl.ListFormat(locale, { type: "conjunction" });
const disjunction = /* @__PURE__ */ new Intl.ListFormat(locale, { type: "disjunction" });

/** 1,204 */
export const number = (value: number) => whole.format(value);
/** 1.50 */
export const ratio = (value: number) => hundredths.format(value);
/** 2 jobs, 1 question and 12 comments */
export const list = (parts: string[]) => conjunction.format(parts);
/** keep or erase */
export const choice = (parts: string[]) => disjunction.format(parts);

const hasName = (unit: Intl.RelativeTimeFormatUnit) => unit === "day";
/** 3 hours ago, yesterday; what was a month and a half ago may not have been last month. */
export const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  (hasName(unit) ? named : span).format(-count, unit);
export const justNow = "just now";

const daysLocale = "en-GB";

// Marked, so that a build drops what a page doesn't use.
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, { day: "numeric", month: "long", year: "numeric" });
const dayAndMonth = { day: "numeric", month: "long" } as const;
const longDayOfThisYear = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, dayAndMonth);
const longDayAndTime = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, { dateStyle: "long", timeStyle: "short" });
const dayOfWeek = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, { weekday: "long" });
const timeOfDay = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, { timeStyle: "short" });
const longCalendarDay = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, { dateStyle: "long", timeZone: "UTC" });
const calendarDayWithoutYear = /* @__PURE__ */ new Intl.DateTimeFormat(daysLocale, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** 3 December 2026, as the reader's own day. */
export const day = (moment: Date) => longDay.format(moment);
/** Without the year; a mail is written in its reader's time zone. */
export const dayOfThisYear = (moment: Date, timeZone?: string) =>
  (timeZone ? new Intl.DateTimeFormat(daysLocale, { ...dayAndMonth, timeZone }) : longDayOfThisYear).format(moment);
export const dayAndTime = (moment: Date) => longDayAndTime.format(moment);
export const today = "Today";
export const yesterday = "Yesterday";
/** Thursday */
export const weekday = (moment: Date) => dayOfWeek.format(moment);
/** 14:05 */
export const clock = (moment: Date) => timeOfDay.format(moment);
/** A calendar date, independent of time zones. */
export const calendarDay = (date: Date) => longCalendarDay.format(date);
/** 12 May: one that is near. */
export const calendarDayOfYear = (date: Date) => calendarDayWithoutYear.format(date);
