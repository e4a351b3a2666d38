/** The longest title and text of a job or project, in code points; a question's text, too. */
export const titleMax = 200;
export const descriptionMax = 20_000;

/**
 * The kinds of posts: their path in the interface, the events when one is posted, edited or commented on, and whether one is
 * hidden while its owner is suspended.
 */
export const postKinds = {
  job: {
    path: "jobs",
    posted: "job.posted",
    edited: "job.edited",
    commented: "comment.posted",
    isHiddenWithOwner: true,
  },
  project: {
    path: "projects",
    posted: "project.posted",
    edited: "project.edited",
    commented: "comment.posted",
    isHiddenWithOwner: true,
  },
  question: {
    path: "questions",
    posted: "question.asked",
    edited: "question.edited",
    commented: "answer.posted",
    isHiddenWithOwner: true,
  },
  // Never hidden with its owner, because others' jobs refer to it.
  company: { path: "companies", posted: null, edited: null, commented: "comment.posted", isHiddenWithOwner: false },
} as const;

export type PostKind = keyof typeof postKinds;
export type PostPath = (typeof postKinds)[PostKind]["path"];

export const kindsOfPosts = Object.keys(postKinds) as PostKind[];
export const postPaths = kindsOfPosts.map((kind) => postKinds[kind].path);

export const kindAt = (path: PostPath) => kindsOfPosts.find((kind) => postKinds[kind].path === path) as PostKind;

/** The kinds that are hidden while their owner is suspended, and erased with them if they wish. */
export const kindsHiddenWithOwner = kindsOfPosts.filter((kind) => postKinds[kind].isHiddenWithOwner);
