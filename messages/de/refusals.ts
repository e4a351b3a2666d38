import { calendarDay, choice, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

const outcomes = {
  kept: "in Ordnung",
  hidden: "ausgeblendet",
  removed: "entfernt",
  cleared: "teilweise entfernt",
  suspended: "gesperrt",
  held: "zurückgehalten",
};
type Outcome = keyof typeof outcomes;

const times = (count: number) => (count === 1 ? "einmal" : `${number(count)}-mal`);
const people = (count: number) => (count === 1 ? "eine Person" : `${number(count)} Personen`);
const pictures = (count: number) => (count === 1 ? "ein Bild" : `${number(count)} Bilder`);
const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const missing = {
  webhook: "Diesen Webhook gibt es nicht.",
  delivery: "Diese Zustellung gibt es nicht.",
  cohort: "Diesen Jahrgang gibt es nicht.",
  grant: "Dieses Token oder diesen Feed gibt es nicht.",
  conversation: "Diese Unterhaltung gibt es nicht.",
  comment: "Diesen Kommentar gibt es nicht.",
  company: "Diese Firma gibt es nicht.",
  device: "Dieses Gerät gibt es nicht.",
  implication: "Diesen Zusammenhang gibt es nicht.",
  invitation: "Diese Einladung gibt es nicht.",
  ...postKinds.missing,
  key: "Diesen Schlüssel gibt es nicht.",
  name: "Diesen Namen gibt es nicht.",
  notification: "Diese Benachrichtigung gibt es nicht.",
  savedSearch: "Diesen Suchauftrag gibt es nicht.",
  session: "Diese Sitzung gibt es nicht.",
  skill: "Diese Kenntnis gibt es nicht.",
  suggestion: "Diesen Vorschlag gibt es nicht.",
  suspension: "Diese Sperre gibt es nicht.",
  user: "Dieses Mitglied gibt es nicht.",
  version: "Diese Fassung gibt es nicht.",
  checkIn: "Diese Frage gibt es nicht",
  seat: "Diesen Platz gibt es nicht.",
  seatRequest: "Diese Anfrage gibt es nicht.",
  handover: "Niemand hat dich gebeten, dieses Projekt zu übernehmen.",
};
export const notFound = (kind: keyof typeof missing) => missing[kind];
export const notHere = "Hier ist nichts.";
export const stoodOnDeleted = "Das, wozu es gehörte, wurde gelöscht.";
export const notShown = "Das wird gerade nicht gezeigt.";
export const unknownSkill = "Diese Kenntnis gibt es nicht";
export const unknownSeat = "Diesen Platz gibt es nicht";
export const unknownCompany = "Diese Firma gibt es nicht";

export const noAnswer = "Das ist keine Antwort auf diese Frage.";
export const replyElsewhere = "Bitte antworte auf einen Kommentar auf dieser Seite.";

export const unauthorized = "Bitte melde dich an.";
export const wrongCredentials = "E-Mail oder Passwort ist falsch";
export const forbidden = "Das darfst du nicht.";
export const notYourQuestion = "Diese Frage darfst du nicht bearbeiten.";
export const ownWords = "Für deine eigenen Beiträge kannst du nicht stimmen.";
export const metricsAreInternal = "Die Metriken gibt es nur von diesem Rechner aus oder mit METRICS_TOKEN.";
export const suspended = (reason: string, endsAt: string | null) =>
  endsAt === null
    ? `Dein Konto ist gesperrt. Der Grund: ${ended(reason)}`
    : `Dein Konto ist bis zum ${calendarDay(new Date(endsAt))} gesperrt. Der Grund: ${ended(reason)}`;

export const onlyInvited = "Auf dieses Board kommt man nur mit Einladung. Bitte benutze den Link aus deiner Einladung.";
export const invitationEnded =
  "Diese Einladung ist schon benutzt, abgelaufen oder ging an eine andere Adresse. Bitte lass dir vom Team eine neue schicken.";
export const otherDomain = (domains: string[]) =>
  `Bitte verwende eine Adresse, die auf ${choice(domains.map((domain) => `@${domain}`))} endet`;
export const emailTaken = "Diese E-Mail-Adresse ist schon registriert";
export const addressTaken = "Diese Adresse gehört jetzt zu einem anderen Konto. Bitte schreib dem Team.";
export const commonPassword = "Dieses Passwort ist eins der häufigsten. Bitte wähle ein anderes.";
export const passwordIsName = "Dieses Passwort ist der Name des Boards. Bitte wähle ein anderes.";
export const proofNeeded = "Bitte bestätige mit deinem Passwort, dass du es bist.";
export const wrongPassword = "Das ist nicht dein aktuelles Passwort";

export const dayAfterToday = "Bitte wähle einen Tag nach dem heutigen";
export const isSuspended = (name: string) => `${name} ist gesperrt.`;
export const hasJoined = (name: string) => `${name} ist schon dabei.`;
export const thisIsYou = "Das bist du. Dein eigenes Konto löschst du in den Einstellungen, mit deinem Passwort.";
export const lastAdminStays = "Jemand muss Admin bleiben.";
export const youAreLastAdmin = "Außer dir ist niemand Admin. Gib die Rolle erst jemand anderem.";
export const onlyAdmin = "Außer dieser Person ist niemand Admin. Gib die Rolle erst jemand anderem.";
export const suspendedCantBeAdmin = "Wer gesperrt ist, kann nicht Admin werden. Hebe erst die Sperre auf.";

export const notYourself = "Das bist du selbst.";

export const waiting = "Dein Konto wartet auf die Freigabe durch das Team.";
export const unconfirmed = "Bitte bestätige zuerst deine E-Mail-Adresse.";
export const alreadyConfirmed = "Deine Adresse ist schon bestätigt.";
export const decidedAlready = "Jemand vom Team hat schon entschieden.";

export const cohortExists = "Einen Jahrgang mit diesem Namen gibt es schon";
export const cohortHasMembers = "Ein Jahrgang mit Mitgliedern kann nicht gelöscht werden.";
export const tooManyClaims = (most: number) =>
  `${number(most)} deiner Jahrgänge warten schon auf Bestätigung. Bitte warte, oder verlass erst einen.`;
export const writeToTeam = "Bitte schreib dem Team.";

export const closed = "Hier kannst du nicht schreiben.";
export const writtenAlready = (name: string) => `Du hast ${name} schon geschrieben. Bitte warte auf eine Antwort.`;
export const blockedByYou = (name: string) => `Du hast ${name} blockiert. Hebe das erst auf.`;
export const askedAlready = (name: string) => `Du hast ${name} schon nach diesem Job gefragt.`;
export const requestsWait = (count: number) =>
  count === 1
    ? "Eine deiner Anfragen ist noch ohne Antwort."
    : `${number(count)} deiner Anfragen sind noch ohne Antwort.`;
export const acceptedAlready = "Du hast das schon angenommen.";
export const notToAsker = "Nur wer gefragt wurde, kann antworten.";
export const aboutNothing = "Den Beitrag, um den es geht, gibt es nicht";

export const seatTaken = (seat: string) => `${seat} ist vergeben.`;
export const seatClosed = (seat: string) => `${seat} ist geschlossen.`;
export const seatHeld = (seat: string) => `${seat} ist vergeben und kann deshalb nicht entfernt werden.`;
export const fiveRequests = "Du hast schon fünf offene Anfragen. Nimm erst eine zurück.";
export const askedForSeat = "Du hast bei diesem Projekt schon um einen Platz gebeten.";
export const offeredSeat = (name: string) => `Du hast ${name} bei diesem Projekt schon einen Platz angeboten.`;
export const inTeam = "Du bist schon in diesem Team.";
export const isInTeam = (name: string) => `${name} ist schon in diesem Team.`;
export const notInTeam = "Diese Person ist nicht in diesem Team.";
export const answeredAlready = "Das ist schon beantwortet.";
export const handedOver = "Dieses Projekt hat inzwischen jemand anderes übernommen. Bitte sieh noch einmal hin.";
export const yourOwn = "Das ist von dir.";
export const looksAtThis = (name: string) => `${name} sieht sich das gerade an.`;
export const decidedMeanwhile = (name: string | null, outcome: Outcome) =>
  `${name ?? "Das Team"} hat das entschieden: ${outcomes[outcome]}.`;
export const goneMeanwhile = "Es wurde inzwischen gelöscht.";
export const changedMeanwhile = "Der Text wurde inzwischen geändert. Bitte sieh noch einmal hin.";
export const reportedMeanwhile = "Es wurde inzwischen noch einmal gemeldet. Bitte sieh noch einmal hin.";
export const appealedMeanwhile = "Es gibt jetzt einen Einspruch. Bitte sieh noch einmal hin.";
export const somebodyElse = "Das muss sich jemand anderes aus dem Team ansehen.";
export const reportedAlready = "Du hast das schon gemeldet.";

export const companyExists = "Eine Firma mit diesem Namen gibt es schon";
export const standingVersion = "Das ist die aktuelle Fassung. Bearbeite stattdessen den Text.";
export const impliedAlready = (implied: string, skill: string) =>
  `${skill} gehört schon zu ${implied}, umgekehrt geht es also nicht.`;
export const mergedIntoItself = "Eine Kenntnis lässt sich nicht mit sich selbst zusammenlegen.";
export const nameTaken = (name: string, skill: string) => `„${name}“ steht schon für ${skill}.`;
export const suggestionsWait = (max: number) =>
  max === 1
    ? "Von dir wartet schon ein Vorschlag. Bitte gib dem Team etwas Zeit."
    : `Von dir warten schon ${number(max)} Vorschläge. Bitte gib dem Team etwas Zeit.`;

export const assistantIsOff = "Dieses Board beantwortet keine Fragen zu Jobs.";
export const unknownProvider = "Diesen KI-Anbieter gibt es auf diesem Board nicht.";
export const stillAnswering = "Deine letzte Frage wird noch beantwortet. Bitte warte einen Moment.";
export const assistantFailed = "Die KI hat nicht geantwortet. Bitte versuche es noch einmal.";

const wait = (seconds: number) => {
  if (seconds < 90) return "einer Minute";
  return seconds < 7200 ? `${number(Math.ceil(seconds / 60))} Minuten` : `${number(Math.ceil(seconds / 3600))} Stunden`;
};
export const tooManyAttempts = (seconds: number) =>
  `Zu viele Versuche. Bitte versuche es in ${wait(seconds)} noch einmal.`;
export const tooManyLogIns = (seconds: number) =>
  `Zu viele Versuche. Bitte versuche es in ${wait(seconds)} noch einmal. Oder setze dein Passwort zurück: Danach kannst du dich sofort anmelden.`;
export const tooQuick = "Das ging schnell. Bitte schick es noch einmal ab.";
export const tooManyPosts = (most: number) => `Du kannst ${times(most)} am Tag posten. Bitte mach morgen weiter.`;
export const tooManyComments = (most: number) =>
  `Du kannst ${times(most)} am Tag kommentieren. Bitte mach morgen weiter.`;
export const tooManyNewPosts = (most: number) =>
  `Neue Mitglieder können ${times(most)} am Tag posten. Bitte mach morgen weiter.`;
export const tooManyNewComments = (most: number) =>
  `Neue Mitglieder können ${times(most)} am Tag kommentieren. Bitte mach morgen weiter.`;
export const tooManyReports = (most: number) =>
  `Du kannst ${times(most)} am Tag etwas melden. Bitte mach morgen weiter.`;
export const tooManyPictures = (most: number) =>
  `Du kannst ${pictures(most)} am Tag hochladen. Bitte mach morgen weiter.`;
export const tooManyNewPictures = (most: number) =>
  `Neue Mitglieder können ${pictures(most)} am Tag hochladen. Bitte mach morgen weiter.`;
export const notFromNewMembers =
  "Neue Mitglieder können das noch nicht senden. Bitte lass Links und Bilder weg, und sende nicht immer wieder denselben Text.";
export const tooManyEdits = (most: number, seconds: number) =>
  `Du kannst ${times(most)} in der Stunde etwas bearbeiten. Bitte versuche es in ${wait(seconds)} noch einmal.`;
export const tooManyNewEdits = (most: number, seconds: number) =>
  `Neue Mitglieder können ${times(most)} in der Stunde etwas bearbeiten. Bitte versuche es in ${wait(seconds)} noch einmal.`;
export const tooManyMentionsToday = (most: number) =>
  `Du kannst ${people(most)} am Tag erwähnen. Bitte lass die Erwähnungen weg oder mach morgen weiter.`;
export const tooManyNewMentions = (most: number) =>
  `Neue Mitglieder können ${people(most)} am Tag erwähnen. Bitte lass die Erwähnungen weg oder mach morgen weiter.`;
export const tooManyCompanyChanges = (most: number) =>
  `Du kannst deine Firma in 30 Tagen ${times(most)} wechseln. Bitte lass sie erst einmal, wie sie war.`;

export const oneFile = "Bitte wähle nur ein Bild";
export const sendForm = "Bitte sende ein Formular (multipart/form-data).";
export const unreadableForm = "Dieses Formular ist nicht lesbar.";
export const badKey = (max: number) => `Ein Idempotency-Key hat höchstens ${number(max)} druckbare Zeichen.`;
export const tooManySaved = (max: number) => `Du hast dir ${number(max)} Jobs gemerkt. Entferne erst welche.`;
export const tooManySearches = "Du hast schon zehn Suchaufträge. Lösch erst einen.";
export const searchSaved = "Diesen Suchauftrag hast du schon.";
export const savedOtherwise =
  "Das ist schon in der Form gespeichert, in der du es zuerst gesendet hast. Bitte such es auf dem Board und ändere es dort.";
export const maybeSaved =
  "Das Board ist langsam, und vielleicht ist das schon gespeichert. Bitte sieh nach, bevor du es noch einmal versuchst.";
export const busy = "Auf dem Board ist gerade viel los. Bitte versuche es gleich noch einmal.";
export const diskFull = "Es ist kein Platz mehr, um das zu speichern.";
export const unreachable = "Das Board ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.";
export const unexpected = "Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.";

export const unreadable = "Diese Anfrage ist nicht lesbar.";
export const unanswerable = "Diese Anfrage lässt sich nicht beantworten.";
export const tooSlow = "Diese Anfrage kam zu langsam an.";
export const tooLarge = "Das ist zu groß.";
export const sendJson = "Bitte sende JSON.";
export const cantExpect = "Was der Header Expect verlangt, unterstützt das Board nicht.";
export const headersTooLarge = "Die Header dieser Anfrage sind zu groß.";
export const notDoneHere = "Das geht hier nicht.";
export const tooManyStreams = (max: number) =>
  `Es bestehen schon ${number(max)} Verbindungen. Schließ bitte ein paar Tabs.`;
export const tooManyOwnStreams = (max: number) =>
  `Du hast auf allen Geräten schon ${number(max)} Verbindungen offen. Schließ bitte ein paar Tabs.`;
export const stillExporting = "Dein letzter Export ist noch unterwegs. Bitte warte, bis er da ist.";
export const tooManyExports = (most: number) =>
  `Du kannst deine Daten ${times(most)} am Tag exportieren. Bitte mach morgen weiter.`;
export const tooManyPictureBytes = (megabytes: number) =>
  `Deine Bilder brauchen ${number(megabytes)} MB, so viel wie höchstens erlaubt. Bitte entferne erst welche.`;
export const appealedAlready = "Du hast schon um einen zweiten Blick gebeten.";
export const notAppealable = "Dagegen ist kein Einspruch möglich.";
export const providerRefused =
  "Der Anbieter hat dich nicht angemeldet. Bitte versuch es noch einmal oder melde dich anders an.";
export const providerDown =
  "Der Anbieter antwortet gerade nicht. Bitte melde dich anders an oder versuch es später noch einmal.";
export const wrongCode = "Dieser Code ist falsch oder wurde schon benutzt";
export const wrongKey = "Dieser Schlüssel gehört nicht zu deinem Konto.";
export const factorNeeded = "Bitte richte zuerst einen zweiten Faktor ein.";
export const factorIsOn = "Eine Authenticator-App ist schon eingerichtet. Entferne sie zuerst.";
export const factorIsOff = "Bitte richte zuerst eine Authenticator-App ein.";
export const identityTaken = "Diese Anmeldung ist schon mit einem Konto verknüpft.";
export const passkeyTaken = "Dieser Passkey ist schon eingerichtet.";
export const tooManyPasskeys = (most: number) => `Du hast ${number(most)} Passkeys. Bitte entferne zuerst einen.`;
export const passkeysNeedHost = "Passkeys brauchen einen Hostnamen, und dieses Board hat nur eine IP-Adresse.";
export const lastWayIn =
  "Das ist dein letzter Weg, dich anzumelden. Füge einen anderen hinzu oder wähle ein Passwort, bevor du ihn entfernst.";
export const notGranted = "Dieses Token darf das nicht.";
export const tooManyGrants = (most: number) => `Davon hast du schon ${number(most)}. Bitte beende erst eines.`;
export const notForFeeds = "Von dieser Seite gibt es keinen Feed.";
export const feedGone = "Diesen Feed gibt es nicht mehr.";
export const tokenInAddress =
  "Sende Tokens im Header Authorization, nie in einer Adresse. Dieses Token gilt nicht mehr.";
export const unanswered =
  "Die Adresse hat die Prüfanfrage nicht beantwortet. Versuch es noch einmal, sobald sie es tut.";
export const untested = "Schicke zuerst einen Test und schalte den Webhook ein, sobald er angekommen ist.";
export const tooManyWebhooks = (most: number) => `Es gibt schon ${number(most)} Webhooks. Bitte lösche erst einen.`;
