import type { PostedKind } from "../../contract/posts.ts";
import { jobKind } from "../jobs/job-kind.ts";
import { projectKind } from "../projects/project-kind.ts";
import { questionKind } from "../questions/question-kind.ts";

/** The kinds that members post. A feature that deals with all of them takes from here what it needs of each. */
export const kinds = {
  job: jobKind,
  project: projectKind,
  question: questionKind,
} satisfies Record<PostedKind, object>;
