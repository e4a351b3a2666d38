import { useEffect, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import * as messages from "#messages/sign-in.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { addIdentity } from "../../contract/keys/keys.ts";
import { logInWithProvider } from "../../contract/keys/providers.ts";
import { pages } from "../../contract/pages.ts";
import { giveProof } from "../../contract/people/settings.ts";
import { call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { type Enter, useEntry } from "./log-in-entry.ts";
import { LogInStepPage } from "./log-in-step.tsx";
import { takeAttempt } from "./provider-attempt.ts";
import { providers } from "./provider-buttons.tsx";
import { ProviderLink } from "./provider-link.tsx";
import { ProviderSignUpForm } from "./provider-sign-up-form.tsx";

type Reply = OutputOf<typeof logInWithProvider>;
type Outcome = { reply?: Reply; problem?: string };

/** The page to which a provider sends the browser back. */
export default function ProviderPage() {
  const { name = "" } = useParams();
  const { enter, step } = useEntry(null);
  const { reply, problem } = useReturn(name, enter);
  const label = providers().find((provider) => provider.name === name)?.label ?? name;

  if (step) return <LogInStepPage enter={enter} step={step} />;
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.logInWith(label)}</PageTitle>
      <h1 className="page-heading">{messages.logInWith(label)}</h1>
      {problem && (
        <>
          <p className="mt-4" role="alert">
            {problem}
          </p>
          <Link className="btn btn-primary mt-8" to={pages.logIn}>
            {messages.backToLogIn}
          </Link>
        </>
      )}
      {!problem && !reply && (
        <Loading>
          <p className="mt-4">{messages.comingBack}</p>
        </Loading>
      )}
      {reply?.link && <ProviderLink enter={enter} label={label} name={name} reply={reply} />}
      {reply?.signUp && <ProviderSignUpForm enter={enter} name={name} reply={reply} />}
    </div>
  );
}

/** Outside of React: each return from a provider loads the document anew, so there is only one. */
let returned: Promise<Outcome> | undefined;

/** Sends the provider's reply to the server, once, even if React mounts the page twice. */
function useReturn(name: string, enter: Enter): Outcome {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    returned ??= handOver(name, enter, navigate);
    // The code is used up, so it needn't stay in the history.
    history.replaceState(history.state, "", new URL(location.pathname, location.origin).href);
    void returned.then(setOutcome);
  }, []);
  return outcome;
}

type Navigate = ReturnType<typeof useNavigate>;

async function handOver(name: string, enter: Enter, navigate: Navigate): Promise<Outcome> {
  const { code, state, iss } = Object.fromEntries(new URLSearchParams(location.search));
  const begun = takeAttempt();
  if (!code || !state || !begun) return { problem: messages.notBack };
  const answer = { name, code, state, attempt: begun.attempt, ...(iss !== undefined && { iss }) };
  try {
    if (begun.purpose === "link") return await back(call(addIdentity, answer), messages.linked, navigate);
    if (begun.purpose === "prove") return await back(call(giveProof, answer), messages.proven, navigate);
    const reply = await call(logInWithProvider, answer);
    if (reply.link || reply.signUp) return { reply };
    await enter(reply, reply.next);
    return {};
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

async function back(done: Promise<unknown>, sentence: string, navigate: Navigate): Promise<Outcome> {
  await done;
  notify.success(sentence, "keys");
  await navigate(pages.securitySettings, { replace: true });
  return {};
}
