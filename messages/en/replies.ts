export const requestSent = "Email was successfully sent";
export const recoverySent = "Password reset link sent! Check your email.";
export const passwordReset = "Password reset successfully!";
export const emailConfirmed = "Your new address is confirmed.";
export const emailTakenBack = "Your address stays as it was. We sent a link to a new password there.";
export const addressConfirmed = "Your address is confirmed.";
export const changeAllowed =
  "Thank you. We sent a link to the new address; it takes effect once it is confirmed there.";
export const changeAgreed = "Thank you. The new address can be used to reset the password from now on.";
export const confirmationSent = "We sent you a link. Check your email.";
export const unsubscribed = "Done. You won't get these mails any more.";
export const factorRecoverySent = "If this account has a second factor, a link is on its way. Check your email.";
export const factorKept = "Your second factor stays. If you didn't ask for its removal, please change your password.";
