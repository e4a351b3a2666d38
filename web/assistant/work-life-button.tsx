import { useRef, useState } from "react";
import * as messages from "#messages/assistant.ts";
import { tryAgain } from "#messages/lists.ts";
import { assistantFailed } from "#messages/refusals.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { ApiProblem, isSessionProblem } from "../api/api.ts";
import { suggestComment } from "../comments/comment-suggestions.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { site } from "../ui/shell/site.ts";
import { WorkLifeDialog } from "./work-life-dialog.tsx";

/**
 * Opens the dialog about the job's work/life balance; not rendered if the operator switched that off. Without a provider the
 * board answers from the posting, and the button says so first.
 */
export function WorkLifeButton({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const about = `work/life balance of ${job.id}`;
  if (site.assistant === "off") return null;

  function fail(error: unknown) {
    setOpen(false);
    if (isSessionProblem(error)) return;
    const isRefusal = error instanceof ApiProblem && error.status === 429;
    notify.error(isRefusal ? error.message : assistantFailed, about, { label: tryAgain, onClick: askAgain });
  }

  function askAgain() {
    // The dialog would restore the focus to a toast that has closed by then.
    button.current?.focus();
    setOpen(true);
  }

  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn btn-quiet h-auto min-h-11 justify-self-start py-1.5"
        onClick={() => setOpen(true)}
        ref={button}
        type="button"
      >
        {site.assistant === "none" ? (
          <span>
            {messages.askPosting} <span className="meta block font-normal">{messages.ask}</span>
          </span>
        ) : (
          messages.ask
        )}
      </button>
      {isOpen && (
        <WorkLifeDialog
          job={job}
          onAskPoster={(question) => suggestComment({ parent: "jobs", id: job.id }, question)}
          onAnswered={() => notify.answered(about)}
          onClose={() => setOpen(false)}
          onFailed={fail}
        />
      )}
    </>
  );
}
