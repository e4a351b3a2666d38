export const title = "Regeln";
export const failed = "Die Regeln dieses Boards konnten nicht geladen werden.";
export const noPlace = "Was hier keinen Platz hat";
export const whoDecides = <Part>(contact: (words: string) => Part) => [
  "Mitglieder melden mit dem Knopf darunter, was gegen diese Regeln verstößt; wer kein Konto hat, ",
  contact("schreibt dem Team"),
  ". Menschen aus dem Team entscheiden, sagen warum, und jemand anderes sieht es sich noch einmal an, wenn du darum bittest.",
];
export const explained = {
  spam: "Werbung, Schneeballsysteme, immer wieder dasselbe, Jobs, die es nicht gibt oder für die Bewerber:innen zahlen sollen.",
  abuse: "Worte gegen Menschen: wer sie sind, woher sie kommen, was sie glauben, wie sie leben oder was sie können.",
  illegal:
    "Was ein Gesetz verbietet oder anderen hilft, eines zu brechen; auch Texte und Bilder, die jemand anderem gehören.",
  privacy: "Was dir jemand im Vertrauen gesagt hat, Adressen, Bilder und alles, womit andere nicht einverstanden sind.",
  "wrong-place": "Ein Job unter den Fragen, Werbung als Kommentar oder was es hier schon gibt.",
  outdated: "Ein Job, der besetzt ist, eine Firma, die es nicht mehr gibt, eine Antwort, die einmal gestimmt hat.",
  other: "Was oben nicht passt und trotzdem Menschen oder dem Board schadet.",
};
