import type { Answer } from "../../contract/assistant.ts";
import { site } from "../ui/shell/site.ts";

/** What the answer is made from, and whether anything left the board for it. */
export function WhatWasSent({ read }: { read?: Answer["read"] }) {
  const [host] = site.assistant.split(", ");
  const from = read && `From ${sourcesIn(read)} on this board`;
  return (
    <p className="quiet mt-5 text-sm">
      {host === "none"
        ? `${from ?? "Read on this board"}, without AI. Nothing is sent anywhere.`
        : `${from ? `${from}. ` : ""}The question, the posting and the comments are sent to ${host}, without names of members.`}
    </p>
  );
}

function sourcesIn({ posting, comments }: Answer["read"]): string {
  const counted = comments === 1 ? "1 comment" : `${comments} comments`;
  return [posting && "the posting", comments > 0 && counted].filter(Boolean).join(" and ");
}
