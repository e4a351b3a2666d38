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

export const imprintTitle = "Impressum";
export const law = "Angaben gemäß § 5 des Digitale-Dienste-Gesetzes (DDG).";
export const missing = <Part>(organisation: Part) => [
  organisation,
  " betreibt dieses Board und muss hier nennen: den vollen Namen und die Rechtsform, die Postanschrift, wer die Organisation vertritt, und, wo es sie gibt, Registernummer und Umsatzsteuer-Identifikationsnummer. Das ist noch nicht geschehen.",
];
export const contact = <Part>(board: string, organisation: string, toTeam: (words: string) => Part) => [
  `${board} ist das Board der Alumni von ${organisation}. Kontakt: `,
  toTeam("das Team"),
];

type Parts<Part> = {
  board: string;
  organisation: string;
  toTeam: (words: string) => Part;
  imprint: (words: string) => Part;
  privacy: (words: string) => Part;
  rules: (words: string) => Part;
};

export const termsTitle = "Nutzungsbedingungen";
export const termsText = <Part>({ board, organisation, toTeam, imprint, privacy, rules }: Parts<Part>) => [
  { heading: "1. Wer dieses Board anbietet" },
  {
    words: [
      `${organisation} betreibt ${board}, ein kostenloses Community-Board für Alumni. Wer das rechtlich ist, steht im `,
      imprint("Impressum"),
      ". Bei Fragen wende dich an ",
      toTeam("das Team"),
      ". Wenn du dich registrierst, stimmst du diesen Bedingungen zu.",
    ],
  },

  { heading: "2. Dein Konto" },
  {
    words: `Konten sind für Menschen, die bei ${organisation} gelernt haben oder mit ${organisation} arbeiten und mindestens 16 Jahre alt sind. Registriere dich unter deinem eigenen Namen und mit einer Adresse, deren Mails du liest. Behalte dein Passwort für dich; sag uns Bescheid, wenn du glaubst, dass jemand anderes es kennt. Jede Person hat nur ein Konto.`,
  },

  { heading: "3. Was du postest" },
  {
    words:
      "Was du schreibst, bleibt deins. Du erlaubst uns, es unentgeltlich und solange es hier steht zu speichern und den Mitgliedern dieses Boards zu zeigen; von den neuesten zwei Jobs sehen alle den Titel, den Ort und die ersten Wörter. Poste nur, was du weitergeben darfst: keine Texte, Bilder oder Logos, die anderen gehören, und nichts, was dir Arbeitgeber:innen oder Kund:innen im Vertrauen gesagt haben.",
  },

  { heading: "4. Wie wir miteinander umgehen" },
  { words: "Poste nichts, was" },
  {
    items: [
      "gegen das Gesetz verstößt oder anderen hilft, dagegen zu verstoßen;",
      "Menschen beleidigt, bedroht, belästigt oder diskriminiert;",
      "Privates anderer ohne deren Einwilligung erzählt;",
      "Werbung ist, ein Schneeballsystem oder ein Job, den es nicht gibt oder für den Bewerber:innen zahlen sollen;",
      "das Board angreift: Daten von Mitgliedern massenhaft sammeln, Passwörter erraten, Schadprogramme verbreiten.",
    ],
  },
  { words: ["Was hier sonst keinen Platz hat, steht in den ", rules("Regeln"), "."] },

  { heading: "5. Jobs und Projekte" },
  {
    words:
      "Anzeigen kommen von Mitgliedern. Wir prüfen nicht, ob stimmt, was sie versprechen, und sind an dem, was Mitglieder und Firmen vereinbaren, nicht beteiligt. Stellenanzeigen müssen allen offenstehen, die die Arbeit tun können, wie es das Allgemeine Gleichbehandlungsgesetz (AGG) verlangt. Was zu wem passt und was vorgeschlagen wird, wird aus den Kenntnissen berechnet, die Mitglieder nennen; das hilft, einander zu finden, und ist kein Urteil über irgendwen. Wo das Board anbietet, eine Frage von einer KI beantworten zu lassen, kann deren Antwort falsch sein.",
  },

  { heading: "6. Was wir bei Verstößen tun" },
  {
    words: [
      "Wenn du etwas siehst, das hier nicht stehen sollte, melde es mit dem Knopf darunter oder wende dich an ",
      toTeam("das Team"),
      " und sag, wo es steht und was daran falsch ist. Moderator:innen und Admins sind Menschen; sie entscheiden nach diesen Bedingungen und den Regeln, wägen die Interessen aller Seiten ab und dürfen Beiträge und Kommentare bearbeiten, ausblenden oder entfernen oder, wenn es schwer wiegt oder wieder vorkommt, ein Konto sperren oder schließen. Was mehrere Mitglieder melden, kann das Board selbst ausblenden, und was nach Spam aussieht, zurückhalten, bis ein Mensch es angesehen hat. Wer betroffen ist, erfährt, was geschehen ist und warum, soweit wir die Person erreichen; sie und wer es gemeldet hat, können sechs Monate lang darum bitten, dass jemand anderes aus dem Team es noch einmal prüft. Der Weg zu den Gerichten bleibt offen.",
    ],
  },

  { heading: "7. Wenn du gehst" },
  {
    words:
      "Du kannst dein Konto jederzeit und ohne Angabe von Gründen löschen. Du wählst, ob deine Beiträge und Kommentare mitgehen oder ohne deinen Namen bleiben. Wir können dein Konto mit einer Frist von zwei Wochen beenden, aus wichtigem Grund sofort.",
  },

  { heading: "8. Verfügbarkeit und Haftung" },
  {
    words:
      "Um dieses Board kümmern sich Freiwillige. Wir bemühen uns, dass es läuft, versprechen aber keine bestimmte Verfügbarkeit und dürfen es ändern oder einstellen; wenn wir es einstellen, sagen wir es dir so rechtzeitig, dass du deine Daten mitnehmen kannst. Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Verletzungen von Leben, Körper oder Gesundheit und dort, wo das Gesetz uns unabhängig von Verschulden haften lässt. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, die die Nutzung des Boards überhaupt erst möglich macht und auf die du vertrauen darfst, und dann nur für den Schaden, der typisch und vorhersehbar ist.",
  },

  { heading: "9. Änderungen dieser Bedingungen" },
  {
    words:
      "Wenn wir diese Bedingungen so ändern, dass es für dich von Bedeutung ist, sagen wir es dir mindestens vier Wochen vorher. Wenn du nicht einverstanden bist, kannst du dein Konto bis dahin löschen.",
  },

  { heading: "10. Recht" },
  {
    words:
      "Es gilt das Recht der Bundesrepublik Deutschland, ohne das UN-Kaufrecht. Bist du Verbraucher:in, behältst du den Schutz, den dir das zwingende Recht des Landes gewährt, in dem du lebst. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Ist eine dieser Bedingungen unwirksam, bleiben die anderen wirksam.",
  },
  {
    words: [
      "Wie wir nach den Regeln der Datenschutz-Grundverordnung (DSGVO) mit deinen Daten umgehen, steht in der ",
      privacy("Datenschutzerklärung"),
      ".",
    ],
  },
];

/** The end of every legal text. */
export const whichApplies =
  "Diesen Text gibt es auf Deutsch und Englisch. Wo sie sich unterscheiden, gilt der deutsche.";
