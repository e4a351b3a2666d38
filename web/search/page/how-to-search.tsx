import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import * as messages from "#messages/search.ts";
import text from "../../../docs/search.md?raw";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** The page of the documents about searching, in a dialog: whoever reads it goes on with what they typed. */
export function HowToSearch({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // What scrolls in the text would have it: the reading begins at the top.
    heading.current?.focus();
  }, []);
  return createPortal(
    <dialog aria-labelledby={id} className="dialog dialog-wide" closedby="any" onClose={onClose} ref={dialog}>
      <h2 className="mb-4 font-semibold text-xl" id={id} ref={heading} tabIndex={-1}>
        {messages.howTo}
      </h2>
      <Markdown text={text.slice(text.indexOf("\n"))} />
      <div className="mt-6 flex justify-end">
        <button className="btn btn-ghost" onClick={() => dialog.current?.close()} type="button">
          {messages.close}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
