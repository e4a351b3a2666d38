const locale = "en-GB";

// Marked, so that a build drops what a page doesn't use.
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
const dayAndMonth = { day: "numeric", month: "long" } as const;
const longDayOfThisYear = /* @__PURE__ */ new Intl.DateTimeFormat(locale, dayAndMonth);
const longDayAndTime = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
const dayOfWeek = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { weekday: "long" });
const timeOfDay = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const longCalendarDay = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const calendarDayWithoutYear = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** 3 December 2026, as the reader's own day. */
export const day = (moment: Date) => longDay.format(moment);
/** Without the year; a mail is written in its reader's time zone. */
export const dayOfThisYear = (moment: Date, timeZone?: string) =>
  (timeZone ? new Intl.DateTimeFormat(locale, { ...dayAndMonth, timeZone }) : longDayOfThisYear).format(moment);
export const dayAndTime = (moment: Date) => longDayAndTime.format(moment);
export const today = "Today";
export const yesterday = "Yesterday";
/** Thursday */
export const weekday = (moment: Date) => dayOfWeek.format(moment);
/** 14:05 */
export const clock = (moment: Date) => timeOfDay.format(moment);
/** A date that is the same everywhere. */
export const calendarDay = (date: Date) => longCalendarDay.format(date);
/** 12 May: one that is near. */
export const calendarDayOfYear = (date: Date) => calendarDayWithoutYear.format(date);
