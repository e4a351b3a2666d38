export const title = "Devices";
export const about = "Where you are logged in.";
export const failed = "Your devices couldn't be loaded.";

/** Firefox on Linux */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknown = "Unknown device";
export const thisOne = "This device";
export const lastUsed = (ago: string) => `last used ${ago}`;
export const since = <Part>(day: Part) => ["since ", day];
export const loggedInSince = <Part>(day: Part) => ["logged in since ", day];

export const logOut = "Log out";
export const logOutThis = (device: string, ago: string) => `Log out ${device}, last used ${ago}`;
export const loggingOut = "Logging out...";
export const loggedOut = (device: string) => `${device} is logged out.`;
export const logOutElsewhere = "Log out everywhere else";
export const loggedOutElsewhere = "You are logged out everywhere else.";
export const logOutEverywhere = "Log out everywhere";
export const loggedOutEverywhere = "You are logged out everywhere.";
