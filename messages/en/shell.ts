export const language = "en";
export const description =
  "A community board of coding-school alumni: jobs, projects, questions, companies and people.";

/** The other language, in its own words. */
export const otherLanguage = { code: "de", name: "Deutsch" } as const;
export const languageFailed = "Your language couldn't be saved. Please try again.";

export const skipToContent = "Skip to content";
export const toLightTheme = "Switch to the light theme";
export const toDarkTheme = "Switch to the dark theme";

export const loggedIn = "log in was successful";
export const loggingOut = "logging out";
export const sessionEnded = "Your session has ended. Please log in again.";
