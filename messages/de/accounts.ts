export const firstName = "Vorname";
export const lastName = "Nachname";
export const email = "E-Mail";
export const password = "Passwort";
export const confirmPassword = "Passwort bestätigen";
export const showPassword = "Passwort anzeigen";
export const newPassword = "Neues Passwort";
export const confirmNewPassword = "Neues Passwort bestätigen";
export const passwordLength = <Part>(min: number, max: Part) => [`${min} bis `, max, " Zeichen."];

export const logIn = "Anmelden";
export const loggingIn = "Meldet dich an …";
export const alreadyLoggedIn = "Du bist schon angemeldet!";
export const forgotPassword = "Passwort vergessen";
export const newHere =
  "Neu hier? Ein Konto ist in einer Minute angelegt: dein Name, eine E-Mail-Adresse und ein Passwort.";
export const newHereWatched =
  "Neu hier? Registriere dich in einer Minute; danach sieht sich das Team dein Konto an und lässt dich herein.";
export const forMembers =
  "Was Mitglieder hier teilen, ist für Mitglieder, damit alle offen sprechen können. Sobald du angemeldet bist, kommst du auf diese Seite zurück.";

export const signUp = "Registrieren";
export const signingUp = "Registriert dich …";
export const signedUp = "Du bist registriert";
export const onlyInvited =
  "Auf dieses Board kommt man nur mit Einladung. Bitte öffne den Link aus deiner Einladung oder bitte das Team um eine.";
export const askTeam = "Dem Team schreiben";
export const useInvitedAddress = "Verwende die Adresse, an die deine Einladung ging.";
export const alreadyMember = "Schon Mitglied?";
export const toLogIn = "Anmelden";

export const recovery = "Passwort vergessen";
export const aboutRecovery =
  "Gib die Adresse ein, mit der du dich registriert hast. Wenn es dazu ein Konto gibt, schicken wir dir einen Link, mit dem du ein neues Passwort wählst. Er gilt 60 Minuten lang und nur einmal.";
export const backToLogIn = "Zurück zum Anmelden";

export const reset = "Neues Passwort wählen";
export const resetPassword = "Passwort speichern";
export const resetFailed = "Das Passwort konnte nicht gespeichert werden. Bitte versuche es noch einmal.";
export const aboutResetLinks =
  "Links zu dieser Seite kommen per Mail und gelten 60 Minuten lang und nur einmal. Von mehreren gilt der neueste.";
export const sendNewLink = "Neuen Link senden";

export const incompleteLink = "Dieser Link ist unvollständig. Bitte öffne ihn noch einmal aus der Mail.";
export const confirmation = {
  title: "Adresse bestätigen",
  about:
    "Bestätige, dass du an dieser Adresse Mails liest. Ersetzt sie eine andere, meldest du dich danach mit ihr an, und die alte gilt nicht mehr. Fragt die Mail, ob du eine andere Adresse erlaubst oder ihr zustimmst, ist das dein Ja.",
  confirm: "Diese Adresse bestätigen",
  confirming: "Wird bestätigt …",
  refused:
    "Links zu dieser Seite kommen per Mail und gelten 24 Stunden lang und nur einmal. Von mehreren gilt der neueste. Es hat sich nichts geändert; einen neuen Link bekommst du in deinen Einstellungen oder, wenn du neu bist, nach dem Anmelden.",
  toSettings: "Zu deinen Einstellungen",
};
export const takingBack = {
  title: "Alte Adresse behalten",
  about:
    "Die Änderung der Adresse deines Kontos wird zurückgenommen, auch wenn die neue schon bestätigt ist. Alle Geräte werden abgemeldet, und wir schicken an diese Adresse einen Link für ein neues Passwort.",
  takeBack: "Alte Adresse behalten",
  takingItBack: "Wird zurückgenommen …",
  done: "Dein Konto hat seine alte Adresse. Wir haben einen Link dorthin geschickt: Bitte wähle damit ein neues Passwort.",
  refused:
    "Links zu dieser Seite kommen per Mail an die alte Adresse eines Kontos und gelten 7 Tage lang und nur einmal. Wenn dein Konto eine Adresse hat, die du nicht kennst, schreib bitte dem Team.",
  toTeam: "Dem Team schreiben",
};
export const whoAreYou = "Wer bist du?";
export const sentenceForTeam = "Ein Satz für das Team: dein Kurs und dein Jahr.";

export const almostThere = "Fast geschafft";
export const teamLooks = "Das Team schaut sich jedes neue Konto an. Du bekommst eine Mail, sobald du dabei bist.";
export const logOut = "Abmelden";
export const deleteAccount = "Konto löschen";
export const pleaseConfirm = "Bitte bestätige deine Adresse. Wir haben dir einen Link geschickt.";
export const sendAgain = "Noch einmal schicken";

export const proofTitle = "Bestätige, dass du es bist";
export const proofAbout =
  "Du hast dich vor einer Weile angemeldet. Bitte gib dein Passwort ein, bevor du weitermachst.";
export const proofsPassword = "Passwort";
export const proofConfirm = "Bestätigen";
export const proofConfirming = "Wird bestätigt …";
export const usePasskey = "Passkey benutzen";
export const useProvider = (provider: string) => `Noch einmal mit ${provider} anmelden`;
export const proofAboutWithoutPassword =
  "Du hast dich vor einer Weile angemeldet. Bitte bestätige, dass du es bist, bevor du weitermachst.";
