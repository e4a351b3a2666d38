export const title = "Bestätige, dass du es bist";
export const about =
  "Das lässt sich nicht einfach zurücknehmen, und du hast dich vor einer Weile angemeldet. Bitte gib dein Passwort ein.";
export const password = "Passwort";
export const confirm = "Bestätigen";
export const confirming = "Wird bestätigt …";
