export const title = "Geräte";
export const about = "Wo du angemeldet bist.";
export const failed = "Deine Geräte konnten nicht geladen werden.";

/** Firefox auf Linux */
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;
export const unknown = "Unbekanntes Gerät";
export const thisOne = "Dieses Gerät";
export const lastUsed = (ago: string) => `zuletzt benutzt: ${ago}`;
export const since = <Part>(day: Part) => ["seit dem ", day];
export const loggedInSince = <Part>(day: Part) => ["angemeldet seit dem ", day];

export const logOut = "Abmelden";
export const logOutThis = (device: string, ago: string) => `${device} abmelden, zuletzt benutzt: ${ago}`;
export const loggingOut = "Meldet ab …";
export const loggedOut = (device: string) => `${device} ist abgemeldet.`;
export const logOutElsewhere = "Überall sonst abmelden";
export const loggedOutElsewhere = "Du bist überall sonst abgemeldet.";
export const logOutEverywhere = "Überall abmelden";
export const loggedOutEverywhere = "Du bist überall abgemeldet.";
