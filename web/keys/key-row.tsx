import type { ReactNode } from "react";
import { lastUsed, since } from "#messages/settings.ts";
import { neverUsed } from "#messages/sign-in.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

type Props = { name: string; createdAt: string; lastUsedAt: string | null; children: ReactNode };

/** A passkey or a linked login, with what can be done with it. */
export function KeyRow({ name, createdAt, lastUsedAt, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold">{name}</p>
        <p className="facts quiet text-sm">
          <span className="fact">{lastUsedAt ? lastUsed(timeAgo(lastUsedAt)) : neverUsed}</span>
          <span className="fact">
            <MessageSentence>{since(<DateTime brief value={createdAt} />)}</MessageSentence>
          </span>
        </p>
      </div>
      <div className="flex flex-none gap-1">{children}</div>
    </li>
  );
}
