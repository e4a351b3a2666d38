export const title = "Bestätige, dass du es bist";
export const about = "Du hast dich vor einer Weile angemeldet. Bitte gib dein Passwort ein, bevor du weitermachst.";
export const password = "Passwort";
export const confirm = "Bestätigen";
export const confirming = "Wird bestätigt …";
export const usePasskey = "Passkey benutzen";
export const useProvider = (provider: string) => `Noch einmal mit ${provider} anmelden`;
export const aboutWithoutPassword =
  "Du hast dich vor einer Weile angemeldet. Bitte bestätige, dass du es bist, bevor du weitermachst.";
