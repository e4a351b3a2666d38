import type { ReactNode } from "react";
import { MessageSentence } from "./message-sentence.tsx";

type Block = { heading?: string; words?: string | ReactNode[]; items?: ReactNode[] };

/** A document from the messages: headings, paragraphs and lists. It is static, so indexes serve as keys. */
export function TextBlocks({ children }: { children: Block[] }) {
  return <MessageSentence>{children.map(drawn)}</MessageSentence>;
}

function drawn({ heading, words, items }: Block) {
  if (heading) return <h2>{heading}</h2>;
  if (items) {
    return (
      <ul>
        <MessageSentence>
          {items.map((item) => (
            // biome-ignore lint/correctness/useJsxKeyInIterable: parts of a sentence need none
            <li>{item}</li>
          ))}
        </MessageSentence>
      </ul>
    );
  }
  return <p>{typeof words === "string" ? words : <MessageSentence>{words ?? []}</MessageSentence>}</p>;
}
