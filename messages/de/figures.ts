const locale = "de-DE";

const brief = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const long = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
/** Of `2026-11`. */
export const briefMonth = (month: string) => brief.format(new Date(month));
export const longMonth = (month: string) => long.format(new Date(month));

export const title = "Zahlen";
export const about = "Die letzten zwölf Monate, nach dem Tag, an dem etwas geschah.";
export const failed = "Die Zahlen konnten nicht geladen werden.";
export const download = "Als CSV herunterladen";
export const reports = "Meldungen";
export const received = "Eingegangen";
export const board = "Das Board selbst";
export const held = "Zurückgehalten";
export const automatic = "Ausgeblendet";
export const decisions = "Entscheidungen";
export const medianHours = "Stunden bis entschieden";
export const appeals = "Einsprüche";
export const overturned = "Aufgehoben";
export const quiet = "Nichts kam, und nichts wurde entschieden.";
