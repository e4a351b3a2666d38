/**
 * The kinds of what members post: where the interface has them, which event tells that one is new, what is said below one,
 * and whether it goes with its owner.
 */
export const postKinds = {
  job: { path: "jobs", posted: "job.posted", remark: "comment", isHiddenWithOwner: true },
  project: { path: "projects", posted: "project.posted", remark: "comment", isHiddenWithOwner: true },
  question: { path: "questions", posted: "question.asked", remark: "answer", isHiddenWithOwner: true },
  // Others' jobs are at them.
  company: { path: "companies", posted: null, remark: "comment", isHiddenWithOwner: false },
} as const;

export type PostKind = keyof typeof postKinds;
export type PostPath = (typeof postKinds)[PostKind]["path"];

const kinds = Object.entries(postKinds) as [PostKind, (typeof postKinds)[PostKind]][];
const kindsByPath = Object.fromEntries(kinds.map(([kind, { path }]) => [path, kind])) as Record<PostPath, PostKind>;

export const postPaths = kinds.map(([, { path }]) => path);
export const kindAt = (path: PostPath): PostKind => kindsByPath[path];

/** What is hidden while its owner is suspended, and erased with them if they wish. */
export const kindsHiddenWithOwner = kinds.filter(([, { isHiddenWithOwner }]) => isHiddenWithOwner).map(([kind]) => kind);
