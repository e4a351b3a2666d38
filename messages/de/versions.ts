export const edited = "bearbeitet";
export const title = "Was sich geändert hat";
export const failed = "Was sich geändert hat, konnte nicht geladen werden.";
export const showMore = "Mehr anzeigen";
export const close = "Schließen";
export const byOnDay = <Part>(person: Part, day: Part) => [person, ", ", day];
export const wasRemoved = "Diese Fassung wurde entfernt.";
export const inserted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" hinzugefügt: "),
  words,
  spoken(" Ende des Hinzugefügten. "),
];
export const deleted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" gestrichen: "),
  words,
  spoken(" Ende des Gestrichenen. "),
];
export const parts = { title: "Titel", skills: "Kenntnisse", description: "Beschreibung" };

export const remove = "Diese Fassung entfernen";
export const removal = {
  title: "Diese Fassung entfernen?",
  what: "Ihre Worte sind dann endgültig weg. Wer sie geschrieben hat und wann, bleibt.",
  confirm: "Entfernen",
};
export const removed = "Fassung entfernt";
export const removalFailed = "Ups, da ist etwas schiefgegangen";
