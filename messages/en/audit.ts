import * as postKinds from "./post-kinds.ts";

export const list = {
  title: "Audit trail",
  pages: "Pages of entries",
  failed: "The entries couldn't be loaded.",
  emptyPage: "There are no entries on this page. Go back to the previous one.",
};
export const forAdmins = "The audit trail is for admins.";
export const whatItHolds =
  "What moderators, admins and the command line did to other people's records. Entries are added, never changed.";
export const none = "Nothing to show. What staff do to others' posts, profiles and skills appears here.";
export const onlyBy = <Part>(name: Part) => ["Only what ", name, " did."];
export const showEverything = "Show everything";

export const about = "About";
export const aboutEverything = "About everything";
export const subjects = {
  user: "Members",
  ...postKinds.subjects,
  company: "Companies",
  comment: "Comments",
  message: "Messages",
  skill: "Skills",
  cohort: "Cohorts",
  address: "Invitations",
  files: "Imports and exports",
  board: "Backups",
};

export const commandLine = "The command line";
export const quoted = (text: string) => `“${text}”`;
export const when = <Part>(ago: string, day: Part) => [`${ago}, `, day];

/** Of what was deleted, whose it was, and its title if that is still known. */
const deletion =
  (kind: string) =>
  <Part>(who: Part, number: Part, owner?: Part, title?: Part) => {
    if (!owner) return [who, ` deleted ${kind} `, number];
    if (!title) return [who, ` deleted ${kind} `, number, " of ", owner];
    return [who, ` deleted ${kind} `, number, ", ", title, ", of ", owner];
  };

/** Of what the team looked at, likewise. */
const looking =
  (did: string, kind: string) =>
  <Part>(who: Part, number: Part, owner?: Part, title?: Part) => {
    if (!owner) return [who, ` ${did} ${kind} `, number];
    if (!title) return [who, ` ${did} ${kind} `, number, " of ", owner];
    return [who, ` ${did} ${kind} `, number, ", ", title, ", of ", owner];
  };
const judged = (kind: string) => looking("decided on", kind);
const takenOver = (kind: string) => looking("took over the case of", kind);

const edited =
  (noun: string) =>
  <Part>(who: Part, what: Part) => [who, ` edited ${noun} `, what];

/** The same sentence about several kinds, each with its noun. */
const each = <Sentence>(action: string, nouns: Record<string, string>, sentence: (noun: string) => Sentence) =>
  Object.fromEntries(Object.entries(nouns).map(([kind, noun]) => [`${action} ${kind}`, sentence(noun)]));
const decidable = { ...postKinds.nouns, company: "company", comment: "comment", message: "message" };

/** What someone did to something, of which the second part is its name, or its number where it has no name any more. */
export const done = {
  ...each("edited", { ...postKinds.accusative, company: "company" }, edited),
  ...each("deleted", { ...postKinds.accusative, comment: "comment" }, deletion),
  ...each("decided", decidable, judged),
  ...each("took-over", decidable, takenOver),
  "edited user": <Part>(who: Part, what: Part) => [who, " edited ", what],
  "readdressed user": <Part>(who: Part, what: Part) => [who, " entered another address for ", what],
  "redacted question": <Part>(who: Part, what: Part) => [who, " removed a former version of question ", what],
  "redacted comment": <Part>(who: Part, what: Part) => [who, " removed a former version of comment ", what],
  "accepted question": <Part>(who: Part, what: Part) => [who, " accepted an answer to question ", what],
  "unaccepted question": <Part>(who: Part, what: Part) => [who, " took back the accepted answer to question ", what],
  "role user": <Part>(who: Part, what: Part) => [who, " changed the role of ", what],
  "suspended user": <Part>(who: Part, what: Part) => [who, " suspended ", what],
  "reinstated user": <Part>(who: Part, what: Part) => [who, " lifted the suspension of ", what],
  "decided user": <Part>(who: Part, what: Part) => [who, " decided on the profile of ", what],
  "took-over user": <Part>(who: Part, what: Part) => [who, " took over the case of ", what],
  "read message": <Part>(who: Part, what: Part) => [who, " read message ", what, ", which was reported"],
  "erased user": <Part>(who: Part, what: Part) => [who, " erased the account of ", what],
  "invited user": <Part>(who: Part, what: Part) => [who, " invited ", what],
  "invited address": <Part>(who: Part) => [who, " invited someone new"],
  "uninvited address": <Part>(who: Part) => [who, " took back an invitation"],
  "admitted user": <Part>(who: Part, what: Part) => [who, " let in ", what],
  "refused user": <Part>(who: Part) => [who, " refused someone new"],
  "added cohort": <Part>(who: Part, what: Part) => [who, " added cohort ", what],
  "edited cohort": <Part>(who: Part, what: Part) => [who, " edited cohort ", what],
  "deleted cohort": <Part>(who: Part, what: Part) => [who, " deleted cohort ", what],
  "confirmed cohort": <Part>(who: Part, what: Part) => [who, " confirmed someone of cohort ", what],
  "excluded cohort": <Part>(who: Part, what: Part) => [who, " removed someone from cohort ", what],
  "listed cohort": <Part>(who: Part, what: Part) => [who, " added addresses to the roster of cohort ", what],
  "unlisted cohort": <Part>(who: Part, what: Part) => [who, " emptied the roster of cohort ", what],
  "added skill": <Part>(who: Part, what: Part) => [who, " added skill ", what],
  "aliased skill": <Part>(who: Part, what: Part) => [who, " gave another name to skill ", what],
  "unaliased skill": <Part>(who: Part, what: Part) => [who, " removed a name from skill ", what],
  "implied skill": <Part>(who: Part, what: Part) => [who, " changed what comes with skill ", what],
  "unimplied skill": <Part>(who: Part, what: Part) => [who, " removed what came with skill ", what],
  "merged skill": <Part>(who: Part, what: Part) => [who, " merged another skill into skill ", what],
  "accepted skill": <Part>(who: Part, what: Part) => [who, " accepted a suggestion as skill ", what],
  "declined skill": <Part>(who: Part) => [who, " declined a suggested skill"],
  "imported files": <Part>(who: Part) => [who, " imported files"],
  "exported files": <Part>(who: Part) => [who, " exported files"],
  "factors-reset user": <Part>(who: Part, whom: Part) => [who, " removed the second factor of ", whom],
  "backed-up board": <Part>(who: Part) => [who, " backed up the board"],
  "restored board": <Part>(who: Part) => [who, " restored a backup of the board"],
};
