/** The longest title and text of a job or project, in code points; a question's text, too. */
export const titleMax = 200;
export const descriptionMax = 20_000;

/**
 * The kinds of posts: their path in the interface, the page that adds one (`pages.ts`), the events when one is posted, edited or
 * commented on, or ends soon, and when members are asked about one; further events, which webhooks send, too; the inbox entry
 * about one that fits a member; the name of their comments' number on the home page; the letter that begins their words in the
 * search; and whether one is hidden while its owner is suspended.
 */
export const postKinds = {
  job: {
    path: "jobs",
    addPage: "addJob",
    posted: "job.posted",
    edited: "job.edited",
    commented: "comment.posted",
    ending: "job.ending",
    offered: null,
    further: ["job.filled", "job.expired"],
    fitting: "job",
    commentCount: "commentsOnJobs",
    letter: "j",
    isHiddenWithOwner: true,
  },
  project: {
    path: "projects",
    addPage: "addProject",
    posted: "project.posted",
    edited: "project.edited",
    commented: "comment.posted",
    ending: "project.ending",
    offered: null,
    further: ["seat.requested", "seat.decided"],
    fitting: "seat",
    commentCount: "commentsOnProjects",
    letter: "p",
    isHiddenWithOwner: true,
  },
  question: {
    path: "questions",
    addPage: "askQuestion",
    posted: "question.asked",
    edited: "question.edited",
    commented: "answer.posted",
    ending: null,
    offered: "question.offered",
    further: ["answer.posted", "answer.accepted"],
    fitting: "question",
    commentCount: "answersToQuestions",
    letter: "q",
    isHiddenWithOwner: true,
  },
  // Never hidden with its owner, because others' jobs refer to it.
  company: {
    path: "companies",
    addPage: "addCompany",
    posted: null,
    edited: null,
    commented: "comment.posted",
    ending: null,
    offered: null,
    further: [],
    fitting: null,
    commentCount: null,
    letter: "c",
    isHiddenWithOwner: false,
  },
} as const;

export type PostKind = keyof typeof postKinds;
export type PostPath = (typeof postKinds)[PostKind]["path"];

export const kindsOfPosts = Object.keys(postKinds) as PostKind[];
export const postPaths = kindsOfPosts.map((kind) => postKinds[kind].path);

/** The kinds that members post: they are told of new ones, matched with them, and can save searches of their lists. */
export type PostedKind = {
  [Kind in PostKind]: (typeof postKinds)[Kind]["posted"] extends null ? never : Kind;
}[PostKind];
export const postedKinds = kindsOfPosts.filter((kind): kind is PostedKind => postKinds[kind].posted !== null);
/** The events for posting and for editing one. */
export const postEvents = postedKinds.flatMap((kind) => [postKinds[kind].posted, postKinds[kind].edited]);
export const endingEvents = postedKinds.flatMap((kind) => postKinds[kind].ending ?? []);
export const offerEvents = postedKinds.flatMap((kind) => postKinds[kind].offered ?? []);
export const postedPaths = postedKinds.map((kind) => postKinds[kind].path);

export const kindAt = <Path extends PostPath>(path: Path) =>
  kindsOfPosts.find((kind) => postKinds[kind].path === path) as KindAt<Path>;
type KindAt<Path> = { [Kind in PostKind]: (typeof postKinds)[Kind]["path"] extends Path ? Kind : never }[PostKind];

/** The kinds that are hidden while their owner is suspended, and erased with them if they wish. */
export const kindsHiddenWithOwner = kindsOfPosts.filter((kind) => postKinds[kind].isHiddenWithOwner);
