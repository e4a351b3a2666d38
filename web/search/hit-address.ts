import { paths } from "../../contract/pages.ts";
import { places } from "../../contract/places.ts";
import type { Hit } from "../../contract/search/search.ts";

const addresses: Record<Hit["kind"], (id: number) => string> = {
  jobs: paths.job,
  projects: paths.project,
  questions: paths.question,
  companies: paths.company,
  users: paths.user,
  skills: paths.skill,
  cohorts: paths.cohort,
};

/** The address of a result, with the hash of the matching answer. */
export function hitAddress({ kind, id, commentId }: Hit): string {
  const place = commentId === null ? "" : `#${places.comment(commentId)}`;
  return addresses[kind](id) + place;
}
