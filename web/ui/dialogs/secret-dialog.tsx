import { useEffect, useId, useRef } from "react";
import { done } from "#messages/grants.ts";
import { CopyField } from "../forms/copy-field.tsx";

type Props = { title: string; about: string; texts: { label: string; value: string }[]; onClose: () => void };

/** Shows secrets that the board doesn't keep, to be copied. */
export function SecretDialog({ title, about, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      aria-describedby={`${id}-about`}
      aria-labelledby={`${id}-title`}
      className="dialog"
      onClose={onClose}
      ref={dialog}
    >
      <h2 className="font-semibold text-xl" id={`${id}-title`}>
        {title}
      </h2>
      <p className="mt-3" id={`${id}-about`}>
        {about}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {texts.map((text) => (
          <CopyField key={text.label} {...text} />
        ))}
      </div>
      <div className="mt-6 flex justify-end">
        <button className="btn btn-primary" onClick={() => dialog.current?.close()} type="button">
          {done}
        </button>
      </div>
    </dialog>
  );
}
