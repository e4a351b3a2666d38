import { Fragment } from "react";
import * as messages from "#messages/assistant.ts";
import type { Source } from "../../contract/assistant.ts";
import { AnswerSource } from "./answer-source.tsx";

type Props = { text: string; sources: Source[]; jobId: number; onLeave: () => void };

const wordsOrNumber = /\[(\d+)\]|(?:(?!\[\d+\])[\s\S])+/g;

/** A plain text whose bracketed numbers link to the cited places, followed by the list of these places. */
export function AnswerText({ text, sources, jobId, onLeave }: Props) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p className="not-first:mt-3 whitespace-pre-line" dir="auto" key={paragraph}>
          {[...paragraph.replace(/ (?=\[\d)/g, "").matchAll(wordsOrNumber)].map(({ index, 0: part, 1: number }) => {
            const source = number && sources.find((each) => each.number === Number(number));
            if (!source) return <Fragment key={index}>{part}</Fragment>;
            return (
              <sup key={index}>
                <AnswerSource
                  jobId={jobId}
                  label={messages.source(source.number, source.label)}
                  onLeave={onLeave}
                  source={source}
                >
                  {number}
                </AnswerSource>
              </sup>
            );
          })}
        </p>
      ))}
      {sources.length > 0 && (
        <ol aria-label={messages.sources} className="quiet mt-4 flex flex-wrap gap-x-4 text-sm">
          {sources.map((source) => (
            <li key={source.number}>
              {source.number}{" "}
              <AnswerSource jobId={jobId} onLeave={onLeave} source={source}>
                {source.label}
              </AnswerSource>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
