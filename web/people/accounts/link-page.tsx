import { useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/accounts.ts";
import { ApiProblem, messageOf } from "../../api/api.ts";
import { useLinkParameter } from "../../ui/navigation/link-parameter.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { notify } from "../../ui/toasts/notify.ts";

type Button = { label: string; whileSending: string; send: (token: string) => Promise<void> };
/** What is said in the end, and the way on. */
type Ending = { words: string; to: string; label: string };
type Props = {
  title: string;
  /** What the button does, before it is pressed. */
  about: string;
  button: Button;
  done: Ending;
  /** Under the sentence that the link is dead. */
  refused: Ending;
};

/** Where the link of a mail leads to: a button does what it is for, because programs that look for viruses open every link. */
export function LinkPage({ title, about, button, done, refused }: Props) {
  const token = useLinkParameter("token");
  const [isDone, setDone] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const refusal = token === "" ? messages.incompleteLink : answer;

  return (
    <div className="form-width py-12 md:py-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading">{title}</h1>
      {isDone && (
        <>
          <p className="mt-4" ref={focusOn} role="status" tabIndex={-1}>
            {done.words}
          </p>
          <WayOn {...done} />
        </>
      )}
      {refusal && !isDone && (
        <>
          <p className="mt-4" role="alert">
            {refusal}
          </p>
          <p className="mt-2">{refused.words}</p>
          <WayOn {...refused} />
        </>
      )}
      {!isDone && !refusal && (
        <>
          <p className="mt-4">{about}</p>
          <SendButton {...button} onDone={() => setDone(true)} onRefused={setAnswer} token={token ?? ""} />
        </>
      )}
    </div>
  );
}

function WayOn({ to, label }: Ending) {
  return (
    <Link className="btn btn-primary mt-8" to={to}>
      {label}
    </Link>
  );
}

type SendProps = Button & { token: string; onDone: () => void; onRefused: (sentence: string) => void };

function SendButton({ label, whileSending, send, token, onDone, onRefused }: SendProps) {
  const [isSending, setSending] = useState(false);

  async function press() {
    setSending(true);
    try {
      await send(token);
      notify.answered(label);
      onDone();
    } catch (error) {
      setSending(false);
      if (isRefusal(error)) onRefused(error.message);
      else notify.error(messageOf(error), label);
    }
  }

  return (
    <button className="btn btn-primary mt-8" disabled={isSending} onClick={() => void press()} type="button">
      {isSending ? whileSending : label}
    </button>
  );
}

/** The link is dead, or someone else has taken the address since. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 400 || error.status === 409);

/** Where the button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
