/**
 * Marks that texts are compared without: those of Latin, Greek, Cyrillic, Hebrew and Arabic letters. The marks of other scripts,
 * as of kana, Devanagari and Thai, make another letter or another sound, and stay.
 */
const accents = new RegExp(
  `(?=\\p{M})[${[
    String.raw`\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ua66f-\ua67d\ua69e\ua69f\ufe20-\ufe2f`,
    String.raw`\u0591-\u05c7\ufb1e`,
    String.raw`\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0897-\u089f\u08ca-\u08ff\u{10efa}-\u{10eff}`,
  ].join("")}]`,
  "gu",
);

/** Soft hyphens, joiners, marks of direction and variation selectors: they show how a word looks and are no part of it. */
const formatting = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A text with compatible letters made equal, and without accents and invisible characters. */
export const withoutAccents = (text: string): string =>
  text.replace(formatting, "").normalize("NFKD").replace(accents, "");
