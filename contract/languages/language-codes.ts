let names: Intl.DisplayNames | undefined;
const languageNames = () => {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names;
};

/** Of Tagalog, `fil`: what has no other two letters keeps those it has. */
const threeLetters = 3;

/** Whether two letters name a language of ISO 639-1, and are what it is called by today. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2}$/.test(code) || languageNames().of(code) === undefined) return false;
  const [today] = Intl.getCanonicalLocales(code);
  return today === code || today?.length === threeLetters;
}
