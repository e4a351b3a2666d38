let names: Intl.DisplayNames | undefined;
const languageNames = () => {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names;
};

/** Whether two letters name a language of ISO 639-1, and are what it is called by today. */
export const isLanguageCode = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) && languageNames().of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code;
