import { useId, useRef, useState } from "react";
import * as messages from "#messages/grants.ts";

type Props = { label: string; value: string };

/** A text that is only copied. Where the browser can't copy, the text is selected for the reader to do it. */
export function CopyField({ label, value }: Props) {
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      input.current?.select();
    }
  }

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          className="input min-w-0 flex-1 font-mono text-sm"
          dir="ltr"
          id={id}
          onFocus={({ target }) => target.select()}
          readOnly
          ref={input}
          type="text"
          value={value}
        />
        <button
          aria-label={messages.copyThis(label)}
          className="btn btn-quiet flex-none"
          onClick={() => void copy()}
          type="button"
        >
          {isCopied ? messages.copied : messages.copy}
        </button>
      </div>
      <p className="sr-only" role="status">
        {isCopied && messages.copied}
      </p>
    </div>
  );
}
