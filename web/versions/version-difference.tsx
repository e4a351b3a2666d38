import { type ChangeObject, diffWordsWithSpace } from "diff";
import * as messages from "#messages/comments.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { MessageSentence, spoken } from "../ui/shell/message-sentence.tsx";

/** In milliseconds. Texts that take longer to compare have too little in common for a word diff. */
const timeout = 300;

/** A word-by-word diff. */
export function VersionDifference({ before, now }: { before: string; now: string }) {
  const changes = diffWordsWithSpace(before, now, { timeout }) ?? replaced(before, now);
  return (
    <p className="whitespace-pre-wrap" dir="auto" lang={languageOf(now)}>
      {changes.map(({ added, removed, value }, place) => {
        const Part = partOf({ added, removed });
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes
        return <Part key={place}>{value}</Part>;
      })}
    </p>
  );
}

const replaced = (before: string, now: string): ChangeObject<string>[] => [
  { value: before, added: false, removed: true, count: 1 },
  { value: now, added: true, removed: false, count: 1 },
];

function partOf({ added, removed }: Pick<ChangeObject<string>, "added" | "removed">) {
  if (added) return ins;
  return removed ? del : same;
}

type Words = { children: string };
const same = ({ children }: Words) => children;
const ins = ({ children }: Words) => (
  <MessageSentence>{messages.inserted(<ins>{children}</ins>, spoken)}</MessageSentence>
);
const del = ({ children }: Words) => (
  <MessageSentence>{messages.versionsDeleted(<del>{children}</del>, spoken)}</MessageSentence>
);
