import * as messages from "#messages/assistant.ts";
import type { Answer } from "../../contract/assistant.ts";
import { site } from "../ui/shell/site.ts";

/** What the answer is made from, and whether anything was sent to a provider. */
export function WhatWasSent({ read }: { read?: Answer["read"] }) {
  const [host = "none"] = site.assistant.split(", ");
  return (
    <p className="quiet mt-5 text-sm">{host === "none" ? messages.nothingSent(read) : messages.sentTo(host, read)}</p>
  );
}
