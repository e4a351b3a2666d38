import { useState } from "react";
import { Link } from "react-router";
import { confirmEmail } from "../../contract/accounts.ts";
import { pages } from "../../contract/pages.ts";
import { getAccount } from "../../contract/settings.ts";
import { ApiProblem, call, messageOf } from "../api.ts";
import { notify } from "../notify.ts";
import { currentSession, replaceUser, useSession } from "../session.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { useLinkParameter } from "./link-parameter.ts";

const incomplete = "This link is incomplete. Please open it again from the mail.";

export default function ConfirmEmailPage() {
  const token = useLinkParameter("token");
  const [isConfirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refused = token === "" ? incomplete : refusal;

  return (
    <div className="form-width py-12 md:py-20">
      <PageTitle>Confirm Your Address</PageTitle>
      <h1 className="page-heading">Confirm Your Address</h1>
      {isConfirmed && <Confirmed />}
      {refused && <Refused sentence={refused} />}
      {!isConfirmed && !refused && (
        <Question onConfirmed={() => setConfirmed(true)} onRefused={setRefusal} token={token ?? ""} />
      )}
    </div>
  );
}

type Props = { token: string; onConfirmed: () => void; onRefused: (sentence: string) => void };

/** A button, because programs that look for viruses open every link of a mail. */
function Question({ token, onConfirmed, onRefused }: Props) {
  const [isSending, setSending] = useState(false);

  async function confirm() {
    setSending(true);
    try {
      await call(confirmEmail, { token });
      await refreshUser();
      notify.answered("confirmation");
      onConfirmed();
    } catch (error) {
      setSending(false);
      if (isRefusal(error)) onRefused(error.message);
      else notify.error(messageOf(error), "confirmation");
    }
  }

  return (
    <>
      <p className="mt-4">
        Once it is confirmed you log in with this address, and the board writes to it. Your old one is no longer used.
      </p>
      <button className="btn btn-primary mt-8" disabled={isSending} onClick={() => void confirm()} type="button">
        {isSending ? "Confirming..." : "Confirm this address"}
      </button>
    </>
  );
}

/** The link is dead, or someone else has taken the address since. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 400 || error.status === 409);

/** Whoever is logged in here sees their new address at once. */
async function refreshUser() {
  if (!currentSession()) return;
  await call(getAccount, {}).then(
    ({ user }) => replaceUser(user),
    () => undefined,
  );
}

function Confirmed() {
  const isMember = useSession() !== null;
  return (
    <>
      <p className="mt-4" ref={focusOn} role="status" tabIndex={-1}>
        Your new address is confirmed. From now on you log in with it.
      </p>
      <Link className="btn btn-primary mt-8" to={isMember ? pages.settings : pages.logIn}>
        {isMember ? "Go to your settings" : "Log In"}
      </Link>
    </>
  );
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <>
      <p className="mt-4" role="alert">
        {sentence}
      </p>
      <p className="mt-2">
        Links to this page come by mail, work once and for 24 hours. Only the newest one works. Your address stays as it
        was; in your settings you can begin again.
      </p>
      <Link className="btn btn-primary mt-8" to={pages.settings}>
        Go to your settings
      </Link>
    </>
  );
}

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
