import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import * as messages from "#messages/search.ts";
import text from "../../docs/search.md?raw";
import { Markdown } from "../ui/markdown/markdown.tsx";

/** The help on searching, in a dialog, so that the typed search stays. */
export function SearchHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // `showModal` would focus the first scrollable element of the text.
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
