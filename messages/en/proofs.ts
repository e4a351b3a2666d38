export const title = "Confirm that it is you";
export const about = "You logged in a while ago. Please enter your password before you go on.";
export const password = "Password";
export const confirm = "Confirm";
export const confirming = "Confirming...";
export const usePasskey = "Use a passkey";
export const useProvider = (provider: string) => `Log in with ${provider} again`;
export const aboutWithoutPassword = "You logged in a while ago. Please confirm that it is you before you go on.";
