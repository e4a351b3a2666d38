import { LinkifyIt } from "linkify-it";
import { Fragment, type ReactNode } from "react";
import { languageOf } from "../../contract/languages/text-language.ts";

// Links only addresses with a scheme: no mail addresses, no bare host names.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add("ftp:", null)
  .add("mailto:", null)
  .add("//", null);

/** A message's plain text with its addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap" dir="auto" lang={languageOf(text)}>
      {parts(text).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
        <Fragment key={place}>{part}</Fragment>
      ))}
    </p>
  );
}

function parts(text: string): ReactNode[] {
  const found: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, url, raw } of linkify.match(text) ?? []) {
    found.push(
      text.slice(end, index),
      <a className="text-link" href={url} rel="nofollow ugc noopener noreferrer" target="_blank">
        {raw}
      </a>,
    );
    end = lastIndex;
  }
  return [...found, text.slice(end)];
}
