export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const password = "Password";
export const confirmPassword = "Confirm password";
export const newPassword = "New password";
export const confirmNewPassword = "Confirm new password";
export const passwordLength = <Part>(min: number, max: Part) => [`${min} to `, max, " characters."];

export const logIn = "Log In";
export const loggingIn = "Logging in...";
export const alreadyLoggedIn = "already logged in!";
export const forgotPassword = "Forgot your Password";
export const newHere = "New here? An account takes a minute: your name, an email address and a password.";
export const newHereWatched = "New here? Sign up in a minute; then the team looks at your account and lets you in.";
export const forMembers =
  "What members share here is for members, so that everyone can speak openly. Once you are logged in, you come back to this page.";

export const signUp = "Sign Up";
export const signingUp = "Signing up...";
export const signedUp = "Sign up was successful";
export const onlyInvited =
  "Who joins this board is invited. Please open the link in the mail that invited you; who has none can ask the team for one.";
export const askTeam = "Write to the team";
export const useInvitedAddress = "Use the address that your invitation was sent to.";
export const alreadyMember = "Already a member?";
export const toLogIn = "Log in";

export const recovery = "Recover Password";
export const aboutRecovery =
  "Enter the address you signed up with. If there is an account with it, we send you a link to choose a new password. It works once and for 60 minutes.";
export const backToLogIn = "Back to Log In";

export const reset = "Reset Your Password";
export const resetPassword = "Reset Password";
export const resetFailed = "Error resetting password. Please try again.";
export const aboutResetLinks =
  "Links to this page come by mail, work once and for 60 minutes. Only the newest one works.";
export const sendNewLink = "Send a new link";

export const incompleteLink = "This link is incomplete. Please open it again from the mail.";
export const confirmation = {
  title: "Confirm Your Address",
  about:
    "Confirm that you read mails at this address. If it takes the place of another one, you log in with it from then on, and the old one is no longer used. If the mail asks whether you allow or agree to another address, this is your yes.",
  confirm: "Confirm this address",
  confirming: "Confirming...",
  refused:
    "Links to this page come by mail, work once and for 24 hours. Only the newest one works. Nothing has changed; you get another link in your settings, or after logging in if you are new.",
  toSettings: "Go to your settings",
};
export const takingBack = {
  title: "Keep Your Old Address",
  about:
    "The change of your account's address is taken back, also if the new one is confirmed already. Every device is logged out, and we send a link to a new password to this address.",
  takeBack: "Keep the old address",
  takingItBack: "Taking it back...",
  done: "Your account has its old address. We sent a link there: please choose a new password with it.",
  refused:
    "Links to this page come by mail to an account's old address, work once and for 7 days. If an address that you don't know is on your account, please write to the team.",
  toTeam: "Write to the team",
};
export const whoAreYou = "Who are you?";
export const sentenceForTeam = "One sentence for the team: your course and year.";
