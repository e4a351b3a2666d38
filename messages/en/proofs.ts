export const title = "Confirm that it is you";
export const about = "This can't be undone easily, and you logged in a while ago. Please enter your password.";
export const password = "Password";
export const confirm = "Confirm";
export const confirming = "Confirming...";
