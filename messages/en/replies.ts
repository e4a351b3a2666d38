export const requestSent = "Email was successfully sent";
export const recoverySent = "Password reset link sent! Check your email.";
export const passwordReset = "Password reset successfully!";
export const emailConfirmed = "Your new address is confirmed.";
export const emailTakenBack = "Your address stays as it was. We sent a link to a new password there.";
export const addressConfirmed = "Your address is confirmed.";
export const confirmationSent = "We sent you a link. Check your email.";
export const unsubscribed = "Done. You won't get these mails any more.";
