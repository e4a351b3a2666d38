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

export const home = "Home";
export const welcome = "Welcome";
export const skills = "Skills";
export const users = "Users";

export const profile = "Profile";
export const cohorts = "Cohorts";
export const settings = "Settings";
export const administration = "Administration";
export const logOut = "Log out";
export const logIn = "Login";
export const signUp = "Sign Up";

export const aboutUs = "About us";
export const contact = "Contact";
export const terms = "Terms and conditions";
export const privacy = "Privacy policy";
export const imprint = "Imprint";
export const donate = "Donate";
export const copyright = (year: number, organisation: string) => `© ${year} ${organisation} Alumni`;

export const boardHome = (board: string) => `${board}, home`;
export const yourAccount = (name: string) => `Your account, ${name}`;
export const bar = "Main";
export const menu = "Menu";
export const closeMenu = "Close the menu";
export const barInMenu = "Main, in the menu";
export const footer = "About this board";
export const back = "Back";
export const more = "More";
export const moreAbout = (name: string) => `More about ${name}`;
export const messages = "Messages";

/** The label of the key. */
export const control = "Ctrl";

export const cancel = "Cancel";
export const remove = "Delete";
export const undoable = (days: number) => `It can be brought back for ${days} days.`;

export const toasts = "Notices";
export const closeToast = "Close this message";
