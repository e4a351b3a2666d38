import { list } from "./formats.ts";

const weekdayName = /* @__PURE__ */ new Intl.DateTimeFormat("de-DE", { weekday: "long", timeZone: "UTC" });

export const title = "Benachrichtigungen";
export const about = "Worüber du benachrichtigt wirst, und wo.";
export const failed = "Deine Einstellungen konnten nicht geladen werden.";
export const saved = "Gespeichert";
export const notSaved = "Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const what = "Was";
export const ways = { board: "Board", mail: "Mail", push: "Push" };
export const wayOf = (way: string, kind: string) => `${way}: ${kind}`;
export const rhythms = { now: "Sofort", daily: "Täglich", weekly: "Wöchentlich", never: "Nie" };
export const groups = {
  written: "An mich geschrieben",
  fitting: "Passt zu mir",
  watched: "Beobachte ich",
  own: "Meine Beiträge",
};
export const kinds = {
  mention: "Jemand erwähnt dich",
  reply: "Antworten an dich",
  answer: "Antworten auf deine Fragen",
  comment: "Kommentare zu deinen Beiträgen",
  accepted: "Deine Antwort ist akzeptiert",
  contact: "Nachrichten an dich",
  team: "Teams: Anfragen, Einladungen, wer geht",
  decision: "Entscheidungen des Teams",
  ending: "Ende deiner Jobs und Projekte",
  checkin: "Wo du jetzt arbeitest",
  question: "Fragen, die du beantworten könntest",
  search: "Suchaufträge",
  job: "Jobs, die zu dir passen",
  seat: "Plätze, die zu dir passen",
  watched: "Was es dort Neues gibt",
  joined: "Wer in deinen Jahrgang kommt",
};
export const eachItsOwn = "Einzeln";

export const whenMailComes = "Wann Mails kommen";
export const aboutMail = "Zu dieser Zeit kommen die täglichen und wöchentlichen Mails.";
export const hour = "Stunde";
export const hourNamed = (hour: number) => `${String(hour).padStart(2, "0")}:00 Uhr`;
export const day = "Tag";
/** 1 is Monday. */
export const weekday = (day: number) => weekdayName.format(new Date(Date.UTC(2024, 0, day)));
export const timeZone = "Zeitzone";
export const zoneUnknown = "UTC, bis deine bekannt ist";

export const pause = "Pause";
export const aboutPause = "Was du verpasst, kommt danach gesammelt in einer Mail.";
export const until = "Keine Mails und kein Push bis";
export const pausedUntil = (day: string) => `Keine Mails und kein Push bis ${day}.`;
export const endPause = "Pause beenden";

export const push = "Push auf diesem Gerät";
export const aboutPush = "Erreicht dich auch, wenn keine Seite des Boards offen ist.";
export const switchOn = "Einschalten";
export const switchOff = "Ausschalten";
export const switchingOn = "Schaltet ein …";
export const isOn = "Push ist eingeschaltet.";
export const isBlocked = "Dieser Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.";
export const needsHomeScreen = "Leg das Board zuerst auf den Home-Bildschirm.";
export const notPossible = "Dieser Browser unterstützt kein Push.";
export const carried =
  "Der Push-Dienst des Herstellers deines Browsers überbringt es verschlüsselt: Google, Mozilla, Apple oder Microsoft. Es enthält die Art der Benachrichtigung, den Titel des Beitrags und seine Adresse auf dem Board, aber keine Namen und nichts, was jemand geschrieben hat.";
export const otherDevices = "Andere Geräte";
export const switchOffThis = (device: string) => `Push ausschalten auf ${device}`;
export const devicesFailed = "Deine Geräte konnten nicht geladen werden.";

export const watches = "Was ich beobachte";
export const aboutWatches = "Du wirst benachrichtigt, wenn dort etwas geschrieben wird.";
export const watchesFailed = "Was du beobachtest, konnte nicht geladen werden.";
export const noWatches = "Noch nichts. Was du postest und kommentierst, beobachtest du automatisch.";
export const stop = "Beenden";
export const stopThis = (title: string) => `Beobachten von „${title}“ beenden`;
export const stopped = "Du beobachtest es nicht mehr.";
export const moreWatches = "Mehr anzeigen";

export const stopMail = "Alle Mails abbestellen";
export const aboutStopping = "Mails zu deinem Konto und Entscheidungen des Teams kommen weiter.";
export const mailStopped = "Wir senden dir diese Mails nicht mehr.";
export const nothingMailed = "Du bekommst keine dieser Mails.";

export const unsubscribeTitle = "Mails abbestellen";
/** Which mails each kind of notification sends. */
export const mails = {
  mention: "wenn dich jemand erwähnt",
  reply: "wenn dir jemand antwortet",
  answer: "bei Antworten auf deine Fragen",
  comment: "bei Kommentaren zu dem, was du gepostet hast",
  accepted: "wenn deine Antwort akzeptiert wird",
  contact: "bei Nachrichten an dich",
  team: "zu deinen Teams",
  decision: "zu Entscheidungen des Teams",
  ending: "zum Ende deiner Jobs und Projekte",
  checkin: "zu der Frage, wo du arbeitest",
  question: "zu Fragen, die du beantworten könntest",
  search: "zu Suchaufträgen",
  job: "zu Jobs, die zu dir passen",
  seat: "zu Projekten mit einem Platz für dich",
  watched: "zu dem, was du beobachtest",
  joined: "wenn jemand in deinen Jahrgang kommt",
};
export const theseAre = (kinds: string[]) => `Wir schreiben dir ${list(kinds)}.`;
export const letters = "Wir schicken dir tägliche oder wöchentliche Mails.";
export const thisSearch = (name: string) => `Wir schreiben dir, was es zu „${name}“ Neues gibt.`;
export const stopThese = "Diese Mails abbestellen";
export const stopAll = "Alle Mails abbestellen";
export const unsubscribed = "Erledigt. Du bekommst diese Mails nicht mehr.";
export const undo = "Rückgängig machen";
export const settings = "Benachrichtigungseinstellungen";
export const dead = "Dieser Link gilt nicht mehr.";
export const unsubscribeFailed = "Das konnte nicht geladen werden.";
