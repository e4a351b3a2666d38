/**
 * The kinds of what members post: where the interface has them, what happens when one is posted, edited or commented on, and
 * whether it is hidden with its owner.
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
  // Others' jobs are at them.
  company: { path: "companies", posted: null, edited: null, commented: "comment.posted", isHiddenWithOwner: false },
} as const;

export type PostKind = keyof typeof postKinds;
export type PostPath = (typeof postKinds)[PostKind]["path"];

export const kindsOfPosts = Object.keys(postKinds) as PostKind[];
export const postPaths = kindsOfPosts.map((kind) => postKinds[kind].path);

export const kindAt = (path: PostPath) => kindsOfPosts.find((kind) => postKinds[kind].path === path) as PostKind;

/** What is hidden while its owner is suspended, and erased with them if they wish. */
export const kindsHiddenWithOwner = kindsOfPosts.filter((kind) => postKinds[kind].isHiddenWithOwner);
