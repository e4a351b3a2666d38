import { dayAndTime, number } from "./formats.ts";

export const logInWith = (provider: string) => `Log in with ${provider}`;
export const logInWithPasskey = "Sign in with a passkey";
export const backToLogIn = "Back to log in";

export const comingBack = "Logging you in...";
export const notBack = "You were not logged in there, or began in another tab. Please start again.";
export const proveAccount = (provider: string, email: string) =>
  `There is an account with ${email}. Log in to it once, and from then on ${provider} is enough.`;
export const linkAccount = "Log in and link";
export const linking = "Linking...";
export const proveByPasskey = "Use a passkey instead";
export const recoverFirst =
  "If you don't know the password, choose a new one by mail. Then log in and link the account in your settings, under Security.";
export const aboutSignUp = "You don't have an account here yet. Please check your name.";
export const confirmFirst = (email: string) =>
  `Your account has been created. We sent a link to ${email}: open it to confirm your address, then log in the same way again.`;
export const linked = "The account is linked. You can log in with it from now on.";
export const proven = "Confirmed. Please repeat what you wanted to do.";

export const secondStep = "Second Step";
export const aboutSecondStep = "Enter the code that your authenticator app shows now, or one of your recovery codes.";
export const code = "Code";
export const goOn = "Go on";
export const checking = "Checking...";
export const lostFactor = "I have lost my device and my recovery codes";

export const setUpNeeded = "Set Up a Second Factor";
export const aboutSetUpNeeded =
  "This board asks for a second factor when you log in. You need an authenticator app on your phone, or a password manager with one.";
export const orPasskey = "Or Use a Passkey";
export const setUpFailed = "The set-up couldn't be started.";
export const scan = "Scan this with your authenticator app.";
export const qrCode = "QR code with the secret for your authenticator app";
export const orType = "Or type this secret into it:";
export const firstCode = "Code that the app shows now";
export const turnOn = "Turn on";

export const recoveryCodes = "Recovery codes";
export const keepCodes =
  "Keep these recovery codes in a safe place. Each opens your account once if your app is lost. They are shown only now.";
export const copy = "Copy";
export const copied = "Copied";
export const print = "Print";
export const done = "Done, I saved them";

export const waysIn = "Ways to log in";
export const keysFailed = "Your ways to log in couldn't be loaded.";
export const passkeys = "Passkeys";
export const aboutPasskeys = "Log in with your fingerprint, your face or your device's PIN. No password, no code.";
export const noPasskeys = "You have no passkey yet.";
export const addPasskey = "Add a passkey";
export const addingPasskey = "Adding...";
export const passkeyAdded = "Passkey added. You can log in with it now.";
export const passkeyFailed = "Your browser couldn't do this. Please try again, or use another browser or device.";
export const rename = "Rename";
export const renameKey = (name: string) => `Rename ${name}`;
export const renamePasskey = "Rename passkey";
export const keyName = "Name";
export const saveName = "Save";
export const savingName = "Saving...";
export const remove = "Remove";
export const removeKey = (name: string) => `Remove ${name}`;
export const keyRemoved = (name: string) => `${name} is removed.`;
export const neverUsed = "never used";

export const identities = "Linked accounts";
export const aboutIdentities = "Accounts elsewhere that you log in with.";
export const atProvider = (provider: string, label: string) => `${provider}: ${label}`;
export const linkWith = (provider: string) => `Link ${provider}`;

export const secondFactor = "Second factor";
export const aboutFactor = "A code from your phone, after the password. Passkeys don't need it.";
export const factorIsOff = "You log in with your password alone.";
export const factorIsOn = <Part>(day: Part) => ["Your authenticator app has been set up since ", day, "."];
export const setUp = "Set up an authenticator app";
export const codesLeft = (left: number) =>
  left === 1 ? "1 recovery code is left." : `${number(left)} recovery codes are left.`;
export const fewCodesLeft = "Make new ones before you run out.";
export const renewCodes = "Make new recovery codes";
export const turnOff = "Turn off";
export const turnOffTitle = "Turn off the second factor?";
export const aboutTurningOff = "You then log in with your password alone, and your recovery codes stop working.";
export const factorRemoved = "The second factor is turned off.";

export const lostTitle = "Lost Second Factor";
export const aboutLost =
  "Enter your address. If its account has a second factor, we send you a link. It starts a waiting period of 72 hours. Then the second factor is removed, and your password is enough.";
export const aboutWait =
  "The waiting period of 72 hours starts now. We also mail you a link that cancels it. After that you log in with your password alone.";
export const beginWait = "Start the waiting period";
export const beginningWait = "Starting...";
export const waitsUntil = (until: string) =>
  `Your second factor is removed after ${dayAndTime(new Date(until))}. Then log in with your password.`;
export const waitRefused =
  "Links to this page come by mail and work once, within 60 minutes. Only the newest one works.";
export const keepTitle = "Keep Your Second Factor";
export const aboutKeeping = "The waiting period ends, and your second factor and recovery codes stay as they are.";
export const keepFactor = "Keep my second factor";
export const keepingFactor = "Keeping it...";
export const keepRefused =
  "Links to this page come by mail and work once, until the second factor is removed. Nothing has changed.";
