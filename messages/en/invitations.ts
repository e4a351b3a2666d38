export const list = {
  title: "Invitations",
  pages: "Pages of invitations",
  failed: "The invitations couldn't be loaded.",
  emptyPage: "There are no invitations on this page. Go back to the previous one.",
};
export const about =
  "Who was invited and has not signed up yet. Imported members who have no password yet stand among the members.";
export const none = "No invitation is open. Whoever looks after the server sends them.";

export const worksUntil = <Part>(day: Part) => ["The link works until ", day];
export const takeBack = "Take back";
export const takeBackOf = (email: string) => `Take back the invitation of ${email}`;
export const takeBackThis = "Take back this invitation?";
export const whatTakingBackDoes = (email: string) =>
  `The link that was mailed to ${email} stops working. They can be invited again.`;
export const takenBack = (email: string) => `The invitation of ${email} is taken back.`;
