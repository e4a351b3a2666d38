const locale = "de-DE";

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

/** 1.204 */
export const number = (value: number) => whole.format(value);
/** 1,50 */
export const ratio = (value: number) => hundredths.format(value);
/** 2 Jobs, 1 Frage und 12 Kommentare */
export const list = (parts: string[]) => conjunction.format(parts);
/** behalten oder löschen */
export const choice = (parts: string[]) => disjunction.format(parts);

const hasName = (unit: Intl.RelativeTimeFormatUnit) => unit === "day";
/** vor 3 Stunden, gestern */
export const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  (hasName(unit) ? named : span).format(-count, unit);
export const justNow = "gerade eben";
