import { useState } from "react";
import * as messages from "#messages/sign-in.ts";

type Props = { codes: string[]; onDone: () => void; doneLabel: string };

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone, doneLabel }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  }

  return (
    <section aria-label={messages.recoveryCodes} className="grid gap-4">
      <p role="status">{messages.keepCodes}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border border-base-300 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <button className="btn btn-primary" onClick={onDone} type="button">
          {doneLabel}
        </button>
        <button className="btn btn-quiet" onClick={() => void copy()} type="button">
          {isCopied ? messages.copied : messages.copy}
        </button>
        <button className="btn btn-quiet" onClick={() => print()} type="button">
          {messages.print}
        </button>
      </div>
    </section>
  );
}
