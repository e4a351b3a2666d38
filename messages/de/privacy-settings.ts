export const whoSeesWhat = "Wer was sieht";
export const aboutWhoSees =
  "Was jemand nicht sehen darf, sieht aus wie leer. Dein Jahrgang sind die, die in ihm bestätigt sind.";
export const whoSees = {
  about: "Wer sieht, was du über dich schreibst",
  location: "Wer deinen Ort sieht",
  links: "Wer deine Links sieht",
  openTo: "Wer sieht, wofür du offen bist",
  company: "Wer sieht, wo du arbeitest",
  cohort: "Wer deinen Jahrgang sieht",
};
export const visibilities = { members: "Mitglieder", cohort: "Mein Jahrgang", me: "Nur ich" };
export const whoMayWrite = "Wer dir schreiben darf";
export const aboutWhoMayWrite = "Eine erste Nachricht. Offene Unterhaltungen gehen weiter.";
export const requestsFrom = { members: "Mitglieder", verified: "Bestätigte Absolvent:innen", nobody: "Niemand" };
export const saved = "Gespeichert";
export const failed = "Deine Einstellungen konnten nicht geladen werden.";
