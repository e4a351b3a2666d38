import type { EntryParent } from "../../../contract/notifications/parents.ts";
import { paths } from "../../../contract/pages.ts";

const pathOf: Record<EntryParent, (id: number) => string> = {
  jobs: paths.job,
  projects: paths.project,
  questions: paths.question,
  companies: paths.company,
  users: paths.user,
  conversations: (id) => `/messages/${id}`,
  cohorts: (id) => `/cohorts/${id}`,
  reports: () => "/settings/reports",
  "saved-searches": () => "/notifications",
};

type Address = { parent: EntryParent; recordId: number; commentId: number | null };

/** Where what an entry is about is shown. */
export const entryPath = ({ parent, recordId, commentId }: Address): string =>
  pathOf[parent](recordId) + (commentId === null ? "" : `#comment-${commentId}`);
