import { Bookmark, Check } from "lucide-react";
import { calendarDay, calendarDayOfYear } from "#messages/formats.ts";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { useUser } from "../api/session.ts";
import { today } from "../ui/shell/day-name.ts";
import { useSavedJob } from "./saved-job-queries.ts";

type Props = { job: Pick<Job, "id" | "ownerId" | "saved">; className?: string };

/** Nobody saves their own jobs. */
const useIsOwn = ({ ownerId }: Props["job"]) => useUser()?.id === ownerId;

export function SaveButton({ job, className = "btn btn-quiet" }: Props) {
  const { save, forget } = useSavedJob(job);
  if (useIsOwn(job)) return null;
  return (
    <button
      aria-pressed={job.saved !== null}
      className={className}
      onClick={() => void (job.saved ? forget() : save())}
      type="button"
    >
      <Bookmark aria-hidden className="size-4" fill={job.saved ? "currentColor" : "none"} />
      {job.saved ? messages.saved : messages.save}
    </button>
  );
}

export function AppliedButton({ job, className = "btn btn-quiet" }: Props) {
  const { save } = useSavedJob(job);
  if (useIsOwn(job)) return null;
  const appliedAt = job.saved?.appliedAt ?? null;
  return (
    <button
      aria-pressed={appliedAt !== null}
      className={className}
      onClick={() => void save({ appliedAt: appliedAt ? null : today() })}
      type="button"
    >
      {appliedAt && <Check aria-hidden className="size-4" />}
      {appliedAt ? messages.appliedOn(dayOf(appliedAt)) : messages.iApplied}
    </button>
  );
}

function dayOf(date: string): string {
  const isThisYear = date.startsWith(String(new Date().getFullYear()));
  return (isThisYear ? calendarDayOfYear : calendarDay)(new Date(date));
}
