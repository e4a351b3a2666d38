export const refused = (address: string, day: string, reason: string) =>
  `Our mails to ${address} were refused on ${day}: ${reason}. We won't send any until that changes.`;
export const changeAddress = "Change my address";
export const sendAgain = "Send mail again";
export const sentAgain = "We will send you mails again.";
