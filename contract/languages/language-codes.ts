let names: Intl.DisplayNames | undefined;
const languageNames = () => {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names;
};

/** `Intl` canonicalizes `tl` (Tagalog) to `fil`, which has no two-letter code: `tl` stays valid. */
const threeLetters = 3;

/** Whether the code is a current two-letter code of ISO 639-1, not a deprecated alias. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2}$/.test(code) || languageNames().of(code) === undefined) return false;
  const [today] = Intl.getCanonicalLocales(code);
  return today === code || today?.length === threeLetters;
}
