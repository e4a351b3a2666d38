const locale = "en-GB";

const brief = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const long = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
/** Of `2026-11`. */
export const briefMonth = (month: string) => brief.format(new Date(month));
export const longMonth = (month: string) => long.format(new Date(month));

export const title = "Figures";
export const about = "The last twelve months, by the day on which each thing happened.";
export const failed = "The figures couldn't be loaded.";
export const download = "Download as CSV";
export const reports = "Reports";
export const received = "Received";
export const board = "The board itself";
export const held = "Held";
export const automatic = "Hidden";
export const decisions = "Decisions";
export const medianHours = "Hours until decided";
export const appeals = "Appeals";
export const overturned = "Overturned";
export const quiet = "Nothing came, and nothing was decided.";
