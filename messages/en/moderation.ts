import * as postKinds from "./post-kinds.ts";

/** Why something has no place here: of reports, decisions and the rules alike. */
export const reasons = {
  spam: "Spam or advertising",
  abuse: "Insults, threats or discrimination",
  illegal: "Against the law",
  privacy: "Private matters of others",
  "wrong-place": "In the wrong place, or twice",
  outdated: "No longer true",
  other: "Something else",
};
/** What there is a case about. */
export const things = {
  ...postKinds.names,
  companies: "Company",
  comments: "Comment",
  users: "Profile",
  messages: "Message",
};
