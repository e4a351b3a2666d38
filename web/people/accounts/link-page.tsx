import { useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/accounts.ts";
import { ApiProblem, messageOf } from "../../api/api.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { focusInPlace } from "../../ui/shell/focus.ts";
import { useLinkParameter } from "../../ui/shell/link-parameter.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";

/** `send` resolves to the message to show. */
type Button = { label: string; whileSending: string; send: (token: string) => Promise<string> };
type Way = { to: string; label: string };
type Props = {
  title: string;
  /** Explains what the button does. */
  about: string;
  button: Button;
  done: Way;
  /** Shown if the link is no longer valid. */
  refused: Way & { words: string };
};

/** The target of a mailed link. A button performs the action, because virus scanners open every link. */
export function LinkPage({ title, about, button, done, refused }: Props) {
  const token = useLinkParameter("token");
  const [outcome, finish] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const refusal = token === "" ? messages.incompleteLink : answer;

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading">{title}</h1>
      {outcome && (
        <>
          <p className="mt-4" ref={focusInPlace} role="status" tabIndex={-1}>
            {outcome}
          </p>
          <WayOn {...done} />
        </>
      )}
      {refusal && !outcome && (
        <>
          <p className="mt-4" role="alert">
            {refusal}
          </p>
          <p className="mt-2">{refused.words}</p>
          <WayOn {...refused} />
        </>
      )}
      {!outcome && !refusal && (
        <>
          <p className="mt-4">{about}</p>
          <SendButton {...button} onDone={finish} onRefused={setAnswer} token={token ?? ""} />
        </>
      )}
    </div>
  );
}

function WayOn({ to, label }: Way) {
  return (
    <Link className="btn btn-primary mt-8" to={to}>
      {label}
    </Link>
  );
}

type SendProps = Button & { token: string; onDone: (outcome: string) => void; onRefused: (sentence: string) => void };

function SendButton({ label, whileSending, send, token, onDone, onRefused }: SendProps) {
  const [isSending, setSending] = useState(false);

  async function press() {
    setSending(true);
    try {
      const outcome = await send(token);
      notify.answered(label);
      onDone(outcome);
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

/** The token is invalid or used, or the address was taken meanwhile. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 400 || error.status === 409);
