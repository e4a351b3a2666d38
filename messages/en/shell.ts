export const language = "en";
export const description =
  "A community board of coding-school alumni: jobs, projects, questions, companies and people.";

export const skipToContent = "Skip to content";
export const toLightTheme = "Switch to the light theme";
export const toDarkTheme = "Switch to the dark theme";

export const loggingOut = "logging out";
export const sessionEnded = "Your session has ended. Please log in again.";
