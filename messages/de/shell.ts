export const language = "de";
export const description =
  "Ein Community-Board für Alumni von Programmierschulen: Jobs, Projekte, Fragen, Firmen und Menschen.";

/** The other language, in its own words. */
export const otherLanguage = { code: "en", name: "English" } as const;
export const languageFailed = "Deine Sprache konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const skipToContent = "Zum Inhalt springen";
export const toLightTheme = "Zum hellen Design wechseln";
export const toDarkTheme = "Zum dunklen Design wechseln";

export const loggedIn = "Du bist angemeldet";
export const loggingOut = "Du wirst abgemeldet";
export const sessionEnded = "Deine Sitzung ist zu Ende. Bitte melde dich wieder an.";
