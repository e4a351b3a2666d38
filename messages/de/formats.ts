const locale = "de-DE";

const whole = new Intl.NumberFormat(locale);
const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const span = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const conjunction = new Intl.ListFormat(locale, { type: "conjunction" });
const disjunction = new Intl.ListFormat(locale, { type: "disjunction" });
const longDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
const longDayOfThisYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
const longDayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
const longCalendarDay = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** 1.204 */
export const number = (value: number) => whole.format(value);
/** 1,50 */
export const ratio = (value: number) => hundredths.format(value);
/** 2 Jobs, 1 Frage und 12 Kommentare */
export const list = (parts: string[]) => conjunction.format(parts);
/** behalten oder löschen */
export const choice = (parts: string[]) => disjunction.format(parts);

/** vor 3 Stunden */
export const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) => span.format(-count, unit);
export const justNow = "gerade eben";

/** 3. Dezember 2026, as the reader's own day. */
export const day = (moment: Date) => longDay.format(moment);
export const dayOfThisYear = (moment: Date) => longDayOfThisYear.format(moment);
export const dayAndTime = (moment: Date) => longDayAndTime.format(moment);
/** A date that is the same everywhere. */
export const calendarDay = (date: Date) => longCalendarDay.format(date);
