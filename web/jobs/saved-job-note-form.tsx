import { type SyntheticEvent, useId, useState } from "react";
import * as messages from "#messages/jobs.ts";
import { cancel } from "#messages/shell.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { savedNoteMax } from "../../contract/jobs/saved-jobs.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { focusOn } from "../ui/shell/focus.ts";
import { useSavedJob } from "./saved-job-queries.ts";

/** A private note on a saved job. */
export function SavedJobNoteForm({ job, onClose }: { job: Job; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState(job.saved?.note ?? "");
  const { save } = useSavedJob(job);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!(await save({ note: text.trim() || null }))) return;
    notify.success(messages.noteSaved);
    onClose();
  }

  return (
    <form className="mt-3" onSubmit={(event) => void send(event)}>
      <label className="field-label" htmlFor={id}>
        {messages.note}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="textarea"
        dir="auto"
        id={id}
        maxLength={savedNoteMax}
        onChange={(event) => setText(event.target.value)}
        ref={focusOn}
        rows={3}
        value={text}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {messages.onlyYou}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button className="btn btn-primary btn-sm" type="submit">
          {messages.saveNote}
        </button>
        <button className="btn btn-ghost btn-sm" onClick={onClose} type="button">
          {cancel}
        </button>
      </div>
    </form>
  );
}
