import { type ReactNode, useState } from "react";
import { ApiProblem, messageOf } from "../api.ts";
import { notify } from "../notify.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { useLinkParameter } from "./link-parameter.ts";

const incomplete = "This link is incomplete. Please open it again from the mail.";

type Button = { label: string; whileSending: string; send: (token: string) => Promise<void> };
type Props = {
  title: string;
  /** What the button does, before it is pressed. */
  about: ReactNode;
  button: Button;
  /** The way on, under the sentence that it is done, or that the link is dead. */
  done: ReactNode;
  afterRefusal: ReactNode;
};

/** Where the link of a mail leads to: a button does what it is for, because programs that look for viruses open every link. */
export function LinkPage({ title, about, button, done, afterRefusal }: Props) {
  const token = useLinkParameter("token");
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refused = token === "" ? incomplete : refusal;

  return (
    <div className="form-width py-12 md:py-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading">{title}</h1>
      {isDone && done}
      {refused && !isDone && (
        <>
          <p className="mt-4" role="alert">
            {refused}
          </p>
          {afterRefusal}
        </>
      )}
      {!isDone && !refused && (
        <>
          <div className="mt-4">{about}</div>
          <SendButton {...button} onDone={() => setDone(true)} onRefused={setRefusal} token={token ?? ""} />
        </>
      )}
    </div>
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

/** Says that it is done, where the button that had the focus is gone. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4" ref={focusOn} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
