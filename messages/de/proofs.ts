export const title = "Bestätige, dass du es bist";
export const about = "Du hast dich vor einer Weile angemeldet. Bitte gib dein Passwort ein, bevor du weitermachst.";
export const password = "Passwort";
export const confirm = "Bestätigen";
export const confirming = "Wird bestätigt …";
