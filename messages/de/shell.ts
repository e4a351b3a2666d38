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

export const home = "Start";
export const welcome = "Willkommen";
export const skills = "Kenntnisse";
export const users = "Nutzer:innen";

export const profile = "Profil";
export const cohorts = "Jahrgänge";
export const settings = "Einstellungen";
export const administration = "Verwaltung";
export const logOut = "Abmelden";
export const logIn = "Anmelden";
export const signUp = "Registrieren";

export const aboutUs = "Über uns";
export const contact = "Kontakt";
export const terms = "Nutzungsbedingungen";
export const privacy = "Datenschutzerklärung";
export const imprint = "Impressum";
export const donate = "Spenden";
export const copyright = (year: number, organisation: string) => `© ${year} ${organisation} Alumni`;

export const boardHome = (board: string) => `${board}, Startseite`;
export const yourAccount = (name: string) => `Dein Konto, ${name}`;
export const bar = "Hauptbereiche";
export const menu = "Menü";
export const closeMenu = "Menü schließen";
export const barInMenu = "Hauptbereiche, im Menü";
export const footer = "Über dieses Board";
export const back = "Zurück";
export const more = "Mehr";
export const moreAbout = (name: string) => `Mehr zu ${name}`;
export const messages = "Nachrichten";

export const control = "Strg";

export const cancel = "Abbrechen";
export const remove = "Löschen";
export const undoable = (days: number) => `${days} Tage lang lässt es sich zurückholen.`;

export const toasts = "Hinweise";
export const closeToast = "Hinweis schließen";
