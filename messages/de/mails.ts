import { dayOfThisYear, number } from "./formats.ts";

export const greeting = (firstName: string) => `Hallo ${firstName},`;
export const signature = (organisation: string) => `Das Board von ${organisation}`;
export const copyAddress = "Oder kopiere diese Adresse in deinen Browser:";

export const recovery = (minutes: number) => ({
  subject: "Setze dein Passwort zurück",
  paragraphs: [
    "Jemand, hoffentlich du, hat für dein Konto ein neues Passwort angefordert.",
    `Über den Link unten wählst du es. Er gilt ${number(minutes)} Minuten lang und nur einmal; von mehreren gilt der neueste.`,
    "Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.",
  ],
  link: "Neues Passwort wählen",
});

export const passwordChanged = {
  subject: "Dein Passwort wurde geändert",
  paragraphs: [
    "Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
    "Wenn du das nicht warst, fordere mit dem Link unten sofort ein neues an.",
  ],
  link: "Setze dein Passwort zurück",
};

export const confirmEmail = (hours: number, heldDays: number | null) => ({
  subject: "Bestätige deine neue Adresse",
  paragraphs: [
    "Diese Adresse wurde für dein Konto eingetragen. Bitte bestätige, dass sie deine ist.",
    `Der Link gilt ${number(hours)} Stunden lang. Bis du bestätigst, bleibt deine alte Adresse.`,
    ...(heldDays === null
      ? []
      : [
          `Das Team hat sie eingetragen. ${number(heldDays)} Tage lang lässt sich mit ihr das Passwort nicht zurücksetzen, außer die alte Adresse stimmt zu.`,
        ]),
  ],
  link: "Diese Adresse bestätigen",
});

export const confirmAddress = (hours: number, isWaiting: boolean) => ({
  subject: "Bestätige deine Adresse",
  paragraphs: [
    "Jemand, hoffentlich du, hat sich mit dieser Adresse registriert. Bitte bestätige, dass sie deine ist.",
    `Der Link gilt ${number(hours)} Stunden lang und nur einmal; von mehreren gilt der neueste.`,
    ...(isWaiting ? ["Danach sieht sich das Team dein Konto an. Du bekommst eine Mail, sobald du dabei bist."] : []),
    "Wenn du das nicht warst, musst du nichts tun.",
  ],
  link: "Diese Adresse bestätigen",
});
export const admitted = {
  subject: "Du bist dabei",
  paragraphs: ["Das Team hat dich hereingelassen. Willkommen auf dem Board!"],
  link: "Anmelden",
};
export const refused = (reason: string | null) => ({
  subject: "Dein Konto wurde nicht angenommen",
  paragraphs: [
    "Das Team hat dein Konto nicht angenommen und mit allem gelöscht, was du eingegeben hast.",
    ...(reason === null ? [] : [`Der Grund: ${reason}`]),
    "Wenn du das für einen Irrtum hältst, schreib bitte dem Team.",
  ],
});

const wayBack = (days: number) => [
  `Wenn du das nicht willst, nimmt der Link unten die Änderung zurück. Er gilt ${number(days)} Tage lang, auch wenn die neue Adresse schon bestätigt ist.`,
  "Dann werden alle Geräte abgemeldet, und wir schicken an diese Adresse einen Link für ein neues Passwort.",
];
/** To the old address of an account in which somebody, who may have only its token, entered a new one. */
export const allowChange = (hours: number) => ({
  subject: "Neue Adresse für dein Konto erlauben?",
  paragraphs: [
    "Für dein Konto wurde eine neue E-Mail-Adresse eingetragen, auf einem angemeldeten Gerät, ohne das Passwort.",
    `Wenn du das warst, erlaubt der Link unten die Änderung. Er gilt ${number(hours)} Stunden lang. Danach schicken wir einen Link an die neue Adresse.`,
    "Wenn du das nicht warst, öffne den Link nicht: Deine Adresse bleibt, wie sie ist. Ändere in den Einstellungen dein Passwort; das meldet alle anderen Geräte ab.",
  ],
  link: "Änderung erlauben",
});
const agreement = (address: string | null) =>
  address === null
    ? {}
    : {
        footer: {
          text: "Das Team hat die neue Adresse eingetragen. Wenn du zustimmst, lässt sich mit ihr sofort das Passwort zurücksetzen.",
          links: [{ label: "Der neuen Adresse zustimmen", address }],
        },
      };
