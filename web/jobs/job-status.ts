import * as messages from "#messages/job-status.ts";
import { type chosenStatuses, setJobStatus } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { usePostSaving } from "../posts/post-changes.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { endOf } from "./job-end.ts";
import { jobKeys } from "./job-queries.ts";

type ChosenStatus = (typeof chosenStatuses)[number];

/** Returns a function that changes a job's status and shows a toast; it resolves to `null` on failure. */
export function useJobStatus(id: number) {
  const { mutateAsync, isPending } = usePostSaving(jobKeys, (status: ChosenStatus) =>
    call(setJobStatus, { id, status }),
  );
  const about = `status of job ${id}`;

  async function change(status: ChosenStatus) {
    try {
      const job = await mutateAsync(status);
      notify.success(status === "open" ? messages.done.open(endOf(job)) : messages.done[status], about);
      return job;
    } catch (error) {
      notify.failure(error, about, messages.failed);
      return null;
    }
  }
  return { change, isPending };
}
