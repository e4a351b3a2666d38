type Parts<Part> = {
  organisation: string;
  /** The host that questions about jobs are sent to. */
  assistant: string;
  toTeam: (words: string) => Part;
  imprint: (words: string) => Part;
  code: (words: string) => Part;
  strong: (words: string) => Part;
};

export const title = "Datenschutzerklärung";
export const beforeStoredData = <Part>({ organisation, toTeam, imprint }: Parts<Part>) => [
  {
    words:
      "Kurz gesagt: Dieses Board speichert, was du eingibst und was es braucht, um zu funktionieren. Es setzt keine Cookies, hat keine Tracker und keine Werbung, lädt nichts von anderen Servern und gibt deine Daten an niemanden weiter, der hier nicht genannt ist.",
  },

  { heading: "Wer verantwortlich ist" },
  {
    words: [
      `Verantwortlich nach Art. 4 Nr. 7 der Datenschutz-Grundverordnung (DSGVO) ist ${organisation}; Name und Postanschrift stehen im `,
      imprint("Impressum"),
      ". Zu allem, was deine Daten betrifft, wende dich an ",
      toTeam("das Team"),
      ".",
    ],
  },

  { heading: "Was gespeichert wird, warum, auf welcher Grundlage und wie lange" },
];

export const afterStoredData = <Part>({ organisation, assistant, toTeam, code, strong }: Parts<Part>) => [
  { heading: "Wer deine Daten sieht" },
  {
    words:
      "Andere Mitglieder sehen deinen Namen, dein Bild, deine Kenntnisse, deine Rolle, seit wann du hier bist und was du postest und kommentierst. Von Firma und früheren Firmen, Kurzvorstellung, Ort, Text über dich, Links, Sprachen, Jahrgängen und dem, wofür du offen bist, sehen sie, was du freigibst. Wer kein Konto hat, sieht Zahlen und von den neuesten zwei Jobs den Titel, den Ort und die ersten Wörter; keine Namen. Deine E-Mail-Adresse sehen du und die Moderator:innen und Admins, die sich um das Board kümmern. Dein Passwort wird nur als Hash gespeichert, den niemand lesen kann. Was zu dir passt, wird aus den Kenntnissen berechnet, die du nennst; das Board selbst kann einen Text zurückhalten oder ausblenden, bis ein Mensch ihn angesehen hat. Sonst wird nichts allein durch eine Maschine über dich entschieden (Art. 22 DSGVO).",
  },

  { heading: "Wer sie noch verarbeitet" },
  {
    words: `Das Board, seine Datenbank und seine Bilder laufen auf einem Server, den ${organisation} betreibt oder durch einen Vertrag nach Art. 28 DSGVO für sich betreiben lässt. Mails gehen über den Mailserver, mit dem das Board eingerichtet ist. Daten werden nicht in Länder außerhalb der Europäischen Union gesendet, es sei denn, einer der nächsten beiden Absätze trifft zu.`,
  },
  {
    words: `Nur wenn für dieses Board ein KI-Dienst eingerichtet ist: Fragt ein Mitglied nach der Work-Life-Balance eines Jobs, werden die Frage, Titel, Ort und Text der Anzeige und die Kommentare zu ihr und zu ihrer Firma von unserem Server an diesen Dienst gesendet, ohne die Namen derer, die schreiben oder fragen, und nur, wenn der Knopf gedrückt wird. KI-Dienst dieses Boards zurzeit: ${assistant}. Wo er läuft, sagt dir das Team auf Anfrage. Ohne einen solchen Dienst liest das Board Anzeige und Kommentare selbst, und nichts wird gesendet. Weder Fragen noch Antworten werden gespeichert.`,
  },

  {
    words:
      "Nur wenn du auf einem Gerät Push einschaltest: Neues für dich geht von unserem Server verschlüsselt an den Push-Dienst, den der Hersteller deines Browsers betreibt (Google, Mozilla, Apple oder Microsoft, auch in Ländern außerhalb der Europäischen Union), und von dort auf dein Gerät. Der Dienst erfährt, dass es etwas für diesen Browser gibt, und wann. Den Inhalt kann er nicht lesen: die Art der Benachrichtigung, den Titel des Beitrags oder den Namen deines Suchauftrags oder Jahrgangs und die Adresse auf dem Board, aber keine Namen von Mitgliedern und nichts, was jemand geschrieben hat.",
  },

  { heading: "In deinem Browser" },
  {
    words: [
      "Keine Cookies. Fünf Einträge im lokalen Speicher deines Browsers, die für das nötig sind, was du vom Board verlangst (§ 25 Abs. 2 Nr. 2 TDDDG): ",
      code("token"),
      " und ",
      code("user"),
      " halten dich angemeldet, bis du dich abmeldest, ",
      code("theme"),
      " merkt sich, ob du das helle oder das dunkle Design gewählt hast, ",
      code("locale"),
      ", welche Sprache, ",
      code("search"),
      " die letzten acht Texte, nach denen du gesucht hast, und die letzten acht Einträge, die du geöffnet hast, bis deine Sitzung endet, und ob die Taste / die Suche öffnet. Was du in ein Formular getippt und noch nicht gespeichert hast, bleibt ohne Passwörter im Tab, damit beim Neuladen nichts verloren geht; es wird gelöscht, sobald du es speicherst, das Formular verlässt, dich abmeldest oder den Tab schließt. Dein Browser behält außerdem die eigenen Dateien des Boards, für alle dieselben, damit sich eine Seite öffnet, wenn das Netz weg ist; nichts von dem, was du liest oder schreibst, ist darunter. Wo du Push eingeschaltet hast, fragt dein Browser den Push-Dienst seines Herstellers nach einer Adresse.",
    ],
  },

  { heading: "Deine Rechte" },
  {
    items: [
      "Du kannst fragen, was über dich gespeichert ist, und eine Kopie davon bekommen (Art. 15 DSGVO).",
      "Du kannst es berichtigen lassen (Art. 16); das meiste kannst du in deinem Profil selbst ändern.",
      "Du kannst es löschen (Art. 17) oder seine Verarbeitung einschränken lassen (Art. 18); andere, denen wir es weitergegeben haben, erfahren davon (Art. 19).",
      "Du kannst, was du eingegeben hast, in einem gängigen Format mitnehmen (Art. 20).",
      strong(
        "Du kannst aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit dem widersprechen, was wir auf der Grundlage berechtigter Interessen tun (Art. 21).",
      ),
    ],
  },
  {
    words: [
      "Eine Nachricht an ",
      toTeam("das Team"),
      ` genügt; wir antworten innerhalb eines Monats. Hast du in etwas eingewilligt, kannst du das jederzeit für die Zukunft widerrufen. Du hast auch das Recht, dich bei einer Aufsichtsbehörde zu beschweren (Art. 77 DSGVO), zum Beispiel bei der des Bundeslandes, in dem du lebst oder in dem der Sitz von ${organisation} liegt.`,
    ],
  },

  { heading: "Musst du uns Daten geben?" },
  {
    words:
      "Kein Gesetz verpflichtet dich. Ohne Namen, E-Mail-Adresse und Passwort kann es kein Konto geben; alles andere in deinem Profil ist dir überlassen.",
  },

  { heading: "Recht und Änderungen" },
  {
    words:
      "Neben der DSGVO gilt deutsches Recht. Wenn das Board beginnt, mit Daten anders umzugehen, steht es zuerst auf dieser Seite; von Änderungen, die für dich von Bedeutung sind, erfahren die Mitglieder.",
  },
];
