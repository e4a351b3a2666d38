import { useRef } from "react";
import * as messages from "#messages/job-status.ts";
import { daysDefault, type Job } from "../../contract/jobs/jobs.ts";
import { daysLeftOf, endOf, isEndAhead } from "./job-end.ts";
import { useJobStatus } from "./job-status.ts";

/** For those who may edit a job: until when it is listed, and buttons to change that. */
export function ListingField({ job }: { job: Job }) {
  const { change, isPending } = useJobStatus(job.id);
  const first = useRef<HTMLButtonElement>(null);
  const isOpen = job.status === "open";
  // A successful press removes the other buttons, one of which may have had the focus.
  const press = async (status: Parameters<typeof change>[0]) => (await change(status)) && first.current?.focus();
  const keepOpen = () => void change("open");
  return (
    <section aria-labelledby="listing" className="sheet p-5">
      <h2 className="font-semibold text-lg" id="listing">
        {messages.listing}
      </h2>
      {job.status !== "open" && <p className="mt-1">{messages.notListed[job.status]}</p>}
      {isOpen && isEndAhead(job) && (
        <p className="mt-1">{messages.openUntil(endOf(job), messages.daysLeft(daysLeftOf(job.expiresAt)))}</p>
      )}
      {Boolean(job.savedCount) && <p className="quiet text-sm">{messages.savedBy(job.savedCount ?? 0)}</p>}
      <div aria-busy={isPending} className="mt-4 flex flex-wrap gap-2">
        <button
          className="btn btn-quiet btn-sm"
          onClick={() => void press(isOpen ? "filled" : "open")}
          ref={first}
          type="button"
        >
          {isOpen ? messages.markFilled : messages.openAgain}
        </button>
        {isOpen && (
          <>
            <button className="btn btn-quiet btn-sm" onClick={keepOpen} type="button">
              {messages.keepOpen(daysDefault)}
            </button>
            <button className="btn btn-ghost btn-sm" onClick={() => void press("withdrawn")} type="button">
              {messages.withdraw}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
