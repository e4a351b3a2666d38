export const title = "Über uns";
export const about = (board: string, organisation: string) =>
  `${board} ist das Community-Board der Alumni von ${organisation}. Ein Kurs ist nach ein paar Monaten vorbei; was bleibt, sind die Leute, neben denen du gesessen hast. Hier findet ihr euch wieder.`;

export const offers = [
  {
    title: "Anzeigen für Jobs und Projekte",
    text: "Mitglieder posten Jobs aus den Firmen, in denen sie arbeiten, und Projekte, die noch jemanden brauchen. Jede Anzeige nennt die Kenntnisse, nach denen sie fragt, und darunter kannst du fragen, was nicht darin steht.",
  },
  {
    title: "Firmenverzeichnis",
    text: "Welche Firmen Leute wie uns einstellen, wer von uns dort arbeitet und was man dort erlebt. Sieh dir eine Firma an, bevor du dich bewirbst, und frag nach bei denen, die sie von innen kennen.",
  },
  {
    title: "Fragen & Antworten",
    text: "Frag nach Code, Verträgen, Bewerbungsgesprächen oder den ersten Wochen in einem neuen Team. Die Antworten kommen von Leuten, die auf demselben Weg gelernt haben wie du und vor Kurzem dieselbe Frage hatten.",
  },
  {
    title: "Was zu dir passt",
    text: "Sag, was du kannst, und das Board zeigt dir die Jobs und Projekte, die dazu passen, und zeigt dich denen, die sie gepostet haben. Es sagt immer, warum: welche der Kenntnisse du hast und welche dir fehlen. Seltene Kenntnisse zählen mehr als häufige.",
  },
];

export const rules = "Wie es hier zugeht";
export const whatIsOpen =
  "Die neuesten zwei Jobs und wie viel hier los ist, dürfen alle sehen. Alles andere ist für Mitglieder, damit man offen sprechen kann: Du brauchst ein Konto, um die Anzeigen zu lesen, zu kommentieren und zu sehen, wer hier ist. Deine E-Mail-Adresse sehen nur du und die, die sich um das Board kümmern. Es gibt keine Werbung und keine Tracker.";
export const support = "Damit das Licht anbleibt";
export const howToHelp = (organisation: string) =>
  `Dieses Board betreiben Freiwillige. Wenn es dir zu einem Job, einem Projekt oder einer Antwort verholfen hat, gib das weiter: Poste den nächsten Job, von dem du hörst, beantworte eine Frage oder unterstütze ${organisation} mit einer Spende.`;

export const signUp = "Registrieren";
export const forDevelopers = "Für Entwickler:innen: die Schnittstelle";
