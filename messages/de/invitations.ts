export const list = {
  title: "Einladungen",
  pages: "Seiten mit Einladungen",
  failed: "Die Einladungen konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Einladungen. Geh zurück zur vorigen.",
};
export const about =
  "Wer eingeladen ist und sich noch nicht registriert hat. Importierte Mitglieder, die noch kein Passwort haben, stehen bei den Mitgliedern.";
export const none = "Es gibt keine offenen Einladungen. Sie werden auf der Kommandozeile des Servers verschickt.";

export const worksUntil = <Part>(day: Part) => ["Der Link gilt bis zum ", day];
export const takeBack = "Zurücknehmen";
export const takeBackOf = (email: string) => `Zurücknehmen: Einladung an ${email}`;
export const takeBackThis = "Diese Einladung zurücknehmen?";
export const whatTakingBackDoes = (email: string) =>
  `Der Link, der an ${email} ging, gilt dann nicht mehr. Eine neue Einladung bleibt möglich.`;
export const takenBack = (email: string) => `Die Einladung an ${email} ist zurückgenommen.`;
