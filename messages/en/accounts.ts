export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const password = "Password";
export const confirmPassword = "Confirm password";
export const showPassword = "Show password";
export const newPassword = "New password";
export const confirmNewPassword = "Confirm new password";
export const passwordLength = <Part>(min: number, max: Part) => [`${min} to `, max, " characters."];

export const logIn = "Log In";
export const loggingIn = "Logging in...";
export const alreadyLoggedIn = "already logged in!";
export const forgotPassword = "Forgot your Password";
export const newHere = "New here? An account takes a minute: your name, an email address and a password.";
export const newHereWatched =
  "New here? Signing up takes a minute. Then the team reviews your account and lets you in.";
export const forMembers =
  "What members share here is for members only, so that everyone can speak openly. After you log in, you return to this page.";

export const signUp = "Sign Up";
export const signingUp = "Signing up...";
export const signedUp = "Sign up was successful";
export const onlyInvited =
  "This board is by invitation. Please open the link in your invitation, or ask the team for one.";
export const askTeam = "Write to the team";
export const useInvitedAddress = "Use the address that your invitation was sent to.";
export const alreadyMember = "Already a member?";
export const toLogIn = "Log in";

export const recovery = "Recover Password";
export const aboutRecovery =
  "Enter the address you signed up with. If there is an account for it, we send you a link to choose a new password. The link works once, within 60 minutes.";
export const backToLogIn = "Back to Log In";

export const reset = "Reset Your Password";
export const resetPassword = "Reset Password";
export const resetFailed = "Error resetting password. Please try again.";
export const aboutResetLinks =
  "Links to this page come by mail and work once, within 60 minutes. Only the newest one works.";
export const sendNewLink = "Send a new link";

export const incompleteLink = "This link is incomplete. Please open it again from the mail.";
export const confirmation = {
  title: "Confirm Your Address",
  about:
    "Confirm that this address is yours. If it replaces another one, you log in with it from now on, and the old one is no longer used. If the mail asks whether you allow or agree to another address, this button says yes.",
  confirm: "Confirm this address",
  confirming: "Confirming...",
  refused:
    "Links to this page come by mail and work once, within 24 hours. Only the newest one works. Nothing has changed. You can get another link in your settings, or after you log in if you are new.",
  toSettings: "Go to your settings",
};
export const takingBack = {
  title: "Keep Your Old Address",
  about:
    "This undoes the change of your account's address, even if the new one is already confirmed. Every device is logged out, and we send a link to this address so that you can choose a new password.",
  takeBack: "Keep the old address",
  takingItBack: "Changing back...",
  done: "Your account has its old address again. We sent a link there: please use it to choose a new password.",
  refused:
    "Links to this page come by mail to an account's old address and work once, within 7 days. If your account has an address that you don't know, please write to the team.",
  toTeam: "Write to the team",
};
export const whoAreYou = "Who are you?";
export const sentenceForTeam = "One sentence for the team: your course and year.";

export const almostThere = "Almost there";
export const teamLooks = "The team looks at every new account. You get a mail once you are in.";
export const logOut = "Log out";
export const deleteAccount = "Delete account";
export const pleaseConfirm = "Please confirm your address. We sent you a link.";
export const sendAgain = "Send it again";

export const proofTitle = "Confirm that it is you";
export const proofAbout = "You logged in a while ago. Please enter your password before you go on.";
export const proofsPassword = "Password";
export const proofConfirm = "Confirm";
export const proofConfirming = "Confirming...";
export const usePasskey = "Use a passkey";
export const useProvider = (provider: string) => `Log in with ${provider} again`;
export const proofAboutWithoutPassword = "You logged in a while ago. Please confirm that it is you before you go on.";
