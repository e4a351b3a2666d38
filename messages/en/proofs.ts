export const title = "Confirm that it is you";
export const about = "You logged in a while ago. Please enter your password before you go on.";
export const password = "Password";
export const confirm = "Confirm";
export const confirming = "Confirming...";
