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
