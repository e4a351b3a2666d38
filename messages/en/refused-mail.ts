export const refused = (address: string, day: string, reason: string) =>
  `Our mails to ${address} were refused on ${day}: ${reason}. We send none until that changes.`;
export const changeAddress = "Change my address";
export const sendAgain = "Send mail again";
export const sentAgain = "We write to you again.";
