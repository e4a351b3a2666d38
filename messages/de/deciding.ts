export const title = "Entscheidung";
export const outcome = "Ergebnis";
export const outcomes = {
  kept: "Nichts zu beanstanden",
  hidden: "Ausblenden",
  removed: "Entfernen",
  cleared: "Teile leeren",
  suspended: "Sperren",
};
export const whichParts = "Welche Teile";
export const parts = {
  picture: "Bild",
  headline: "Kurzvorstellung",
  about: "Über mich",
  location: "Ort",
  links: "Im Netz",
};
export const alsoSuspend = (name: string) => `Auch ${name} sperren`;
export const endsOn = "Endet am";
export const endsOnHint = "Von diesem Tag an geht das Anmelden wieder. Ohne Datum bleibt das Ende offen.";
export const reason = "Grund";
export const chooseReason = "Wähle einen Grund";
export const told = "Was wir der Person und denen sagen, die es gemeldet haben";
export const toldHint = "Nenne niemanden, der gemeldet hat. Wo es gegen das Gesetz ist, nenne das Gesetz.";
export const decide = "Entscheiden";
export const deciding = "Entscheidet …";
export const decided = "Entschieden. Alle Beteiligten wissen es.";
export const lookAgain = "Noch einmal ansehen";
export const takeOver = "Übernehmen";
export const onlyAdmin = "Das kann nur ein Admin entscheiden.";
export const onlyAnother = "Das kann nur ein anderer Admin entscheiden.";
export const onlySomebodyElse = "Das kann nur jemand anderes entscheiden.";