export const emailChanging = (days: number, agreeAt: string | null) => ({
  subject: "Deine Adresse soll geändert werden",
  paragraphs: [
    "Für dein Konto wurde eine neue E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist.",
    ...wayBack(days),
  ],
  link: "Diese Adresse behalten",
  ...agreement(agreeAt),
});
export const emailChanged = (days: number, agreeAt: string | null) => ({
  subject: "Deine Adresse wurde geändert",
  paragraphs: ["Die E-Mail-Adresse deines Kontos wurde geändert; diese hier gilt nicht mehr.", ...wayBack(days)],
  link: "Diese Adresse behalten",
  ...agreement(agreeAt),
});
export const changeTakenBack = {
  subject: "Die Änderung deiner Adresse wurde zurückgenommen",
  paragraphs: [
    "Dein Konto hat wieder die E-Mail-Adresse, die es vor dieser hatte: Von dort wurde die Änderung zurückgenommen. Diese hier gilt nicht mehr.",
    "Wenn du das nicht willst, schreib bitte dem Team.",
  ],
};

export const invitation = (organisation: string, days: number) => ({
  subject: `Du bist zum Board von ${organisation} eingeladen`,
  paragraphs: [
    `${organisation} hat ein Board für Absolvent:innen: Jobs, Projekte, Fragen und Leute, die können, was du kannst.`,
    `Der Link unten führt dich hinein. Er gilt ${number(days)} Tage lang.`,
  ],
  link: "Komm herein",
});
/** To an address that someone has signed up with. */
export const claimedAddress = (organisation: string, days: number) => {
  const { paragraphs, ...words } = invitation(organisation, days);
  const claimed =
    "Jemand hat sich dort mit dieser Adresse registriert. Über den Link wählst du ein neues Passwort, und wer das Konto bis dahin benutzt hat, wird abgemeldet.";
  return { ...words, paragraphs: [...paragraphs, claimed] };
};

export const suspensionLifted = {
  subject: "Dein Konto ist wieder offen",
  paragraphs: [
    "Dein Konto ist nicht mehr gesperrt. Du kannst dich wieder anmelden, und was du gepostet hast, ist wieder da.",
  ],
  link: "Anmelden",
};

type EndingJob = {
  title: string;
  shortTitle: string;
  company: string | null;
  expiresAt: string;
  isOver: boolean;
  open: string;
  filled: string;
};
const listedUntil = ({ expiresAt, isOver }: EndingJob, timeZone: string) => {
  const day = dayOfThisYear(new Date(expiresAt), timeZone);
  return isOver ? `Er steht seit dem ${day} nicht mehr auf der Liste.` : `Er steht bis zum ${day} auf der Liste.`;
};
const whatFollows = (jobs: EndingJob[], isRestOver: boolean) => {
  if (isRestOver && jobs.every(({ isOver }) => isOver)) return "Du kannst ihn jederzeit wieder öffnen.";
  return jobs.length === 1
    ? "Wenn du nichts tust, verschwindet er an diesem Tag von der Liste. Du kannst ihn jederzeit wieder öffnen."
    : "Wenn du nichts tust, verschwindet jeder Job an seinem Tag von der Liste. Du kannst ihn jederzeit wieder öffnen.";
};
/** `rest` are those that are not named one by one; `isOver` if all of them left the list. */
export const stillOpen = (
  jobs: EndingJob[],
  rest: { count: number; address: string; isOver: boolean },
  timeZone: string,
) => ({
  subject:
    jobs.length === 1
      ? `Ist „${jobs[0]?.shortTitle}“ noch offen?`
      : `Sind deine ${number(jobs.length + rest.count)} Jobs noch offen?`,
  paragraphs: [
    ...jobs.map((job) => ({
      text: [job.company ? `${job.title}, ${job.company}` : job.title, listedUntil(job, timeZone)].join("\n"),
      links: [
        { label: "Noch offen, weitere 60 Tage", address: job.open },
        { label: "Er ist besetzt", address: job.filled },
      ],
    })),
    ...(rest.count > 0
      ? [{ text: `und ${number(rest.count)} weitere`, links: [{ label: "Meine Jobs", address: rest.address }] }]
      : []),
    whatFollows(jobs, rest.isOver),
  ],
});

