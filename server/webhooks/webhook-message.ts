import { Webhook } from "standardwebhooks";
import { places, recordPaths } from "../../contract/pages.ts";
import { type PostedKind, type PostPath, postKinds } from "../../contract/posts.ts";
import type { WebhookKind, WebhookShape } from "../../contract/webhooks.ts";
import type { Config } from "../config/config.ts";
import { languages } from "../languages/languages.ts";
import type { Sent } from "./webhook-record.ts";
import type { Signing } from "./webhook-store.ts";

type Board = Pick<Config, "publicUrl" | "organisation" | "defaultLocale">;
type Happened = { type: WebhookKind | "test" | "challenge"; at: Date; data: Record<string, unknown> };
export type Request = { body: string; headers: Record<string, string> };

/** A request signed according to Standard Webhooks. While a secret is being replaced, both sign. */
export function standardRequest(
  { type, at, data }: Happened,
  messageId: string,
  { secret, oldSecret }: Signing,
): Request {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const now = new Date();
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": messageId,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": secrets.map((each) => new Webhook(each).sign(messageId, now, body)).join(" "),
    },
  };
}

type Said = { type: WebhookKind | "test"; record: Sent | null };

/** A line in a chat: what happened, and a link to it. */
export function chatRequest(board: Board, shape: Exclude<WebhookShape, "standard">, { type, record }: Said): Request {
  const { webhooks } = languages[board.defaultLocale];
  const sayIn = shape === "slack" ? inSlack : inDiscord;
  const text =
    type === "test" || !record
      ? sayIn.text(webhooks.test(board.organisation))
      : `${webhooks.said[type]}: ${sayIn.link(board.publicUrl + pathTo(type, record), sayIn.text(headline(record)))}`;
  const message = shape === "slack" ? { text } : { content: text, allowed_mentions: { parse: [] } };
  return { body: JSON.stringify(message), headers: { "content-type": "application/json" } };
}

const headline = ({ title, Company, location }: Sent) =>
  [title, (Company as { name?: string } | null | undefined)?.name, location].filter(Boolean).join(" · ");

function pathTo(type: WebhookKind, record: Sent): string {
  if (typeof record.parent === "string") {
    const post = recordPaths[record.parent as PostPath](Number(record.parentId));
    return `${post}#${places.comment(record.id)}`;
  }
  const [noun] = type.split(".", 1) as [PostedKind | "seat"];
  return recordPaths[postKinds[noun === "seat" ? "project" : noun].path](record.id);
}

const inSlack = {
  text: (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  link: (address: string, text: string) => `<${address}|${text.replaceAll("|", "¦")}>`,
};
const inDiscord = {
  text: (text: string) => text.replace(/([\\*_~`|>[\]()#@:-])/g, "\\$1"),
  link: (address: string, text: string) => `[${text}](<${address}>)`,
};
