export const almostThere = "Almost there";
export const teamLooks = "The team looks at every new account. You get a mail once you are in.";
export const logOut = "Log out";
export const deleteAccount = "Delete account";
export const pleaseConfirm = "Please confirm your address. We sent you a link.";
export const sendAgain = "Send it again";
