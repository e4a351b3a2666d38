export const list = {
  title: "Invitations",
  pages: "Pages of invitations",
  failed: "The invitations couldn't be loaded.",
  emptyPage: "There are no invitations on this page. Go back to the previous one.",
};
export const about =
  "People who were invited and have not signed up yet. Imported members without a password are listed under Members.";
export const none = "There are no open invitations. They are sent from the server's command line.";

export const worksUntil = <Part>(day: Part) => ["The link works until ", day];
export const takeBack = "Take back";
export const takeBackOf = (email: string) => `Take back the invitation for ${email}`;
export const takeBackThis = "Take back this invitation?";
export const whatTakingBackDoes = (email: string) =>
  `The link that was mailed to ${email} stops working. They can be invited again.`;
export const takenBack = (email: string) => `The invitation for ${email} is taken back.`;
