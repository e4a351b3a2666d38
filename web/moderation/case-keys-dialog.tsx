import { useEffect, useRef } from "react";
import * as messages from "#messages/moderation.ts";

export type Key = {
  name: string;
  /** The key in tinykeys' notation, if that differs. */
  press?: string;
  does: string;
  /** Omitted for keys that the browser handles. */
  act?: () => void;
  /** Whether it also works while a field has the focus. */
  everywhere?: boolean;
};

export function CaseKeysDialog({ keys, onClose }: { keys: Key[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog aria-labelledby="keys" className="dialog" onClose={onClose} ref={dialog}>
      <h2 className="font-semibold text-xl" id="keys">
        {messages.caseKeysTitle}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {keys.map(({ name, does }) => (
          <div className="contents" key={name}>
            <dt>
              <kbd className="key capitalize">{name}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex justify-end">
        <button className="btn btn-primary" onClick={() => dialog.current?.close()} type="button">
          {messages.caseKeysClose}
        </button>
      </div>
    </dialog>
  );
}
