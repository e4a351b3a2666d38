import { list as listed, number } from "./formats.ts";

export const list = {
  title: "Projekte",
  search: "Projekte suchen …",
  pages: "Seiten mit Projekten",
  failed: "Die Projekte konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Projekte. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Projekte zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const add = "Projekt hinzufügen";
export const none = <Part>(add: (words: string) => Part) => [
  "Es gibt noch keine Projekte. Arbeitest du an etwas? ",
  add("Füge das erste hinzu"),
  ".",
];

export const details = "Details";
export const detailsAbout = (title: string) => `Details zu ${title}`;
export const skills = "Kenntnisse";

export const failed = "Dieses Projekt konnte nicht geladen werden";
export const postedBy = <Part>(person: Part) => ["gepostet von ", person];
export const startDate = "Beginn";
export const endDate = "Ende";
export const noDate = "Keine Angabe";
export const writeAbout = <Part>(name: Part) => [name, " dazu schreiben"];
export const edit = "Projekt bearbeiten";

export const addPage = "Projekt hinzufügen";
export const editPage = {
  title: "Projekt bearbeiten",
  failed: "Dieses Projekt konnte nicht geladen werden.",
  refused: "Dieses Projekt kann nur bearbeiten, wer es gepostet hat.",
};
export const logInFirst = "Bitte melde dich an, um ein Projekt hinzuzufügen oder zu bearbeiten!";

export const fields = { title: "Titel", dateHint: "Optional." };
export const saving = {
  created: "Projekt angelegt!",
  updated: "Projekt gespeichert!",
  creationFailed: "Das Projekt konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  updateFailed: "Das Projekt konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
};
export const deletion = {
  title: "Projekt löschen",
  question: "Möchtest du dieses Projekt wirklich löschen?",
  goesWithIt: "Die Kommentare dazu werden mitgelöscht.",
  done: "Projekt gelöscht!",
  failed: "Das Projekt konnte nicht gelöscht werden. Bitte versuche es noch einmal.",
};

/** How well a seat has to fit, in percent. */
export const seatFitsRule = (percent: number) =>
  `Ein freier Platz passt, wenn du mindestens ${number(percent)} % seiner Kenntnisse hast.`;
export const seats = "Plätze";
export const stage = "Stand";
export const seatSkills = "Kenntnisse freier Plätze";
export const count = (projects: number) => (projects === 1 ? "1 Projekt" : `${number(projects)} Projekte`);
export const noneMatch = "Zu diesen Filtern passt kein Projekt.";
export const openSeatCount = (seats: number) => (seats === 1 ? "1 freier Platz" : `${number(seats)} freie Plätze`);
export const openOf = (open: number, all: number) => `${number(open)} von ${number(all)} frei`;
export const seatsFitYou = (seats: number) =>
  seats === 1 ? "1 Platz passt zu dir" : `${number(seats)} Plätze passen zu dir`;
export const repository = "Repository";

export const seatStates = { open: "Frei", taken: "Vergeben", closed: "Geschlossen" };
export const hoursAWeek = (hours: number) =>
  hours === 1 ? "1 Stunde pro Woche" : `${number(hours)} Stunden pro Woche`;
export const since = <Part>(day: Part) => ["seit ", day];
export const until = <Part>(day: Part) => ["bis ", day];
export const askToJoin = "Ich möchte mitmachen";
export const askToJoinAs = (seat: string) => `Ich möchte mitmachen: ${seat}`;
export const asking = {
  title: (seat: string) => `Mitmachen: ${seat}`,
  text: "Warum du, und wie viel Zeit du hast",
  done: "Gesendet. Du erfährst es, wenn deine Anfrage angenommen wird.",
};
export const youAsked = <Part>(day: Part) => ["Du hast am ", day, " gefragt."];
export const takeBack = "Zurücknehmen";
export const takeBackThis = (seat: string) => `Anfrage zurücknehmen: ${seat}`;
export const takenBack = "Deine Anfrage ist zurückgenommen.";
export const invite = "Einladen";
export const inviteTo = (seat: string) => `Jemanden einladen: ${seat}`;
export const inviting = {
  who: "Wen",
  find: "Mitglied mit Namen suchen",
  show: "Mitglieder anzeigen",
  nobody: "So heißt hier niemand.",
  choose: "Bitte wähle ein Mitglied aus der Liste",
  text: "Was ihr zusammen machen könntet",
  done: "Deine Einladung ist gesendet.",
};

export const skillsOf = (seat: string) => `Kenntnisse: ${seat}`;
export const team = "Team";
export const teamOf = (names: string[]) => `Team: ${listed(names)}`;
export const noTeam = "Noch ist niemand im Team.";
export const confirmed = "Zeit bestätigt";
export const confirmTime = "Zeit bestätigen";
export const confirmTimeOf = (name: string) => `Zeit bestätigen: ${name}`;
export const timeConfirmed = (name: string) =>
  `Du hast die Zeit von ${name} bestätigt. Nach 30 Tagen auf dem Platz steht sie im Profil.`;
export const remove = (name: string) => `${name} aus dem Team entfernen`;
export const removing = {
  question: (name: string, seat: string) => `${name} verliert den Platz „${seat}“, und er wird wieder frei.`,
  reason: "Grund, nur für dieses Mitglied",
  done: (name: string) => `${name} wurde aus dem Team entfernt.`,
};
export const leave = "Team verlassen";
export const leaving = {
  question: (seat: string) => `Dein Platz „${seat}“ wird wieder frei und steht nicht mehr in deinem Profil.`,
  stay: "Mich auf dieser Seite mit „bis …“ stehen lassen",
  done: "Du hast das Team verlassen.",
};
export const handOver = (name: string) => `Projekt an ${name} übergeben`;
export const handingOver = {
  question: (name: string) =>
    `Wir fragen zuerst ${name}. Bei einem Ja gehört das Projekt nicht mehr dir, und du kannst es nicht mehr bearbeiten.`,
  confirm: "Fragen",
  done: (name: string) => `Wir haben ${name} gefragt.`,
};
export const handoverAsked = <Part>(name: Part) => ["Du hast ", name, " gebeten, dieses Projekt zu übernehmen."];

export const requests = "Anfragen";
export const requestsFailed = "Die Anfragen konnten nicht geladen werden.";
export const wants = <Part>(name: Part, seat: string) => [name, ` möchte den Platz „${seat}“`];
export const invited = <Part>(name: Part, seat: string) => [name, ` ist eingeladen: „${seat}“`];
export const accept = "Annehmen";
export const acceptThis = (name: string) => `${name} annehmen`;
export const decline = "Ablehnen";
export const declineThis = (name: string) => `${name} ablehnen`;
export const accepted = (name: string) => `${name} ist im Team.`;
export const declined = "Abgelehnt. Das erfährt niemand.";
export const own = {
  invitation: <Part>(name: Part, seat: string) => [name, ` bietet dir den Platz „${seat}“ an.`],
  handover: <Part>(name: Part) => [name, " bittet dich, dieses Projekt zu übernehmen."],
  handoverHint: "Wenn du zusagst, gehört es dir, und dein Platz wird wieder frei.",
  removed: <Part>(day: Part) => ["Du wurdest am ", day, " aus dem Team entfernt."],
  reason: (reason: string) => `Grund: ${reason}`,
  stay: "Mit „bis …“ anzeigen",
  stays: "Du stehst als früheres Mitglied auf der Seite.",
  joined: "Du bist im Team.",
  tookOver: "Das Projekt gehört jetzt dir.",
  somebody: "Jemand",
};

export const stageHint = "Wenn du einen Stand wählst, fragen wir nach 30 Tagen ohne Aktivität, ob es noch läuft.";
export const notSaid = "Keine Angabe";
export const repositoryHint = "Optional. Eine Adresse, die mit https:// beginnt";
export const seatsTitle = "Plätze";
export const seatsHint = "Optional. Wen du suchst, Platz für Platz: Mitglieder sehen die Plätze, die zu ihnen passen.";
export const seat = (place: number) => `Platz ${number(place)}`;
export const seatName = "Name";
export const seatNameHint = "Zum Beispiel: Frontend";
export const seatHours = "Stunden pro Woche";
export const optional = "Optional.";
export const seatState = "Status";
export const heldBy = (name: string | null) => (name ? `Vergeben an ${name}.` : "Vergeben.");
export const addSeat = "Platz hinzufügen";
export const removeSeat = (place: number) => `Platz ${number(place)} entfernen`;

export const stillGoing = {
  title: "Läuft das noch?",
  yes: "Ja, läuft noch",
  ended: "Es ist beendet",
  thanks: {
    yes: "Danke. Alles bleibt, wie es ist.",
    ended: "Danke. Es ist als beendet markiert, und die freien Plätze sind geschlossen.",
  },
  dead: "Dieser Link wurde schon benutzt oder ist zu alt.",
  failed: "Das Projekt konnte nicht geladen werden.",
  projects: "Projekte",
};
