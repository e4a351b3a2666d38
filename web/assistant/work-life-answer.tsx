import * as messages from "#messages/assistant.ts";
import type { Answer, Finding, Source } from "../../contract/assistant.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { AnswerSource } from "./answer-source.tsx";
import { AnswerText } from "./answer-text.tsx";

type Props = { answer: Answer; jobId: number; onLeave: () => void };

/** The board's own answer as a list of topics, or a provider's text with its citations. */
export function WorkLifeAnswer({ answer, jobId, onLeave }: Props) {
  const { findings, unmentioned, sources, message } = answer;
  if (findings.length === 0)
    return <AnswerText jobId={jobId} onLeave={onLeave} sources={sources} text={message.content} />;

  const named = [...new Set(findings.map(({ topic }) => topic))];
  return (
    <>
      <dl className="grid gap-4">
        {named.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold first-letter:uppercase">{messages.topics[topic]}</dt>
            {findings
              .filter((finding) => finding.topic === topic)
              .map((finding) => (
                <dd className="mt-1" key={finding.quote}>
                  <Quotation finding={finding} jobId={jobId} onLeave={onLeave} source={sourceOf(finding, sources)} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {unmentioned.length > 0 && (
        <p className="mt-5">
          <MessageSentence>
            {messages.notMentioned(
              (words) => (
                <strong className="font-semibold">{words}</strong>
              ),
              unmentioned.map((topic) => messages.topics[topic]),
            )}
          </MessageSentence>
        </p>
      )}
    </>
  );
}

const sourceOf = (finding: Finding, sources: Source[]) => sources.find(({ number }) => number === finding.source);

type QuotationProps = { finding: Finding; source?: Source; jobId: number; onLeave: () => void };

function Quotation({ finding: { says, quote }, source, jobId, onLeave }: QuotationProps) {
  return (
    <>
      <MessageSentence>
        {messages.quoted[says](<bdi>{quote}</bdi>, (words) => (
          <span className="quiet">{words}</span>
        ))}
      </MessageSentence>{" "}
      {source && (
        <span className="quiet whitespace-nowrap text-sm">
          <AnswerSource jobId={jobId} onLeave={onLeave} source={source}>
            {source.label}
          </AnswerSource>
        </span>
      )}
    </>
  );
}
