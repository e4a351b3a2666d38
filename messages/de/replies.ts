export const requestSent = "Deine Nachricht ist unterwegs";
export const recoverySent = "Der Link ist unterwegs! Schau in dein Postfach.";
export const passwordReset = "Dein neues Passwort ist gespeichert!";
export const emailConfirmed = "Deine neue Adresse ist bestätigt.";
export const emailTakenBack =
  "Deine Adresse bleibt, wie sie war. Wir haben dir dorthin einen Link für ein neues Passwort geschickt.";
export const addressConfirmed = "Deine Adresse ist bestätigt.";
export const changeAllowed =
  "Danke. Wir haben einen Link an die neue Adresse geschickt; sie gilt, sobald sie dort bestätigt ist.";
export const changeAgreed = "Danke. Mit der neuen Adresse lässt sich ab jetzt das Passwort zurücksetzen.";
export const confirmationSent = "Der Link ist unterwegs. Schau in dein Postfach.";
export const unsubscribed = "Erledigt. Du bekommst diese Mails nicht mehr.";
export const factorRecoverySent =
  "Falls dieses Konto einen zweiten Faktor hat, ist ein Link unterwegs. Schau in dein Postfach.";
export const factorKept =
  "Dein zweiter Faktor bleibt. Wenn du das Entfernen nicht beantragt hast, ändere bitte dein Passwort.";