type Request = { name?: string; email?: string; about?: { name: string; id: number } };
/** The visitor's own words follow. */
export const request = ({ name, email, about }: Request) => {
  const sender = name ?? "Ein Gast";
  return {
    subject: `Eine Anfrage von ${name ?? "einem Gast"}`,
    paragraphs: [
      email ? `${sender} <${email}> schreibt:` : `${sender} schreibt:`,
      ...(about ? [`Es geht um ${about.name} (Mitglied ${about.id}).`] : []),
    ],
  };
};

const logInKeys = {
  password: "mit deinem Passwort",
  passkey: "mit einem Passkey",
  provider: "mit einem verknüpften Konto",
};
export const newLogIn = (by: keyof typeof logInKeys) => ({
  subject: "Neue Anmeldung bei deinem Konto",
  paragraphs: [
    `Jemand, hoffentlich du, hat sich gerade ${logInKeys[by]} bei deinem Konto angemeldet, zum ersten Mal auf diese Weise oder von diesem Ort aus.`,
    "Wenn du das nicht warst, melde auf der Seite unten alle Geräte ab und ändere dein Passwort.",
  ],
  link: "Meine Anmeldewege ansehen",
});

export const factorLocked = {
  subject: "Zu viele falsche Codes",
  paragraphs: [
    "Jemand hat bei deinem Konto den ersten Schritt der Anmeldung geschafft und dann fünf falsche Codes eingegeben. 15 Minuten lang wird kein Code angenommen.",
    "Wenn du das nicht warst, kennt vielleicht jemand dein Passwort: Wähle über den Link unten ein neues.",
  ],
  link: "Neues Passwort wählen",
};

export const factorRecovery = (minutes: number, hours: number) => ({
  subject: "Deinen zweiten Faktor entfernen?",
  paragraphs: [
    "Jemand, hoffentlich du, hat den zweiten Faktor deines Kontos und alle Wiederherstellungscodes verloren.",
    `Mit dem Link unten beginnt eine Wartezeit von ${number(hours)} Stunden. Danach wird dein zweiter Faktor entfernt. Der Link gilt einmal, ${number(minutes)} Minuten lang.`,
    "Wenn du das nicht warst, musst du nichts tun: Dein zweiter Faktor bleibt.",
  ],
  link: "Wartezeit beginnen",
});

export const factorEnds = (hours: number) => ({
  subject: "Dein zweiter Faktor wird entfernt",
  paragraphs: [
    `In ${number(hours)} Stunden wird der zweite Faktor deines Kontos entfernt. Das wurde beantragt und über einen Link in einer Mail bestätigt.`,
    "Wenn du das nicht warst, behalte ihn über den Link unten, und ändere das Passwort deines Postfachs: Jemand kann deine Mails lesen.",
  ],
  link: "Zweiten Faktor behalten",
});

export const factorRemoved = {
  subject: "Dein zweiter Faktor wurde entfernt",
  paragraphs: [
    "Der zweite Faktor deines Kontos ist entfernt. Du kannst dich jetzt ohne ihn anmelden und in den Einstellungen einen neuen einrichten.",
  ],
  link: "Anmelden",
};

export const tokenLeaked = (name: string) => ({
  subject: "Eines deiner Tokens gilt nicht mehr",
  paragraphs: [
    `Dein Token „${name}“ stand in der Adresse einer Anfrage, wo Protokolle und Verläufe es aufbewahren. Das Board hat es sofort beendet.`,
    "Schicke Tokens nur im Header Authorization. Ein neues kannst du in deinen Einstellungen erstellen.",
  ],
  link: "Deine Tokens",
});
export const tokenEnds = (name: string, end: Date, timeZone: string) => ({
  subject: `Dein Token „${name}“ endet bald`,
  paragraphs: [
    `Dein Token „${name}“ endet am ${dayOfThisYear(end, timeZone)}. Was es benutzt, funktioniert dann nicht mehr.`,
    "Ein neues kannst du in deinen Einstellungen erstellen.",
  ],
  link: "Deine Tokens",
});

export const webhookFails = (address: string, days: number) => ({
  subject: days < 5 ? "Ein Webhook schlägt fehl" : "Ein Webhook wurde ausgeschaltet",
  paragraphs: [
    days < 5
      ? `${days === 1 ? `Seit einem Tag` : `Seit ${number(days)} Tagen`} kommt bei ${address} nichts an. Das Board versucht es weiter; nach fünf Tagen schaltet es den Webhook aus.`
      : `Seit fünf Tagen kommt bei ${address} nichts an. Das Board hat den Webhook ausgeschaltet.`,
  ],
  link: "Zustellungen ansehen",
});
