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

const kinds = Object.entries(postKinds) as [PostKind, (typeof postKinds)[PostKind]][];
const kindsByPath = Object.fromEntries(kinds.map(([kind, { path }]) => [path, kind])) as Record<PostPath, PostKind>;

export const postPaths = kinds.map(([, { path }]) => path);
export const kindAt = (path: PostPath): PostKind => kindsByPath[path];

/** What is hidden while its owner is suspended, and erased with them if they wish. */
export const kindsHiddenWithOwner = kinds
  .filter(([, { isHiddenWithOwner }]) => isHiddenWithOwner)
  .map(([kind]) => kind);
