export const title = "Schreib uns";
export const whatFor = "Fragen, Ärger mit deinem Konto oder etwas, das hier nicht stehen sollte? Schreib dem Team.";
export const whatHasNoPlace = <Part>(rules: (words: string) => Part) => [
  "Was hier keinen Platz hat, steht in den ",
  rules("Regeln"),
  ".",
];
export const aboutWhom = <Part>(name: Part) => ["Du möchtest mit ", name, " in Kontakt kommen."];
export const howItGoes = "Deine Anfrage geht an das Team, das sie weiterleitet. Sag, wer du bist und worum es geht.";
export const straightTo = (name: string) => `Deine Nachricht geht direkt an ${name}.`;
export const throughTeam = "Oder über das Team";
export const toTeamInstead = "Lieber dem Team schreiben";

export const name = "Name";
export const email = "E-Mail";
export const request = "Anfrage";
export const wentWrong = "Ups, da ist etwas schiefgegangen";
export const notSent = "Deine Nachricht konnte nicht gesendet werden. Bitte versuche es noch einmal.";
