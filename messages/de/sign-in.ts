import { dayAndTime, number } from "./formats.ts";

export const logInWith = (provider: string) => `Mit ${provider} anmelden`;
export const logInWithPasskey = "Mit einem Passkey anmelden";
export const backToLogIn = "Zurück zur Anmeldung";

export const comingBack = "Du wirst angemeldet …";
export const notBack =
  "Du wurdest dort nicht angemeldet oder hast in einem anderen Tab begonnen. Bitte fang noch einmal an.";
export const proveAccount = (provider: string, email: string) =>
  `Es gibt ein Konto mit ${email}. Melde dich einmal damit an, danach genügt ${provider}.`;
export const linkAccount = "Anmelden und verknüpfen";
export const linking = "Wird verknüpft …";
export const proveByPasskey = "Stattdessen einen Passkey benutzen";
export const recoverFirst =
  "Wenn du das Passwort nicht weißt, wähle per Mail ein neues. Melde dich dann an und verknüpfe das Konto in den Einstellungen unter „Sicherheit“.";
export const aboutSignUp = "Du hast hier noch kein Konto. Bitte prüfe deinen Namen.";
export const confirmFirst = (email: string) =>
  `Dein Konto ist angelegt. Wir haben einen Link an ${email} geschickt: Bestätige damit deine Adresse und melde dich dann noch einmal auf demselben Weg an.`;
export const linked = "Das Konto ist verknüpft. Ab jetzt kannst du dich damit anmelden.";
export const proven = "Bestätigt. Bitte wiederhole, was du vorhattest.";

export const secondStep = "Zweiter Schritt";
export const aboutSecondStep =
  "Gib den Code ein, den deine Authenticator-App gerade anzeigt, oder einen deiner Wiederherstellungscodes.";
export const code = "Code";
export const goOn = "Weiter";
export const checking = "Wird geprüft …";
export const lostFactor = "Ich habe mein Gerät und meine Wiederherstellungscodes verloren";

export const setUpNeeded = "Zweiten Faktor einrichten";
export const aboutSetUpNeeded =
  "Dieses Board verlangt bei der Anmeldung einen zweiten Faktor. Du brauchst eine Authenticator-App auf dem Handy oder einen Passwortmanager, der das kann.";
export const orPasskey = "Oder ein Passkey";
export const setUpFailed = "Das Einrichten konnte nicht begonnen werden.";
export const scan = "Scanne das mit deiner Authenticator-App.";
export const qrCode = "QR-Code mit dem Geheimnis für deine Authenticator-App";
export const orType = "Oder tippe dieses Geheimnis ein:";
export const firstCode = "Code, den die App gerade anzeigt";
export const turnOn = "Einschalten";

export const recoveryCodes = "Wiederherstellungscodes";
export const keepCodes =
  "Bewahre diese Wiederherstellungscodes sicher auf. Jeder öffnet dein Konto einmal, wenn die App verloren ist. Sie werden nur jetzt angezeigt.";
export const copy = "Kopieren";
export const copied = "Kopiert";
export const print = "Drucken";
export const done = "Fertig, ich habe sie";

export const waysIn = "Wege zur Anmeldung";
export const keysFailed = "Deine Anmeldewege konnten nicht geladen werden.";
export const passkeys = "Passkeys";
export const aboutPasskeys =
  "Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an. Ohne Passwort, ohne Code.";
export const noPasskeys = "Du hast noch keinen Passkey.";
export const addPasskey = "Passkey hinzufügen";
export const addingPasskey = "Wird hinzugefügt …";
export const passkeyAdded = "Passkey hinzugefügt. Du kannst dich jetzt damit anmelden.";
export const passkeyFailed =
  "Dein Browser konnte das nicht. Bitte versuche es noch einmal, oder nimm einen anderen Browser oder ein anderes Gerät.";
export const rename = "Umbenennen";
export const renameKey = (name: string) => `${name} umbenennen`;
export const renamePasskey = "Passkey umbenennen";
export const keyName = "Name";
export const saveName = "Speichern";
export const savingName = "Wird gespeichert …";
export const remove = "Entfernen";
export const removeKey = (name: string) => `${name} entfernen`;
export const keyRemoved = (name: string) => `${name} ist entfernt.`;
export const neverUsed = "nie benutzt";

export const identities = "Verknüpfte Konten";
export const aboutIdentities = "Konten anderswo, mit denen du dich anmeldest.";
export const atProvider = (provider: string, label: string) => `${provider}: ${label}`;
export const linkWith = (provider: string) => `${provider} verknüpfen`;

export const secondFactor = "Zweiter Faktor";
export const aboutFactor = "Ein Code vom Handy nach dem Passwort. Passkeys brauchen ihn nicht.";
export const factorIsOff = "Du meldest dich nur mit deinem Passwort an.";
export const factorIsOn = <Part>(day: Part) => ["Deine Authenticator-App ist eingerichtet seit ", day, "."];
export const setUp = "Authenticator-App einrichten";
export const codesLeft = (left: number) =>
  left === 1 ? "1 Wiederherstellungscode ist übrig." : `${number(left)} Wiederherstellungscodes sind übrig.`;
export const fewCodesLeft = "Erstelle neue, bevor sie ausgehen.";
export const renewCodes = "Neue Wiederherstellungscodes";
export const turnOff = "Ausschalten";
export const turnOffTitle = "Zweiten Faktor ausschalten?";
export const aboutTurningOff =
  "Dann meldest du dich nur mit deinem Passwort an, und die Wiederherstellungscodes gelten nicht mehr.";
export const factorRemoved = "Der zweite Faktor ist ausgeschaltet.";

export const lostTitle = "Zweiter Faktor verloren";
export const aboutLost =
  "Gib deine Adresse ein. Wenn ihr Konto einen zweiten Faktor hat, schicken wir dir einen Link. Mit ihm beginnt eine Wartezeit von 72 Stunden; danach wird der zweite Faktor entfernt, und dein Passwort genügt.";
export const aboutWait =
  "Die Wartezeit von 72 Stunden beginnt jetzt. Wir schicken dir auch einen Link, der sie abbricht. Danach meldest du dich nur mit deinem Passwort an.";
export const beginWait = "Wartezeit beginnen";
export const beginningWait = "Beginnt …";
export const waitsUntil = (until: string) =>
  `Dein zweiter Faktor wird nach Ablauf der Wartezeit entfernt: ${dayAndTime(new Date(until))}. Melde dich dann mit deinem Passwort an.`;
export const waitRefused =
  "Links zu dieser Seite kommen per Mail und gelten einmal, 60 Minuten lang. Nur der neueste gilt.";
export const keepTitle = "Zweiten Faktor behalten";
export const aboutKeeping =
  "Die Wartezeit endet. Dein zweiter Faktor und die Wiederherstellungscodes bleiben, wie sie sind.";
export const keepFactor = "Zweiten Faktor behalten";
export const keepingFactor = "Wird behalten …";
export const keepRefused =
  "Links zu dieser Seite kommen per Mail und gelten einmal, bis der zweite Faktor entfernt ist. Es hat sich nichts geändert.";
