export const editYours = "Profil bearbeiten";
export const editOne = "Profil bearbeiten";
export const editThis = (name: string) => `Profil von ${name} bearbeiten`;
export const failed = "Dieses Profil konnte nicht geladen werden.";
export const notYours = "Du kannst dein eigenes Profil bearbeiten, aber nicht dieses.";

export const firstName = "Vorname";
export const lastName = "Nachname";
export const email = "E-Mail";
export const emailHint = "Eine neue Adresse gilt, sobald du den Link öffnest, den wir dorthin schicken.";
export const othersEmailHint = "Eine neue Adresse gilt, sobald jemand den Link öffnet, den wir dorthin schicken.";
export const onlyAdminChangesEmail = "Diese Adresse können nur Admins ändern.";
export const linkSent = (address: string) =>
  `Wir haben einen Link an ${address} geschickt. Deine Adresse ändert sich, sobald du ihn öffnest.`;
export const linkSentToOther = (address: string) =>
  `Wir haben einen Link an ${address} geschickt. Die Adresse ändert sich, sobald er dort geöffnet wird.`;
export const currentPassword = "Aktuelles Passwort";
export const toChangeYourAddress = "Um deine Adresse zu ändern.";
export const toChangeThisAddress = "Dein eigenes, um diese Adresse zu ändern.";
export const picture = "Profilbild";

export const save = "Änderungen speichern";
export const saved = "Profil gespeichert";

export const parts = "Teile dieses Formulars";
export const sections = { you: "Über dich", work: "Kenntnisse und Arbeit", reach: "Wie man dich erreicht" };
export const headline = "Kurzvorstellung";
export const headlineHint = "Eine Zeile, die sagt, was du machst.";
export const about = "Über mich";
export const location = "Ort";
export const links = "Im Netz";
export const link = (place: number) => `Adresse ${place}`;
export const linkHint = "Beginnt mit https://";
export const addLink = "Adresse hinzufügen";
export const removeLink = (place: number) => `Adresse ${place} entfernen`;
export const workedAt = "Früher gearbeitet bei";
export const remove = (what: string) => `${what} entfernen`;
export const openTo = "Offen für";
export const hiddenFrom = "Nicht zu sehen für Leute bei";
export const alsoHiddenFrom = "Auch nicht für Leute bei";
export const myCompany = "Meiner Firma";
export const hideFromMyCompany = "Auch vor meiner Firma verbergen";
export const canStillSee =
  "Wer verbirgt, wo er oder sie arbeitet, kann es trotzdem sehen. Ebenso, wer deine Firma erst seit weniger als 7 Tagen angibt.";
