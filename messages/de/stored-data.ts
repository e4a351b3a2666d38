export const basis = "Grundlage: ";
export const kept = "Aufbewahrt: ";

const contract = "um zu leisten, wofür du dich registriert hast: Art. 6 Abs. 1 Buchst. b DSGVO.";

export const stored = [
  {
    what: "Dein Konto: Name, E-Mail-Adresse, Passwort (als Hash), Rolle, wann du zuletzt hier warst.",
    why: "Damit du dich anmelden kannst und andere wissen, mit wem sie sprechen.",
    basis: contract,
    until: "Bis du dein Konto löschst.",
  },
  {
    what: "Deine Schlüssel: Passkeys (ihr öffentlicher Teil, ein Name, wann zuletzt benutzt), Konten anderswo, mit denen du dich anmeldest (Anbieter, deine Nummer und Adresse dort), das Geheimnis deiner Authenticator-App, Hashes deiner Wiederherstellungscodes.",
    why: "Damit du dich damit anmelden kannst und sonst niemand.",
    basis: contract,
    until: "Bis du sie entfernst oder dein Konto löschst. Eine halbe Anmeldung: zehn Minuten.",
  },
  {
    what: "Deine Sprachen: die, die du gewählt hast (locale), und die, die du zuletzt benutzt hast (usedLocale).",
    why: "Damit Seiten und Mails in deiner Sprache sind.",
    basis: contract,
    until: "Bis du dein Konto löschst.",
  },
  {
    what: "Dein Profil: Bild, Firma, Kenntnisse, Kurzvorstellung, Ort, was du über dich schreibst, Links, Sprachen, wo du früher gearbeitet hast, wofür du offen bist.",
    why: "Damit Menschen, Jobs und Projekte zueinander finden. Was du angibst und wer es sieht, wählst du selbst.",
    basis: contract,
    until: "Bis du es aus deinem Profil nimmst oder dein Konto löschst.",
  },
  {
    what: "Was du auf „Wo bist du jetzt?“ antwortest: wann wir gefragt haben, deine Antwort, die Firma, seit welchem Monat, der Bereich; und wann du deine Firma zuletzt bestätigt hast.",
    why: "Damit das Verzeichnis aktuell bleibt. Die Schule sieht, wie viele von mindestens fünf Leuten eine Antwort gegeben haben, nie von wem sie ist.",
    basis: contract,
    until: "Bis du die Antwort zurücknimmst oder dein Konto löschst.",
  },
  {
    what: "Was du postest: Jobs, Projekte, Fragen, Antworten, Kommentare, Firmen.",
    why: "Dafür ist das Board da.",
    basis: contract,
    until: "Bis du es löschst. Wenn du gehst, wählst du, ob es mitgeht oder ohne deinen Namen bleibt.",
  },
  {
    what: "Repositorys: die Adressen, die du nennst, bei welchen Kenntnissen du sie nennst, ob sie nachweislich dir gehören und wann zuletzt nachgesehen wurde. Einmal im Monat ruft das Board dort die Datei ab, die es nachweist, und fragt bei dem Anbieter nach, dessen Konto du verknüpft hast.",
    why: "Damit dein Profil zeigt, was hinter einer Kenntnis steht.",
    basis: contract,
    until: "Bis du sie entfernst oder dein Konto löschst.",
  },
  {
    what: "Plätze in Projekten: um welche du gebeten hast oder welche dir angeboten wurden, welche du hast oder hattest und seit wann, warum du entfernt wurdest, ob deine Zeit bestätigt ist und welches Projekt du übernehmen sollst.",
    why: "Damit Projekte ihr Team finden und du etwas vorzuweisen hast.",
    basis: contract,
    until:
      "Eine Anfrage, bis du sie zurücknimmst, alles andere, bis das Projekt gelöscht ist. Löschst du dein Konto, steht an deinem Platz „Früheres Mitglied“.",
  },
  {
    what: "Was in deinen Fragen, Antworten und Kommentaren stand, bevor du sie geändert hast.",
    why: "Damit man noch lesen kann, worauf andere geantwortet haben. Ein Tippfehler, den du binnen fünf Minuten verbesserst, hinterlässt keine Spur.",
    basis: contract,
    until: "Bis du es entfernst oder gelöscht wird, was du gepostet hast.",
  },
  {
    what: "Für welche Fragen, Antworten und Kommentare du gestimmt hast.",
    why: "Damit hilfreiche Antworten zuerst stehen. Andere sehen nur, wie viele Stimmen es sind.",
    basis: contract,
    until: "Bis du die Stimme zurücknimmst, gelöscht wird, wofür du gestimmt hast, oder du dein Konto löschst.",
  },
  {
    what: "Bilder in deinen Texten, neu kodiert und ohne das, was deine Kamera ihnen mitgibt.",
    why: "Damit du zeigen kannst, was du meinst.",
    basis: contract,
    until:
      "Solange ein Text sie enthält. Ein Bild, das kein Text, keine frühere Fassung und kein Fall enthält, wird innerhalb von zwei Tagen gelöscht.",
  },
  {
    what: "Wen du in einem Text erwähnst, als Nummer. Zu lesen ist immer der aktuelle Name.",
    why: "Damit sie es einmal erfahren und die Stelle finden.",
    basis: contract,
    until: "Solange es den Text gibt. Verlässt das Mitglied das Board, bleibt die Nummer ohne Namen.",
  },
  {
    what: "Welche unbeantworteten Fragen dir angeboten wurden und wann.",
    why: "Damit Mitglieder gefragt werden, die sich auskennen, und niemand zu oft. Dass du gefragt wurdest, siehst nur du.",
    basis: contract,
    until: "Bis die Frage gelöscht wird oder du dein Konto löschst.",
  },
  {
    what: "Welche Jobs du dir gemerkt hast, mit deiner Notiz und dem Tag, an dem du dich beworben hast.",
    why: "Damit du sie wiederfindest. Niemand sonst sieht das; wer einen Job gepostet hat, sieht, wie viele ihn sich gemerkt haben.",
    basis: contract,
    until: "Bis du es entfernst, der Job gelöscht wird oder du dein Konto löschst.",
  },
  {
    what: "Wer welchen Teil deines Profils sieht, welche Firmen nicht sehen, dass du Arbeit suchst, wer dir schreiben darf; und die Firmen, die du verlassen hast, 30 Tage lang.",
    why: "Damit es nur die sehen, die du auswählst.",
    basis: contract,
    until: "Bis du es änderst oder dein Konto löschst.",
  },
  {
    what: "Deine Jahrgänge, wie du dort bestätigt wurdest und für wen du dich verbürgt hast.",
    why: "Damit andere wissen, wer wirklich dabei war. Bis zur Bestätigung sehen nur du, die Bestätigten des Jahrgangs und das Team, dass du ihn genannt hast.",
    basis: contract,
    until: "Bis du den Jahrgang verlässt oder dein Konto löschst.",
  },
  {
    what: "Die Listen der Schule: E-Mail-Adressen als Hash (Argon2id). Auch eine gehashte Adresse ist ein personenbezogenes Datum: Wer eine Adresse kennt, kann herausfinden, ob sie auf einer Liste steht.",
    why: "Damit Absolvent:innen an ihrer Adresse erkannt werden und niemand die Liste lesen kann.",
    basis: "berechtigtes Interesse: Art. 6 Abs. 1 Buchst. f DSGVO daran, wer den Abschluss hat.",
    until: "Bis das Team die Liste leert; die Zeile eines Mitglieds wird mit dem Konto gelöscht.",
  },
  {
    what: "Deine Unterhaltungen: wem du wann was geschrieben und was du gelesen hast. Was du gelesen hast, erfährt sonst niemand.",
    why: "Damit ihr euch erreicht, ohne eine Adresse zu zeigen. Das Team liest eine Nachricht nur, wenn die Person sie meldet, die sie bekommen hat.",
    basis: contract,
    until:
      "Bis ihr beide die Unterhaltung gelöscht habt. Wenn du gehst, behalten die anderen ohne deinen Namen, was sie haben. Dass du jemandem eine Anfrage geschickt hast, bleibt 90 Tage gespeichert.",
  },
  {
    what: "Wenn das Team neue Konten prüft: was du ihm über dich gesagt hast.",
    why: "Damit es entscheiden kann.",
    basis: contract,
    until:
      "Bis es entschieden hat. Konten, die abgelehnt werden oder deren Adresse 14 Tage lang nicht bestätigt wird, werden gelöscht.",
  },
  {
    what: "Wen du blockiert hast, und wann.",
    why: "Damit ihr einander nicht mehr erreicht. Die andere Person erfährt es nicht.",
    basis: contract,
    until: "Bis du es zurücknimmst oder ein:e von euch das Konto löscht.",
  },
  {
    what: "Was du gemeldet hast und warum; was andere von dir gemeldet haben, so wie es damals war, mit seinen Bildern; was das Team entschieden oder entfernt hat; und deine Einsprüche.",
    why: "Damit jede Meldung beantwortet wird, jede Entscheidung einen Grund hat und jemand anders noch einmal hinsehen kann. Wer gemeldet hat, erfährt nur das Team.",
    basis:
      "eine rechtliche Pflicht: Art. 6 Abs. 1 Buchst. c DSGVO mit den Artikeln 16, 17 und 20 des Gesetzes über digitale Dienste.",
    until:
      "Gemeldetes, wer es gemeldet hat, und Einsprüche: 184 Tage, nachdem der Fall abgeschlossen wurde. Entferntes: 184 Tage oder bis über einen Einspruch entschieden ist. Die Entscheidung mit Titel, Grund und dem, was aus einem Profil entfernt wurde: bis du dein Konto löschst. Dann werden dein Name und deine Worte sofort gelöscht.",
  },
  {
    what: "Was du gelöscht hast, in deinem Papierkorb, den nur du siehst.",
    why: "Damit du ein Versehen zurücknehmen kannst.",
    basis: contract,
    until: "30 Tage, oder bis du es endgültig löschst oder dein Konto löschst.",
  },
  {
    what: "Deine Benachrichtigungen: die Ereignisse, die dich betreffen, als Nummern, und ob du sie gelesen hast.",
    why: "Damit du erfährst, wenn dir jemand antwortet.",
    basis: contract,
    until: "180 Tage, oder bis du dein Konto löschst.",
  },
  {
    what: "Von welchen Jobs und Projekten du schon erfahren hast, was deine Suchaufträge gefunden haben, ob du eingeladen warst und aus welchen Jahrgängen dich das Team entfernt hat.",
    why: "Damit du nichts zweimal erfährst und das Board die Texte neuer Mitglieder genauer prüft.",
    basis: contract,
    until:
      "Bis der Beitrag oder Suchauftrag gelöscht wird oder du dein Konto löschst. Deine Nummer, wann du gegangen bist und ob deine Beiträge geblieben sind, bleibt gespeichert, damit du wieder entfernt wirst, wenn eine Sicherung eingespielt wird.",
  },
  {
    what: "Was du beobachtest, welche Suchaufträge du hast und deine Einstellungen für Benachrichtigungen: worüber, auf welchem Weg, zu welcher Stunde, in welcher Zeitzone, und Pausen.",
    why: "Damit du erfährst, was du wissen möchtest, und wann du es möchtest.",
    basis: contract,
    until: "Bis du es änderst, beendest oder dein Konto löschst.",
  },
  {
    what: "Geräte, auf denen du Push eingeschaltet hast: die Adresse und die Schlüssel, die dein Browser dafür bekommen hat.",
    why: "Damit dich Benachrichtigungen dort erreichen.",
    basis: "deine Einwilligung: Art. 6 Abs. 1 Buchst. a DSGVO. Du widerrufst sie, indem du Push ausschaltest.",
    until: "Bis du es ausschaltest, dich dort abmeldest oder der Push-Dienst das Gerät nicht mehr kennt.",
  },
  {
    what: "Wann und warum Mails an deine Adresse abgewiesen wurden.",
    why: "Damit das Board keine Mails mehr sendet, die nicht ankommen, und es dir sagen kann.",
    basis: contract,
    until: "Mit der Adresse, bis du Mails wieder anforderst oder dein Konto löschst.",
  },
  {
    what: "Wann du dazugekommen bist und was du wann gepostet, beantwortet, geändert und gelöscht hast: als Nummer, ohne den Text.",
    why: "Damit andere sehen, was neu ist.",
    basis: contract,
    until:
      "Solange es den Beitrag oder Kommentar gibt. Löschst du dein Konto, wird deine Nummer entfernt. Von Gelöschtem bleiben die Adresse und der Zeitpunkt gespeichert.",
  },
  {
    what: "Deine Sitzungen: wie dein Browser sich nennt, wann du dich angemeldet hast und wann du zuletzt hier warst.",
    why: "Damit du angemeldet bleibst und Sitzungen auf anderen Geräten sehen und beenden kannst.",
    basis: contract,
    until:
      "Bis du dich abmeldest, höchstens 30 Tage, nachdem du zuletzt hier warst, und 180 Tage, nachdem du dich angemeldet hast.",
  },
  {
    what: "Deine Tokens und Feeds: ihre Namen, was sie dürfen, bis wann, wann sie zuletzt benutzt wurden; vom Geheimnis nur ein Hash. Entwürfe von Antworten, die eines deiner Werkzeuge geschrieben hat.",
    why: "Damit deine Skripte, Feedreader und Assistenten Zugang haben und du ihn beenden kannst. Wer die Adresse eines Feeds hat, kann ihn lesen.",
    basis: contract,
    until: "Bis sie enden, du sie beendest, den Entwurf abschickst oder verwirfst oder dein Konto löschst.",
  },
  {
    what: "Kenntnisse, die du vorschlägst, und Sperren deines Kontos mit ihrem Grund.",
    why: "Damit das Team dir antworten kann und weiß, warum ein Konto gesperrt ist.",
    basis: contract,
    until: "Ein Vorschlag, bis über ihn entschieden ist, Sperren, bis du dein Konto löschst.",
  },
  {
    what: "Anfragen über das Kontaktformular: Name, E-Mail-Adresse, dein Text und um wen es geht.",
    why: "Um dir zu antworten oder dich mit einem Mitglied in Kontakt zu bringen.",
    basis:
      "berechtigtes Interesse: Art. 6 Abs. 1 Buchst. f DSGVO, denen zu antworten, die uns schreiben; wo es um dein Konto geht, Art. 6 Abs. 1 Buchst. b.",
    until:
      "Auf diesem Board, bis die Mail beim Team angekommen ist, höchstens 30 Tage, wenn das nicht gelingt; im Postfach des Teams, solange deine Anfrage dauert.",
  },
  {
    what: "Mails an dich: ein Link für ein neues Passwort, ein Link, der eine geänderte Adresse bestätigt, Hinweise zu deinem Konto, was dich betrifft, die Frage, ob ein Job von dir noch offen ist.",
    why: "Damit du dich wieder anmelden kannst, und um dich zu warnen, wenn sich an deinem Konto etwas ändert.",
    basis: contract,
    until:
      "Bis sie zugestellt sind, höchstens 30 Tage, wenn das nicht gelingt. Der Link für ein neues Passwort gilt 60 Minuten lang, der Link, der eine Adresse bestätigt, 24 Stunden, der Link, der die Änderung einer Adresse zurücknimmt, 7 Tage, in denen deine alte Adresse aufbewahrt wird, eine Einladung 14 Tage, die Antwort zu einem Job bis 30 Tage nach seinem Ende, der Link, der Mails abbestellt, ein Jahr, der Link für einen Einspruch 214 Tage.",
  },
  {
    what: "Sicherungen von alldem, aber nicht von Sitzungen, Push-Geräten, Mails und anderen Links als denen, die Mails abbestellen oder Einspruch erheben.",
    why: "Damit nichts verloren geht, wenn ein Rechner ausfällt.",
    basis: "berechtigtes Interesse: Art. 6 Abs. 1 Buchst. f DSGVO, an einem Board, das sicher ist und funktioniert.",
    until:
      "In der Regel 30 Tage. Was du löschst, ist erst verschwunden, wenn die letzte Sicherung gelöscht ist, die es enthält.",
  },
  {
    what: "Aufzeichnungen des Servers: Zeit, aufgerufene Adresse, IP-Adresse, Änderungen von Rechten, Mitglieder dabei nur als Nummer.",
    why: "Um Fehler und Angriffe zu finden. Wie oft eine Anmeldung gescheitert ist, wird unter einem Hash der Adresse gezählt; Fragen zu Jobs, Beiträge, Kommentare, Bilder, Meldungen, Bürgschaften und Nachrichten werden unter einem Hash der Nummer des Mitglieds gezählt.",
    basis: "berechtigtes Interesse: Art. 6 Abs. 1 Buchst. f DSGVO, an einem Board, das sicher ist und funktioniert.",
    until: "Nur so lange, wie der Betrieb sie braucht, in der Regel 30 Tage; Zählungen höchstens eine Woche.",
  },
  {
    what: "Was Moderator:innen und Admins an Einträgen anderer getan haben: wer, was, woran und wann, alles als Nummern.",
    why: "Damit niemand seine Rechte unbemerkt nutzen kann.",
    basis: "berechtigtes Interesse: Art. 6 Abs. 1 Buchst. f DSGVO, an einem Board, das fair zu seinen Mitgliedern ist.",
    until:
      "Solange es das Board gibt. Titel und Grund einer Löschung bleiben dabei gespeichert, bis das Konto gelöscht wird, dem der Eintrag gehörte.",
  },
];
