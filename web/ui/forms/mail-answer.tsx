import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiProblem, messageOf } from "../../api/api.ts";
import { notify } from "../dialogs/toast.ts";
import { focusInPlace } from "../shell/focus.ts";

type Props<Answer extends string> = {
  /** The key of the toast about a failed answer. */
  about: string;
  /** The answer that the link stands for; its button comes first. */
  answers: readonly Answer[];
  words: Record<Answer, string>;
  /** Sends an answer, and returns the message of thanks. */
  send: (answer: Answer) => Promise<string>;
  /** The HTTP status of the reply to an invalid token. */
  deadStatus: number;
  onDead: () => void;
  /** The content that the question is about. */
  children: (isAnswered: boolean) => ReactNode;
};

/** A question that a mail asks, with a button for each answer. */
export function MailAnswer<Answer extends string>(props: Props<Answer>) {
  const { about, answers, words, send, deadStatus, onDead, children } = props;
  const [thanks, setThanks] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [parameters] = useSearchParams();
  const asked = parameters.get("answer");
  const inOrder = answers.toSorted((one, other) => Number(other === asked) - Number(one === asked));

  async function press(answer: Answer) {
    setSending(true);
    try {
      setThanks(await send(answer));
      notify.answered(about);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === deadStatus) onDead();
      else notify.error(messageOf(error), about);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      {children(thanks !== undefined)}
      {thanks ? (
        <p className="mt-6" ref={focusInPlace} role="status" tabIndex={-1}>
          {thanks}
        </p>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          {inOrder.map((answer, place) => (
            <button
              className={place === 0 ? "btn btn-primary" : "btn btn-quiet"}
              disabled={isSending}
              key={answer}
              onClick={() => void press(answer)}
              type="button"
            >
              {words[answer]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
