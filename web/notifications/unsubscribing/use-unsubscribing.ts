import { useCallback, useEffect, useState } from "react";
import { getUnsubscribing, type Unsubscribing, unsubscribe } from "../../../contract/notifications/unsubscribing.ts";
import { ApiProblem, call, messageOf } from "../../api/api.ts";
import { notify } from "../../ui/toasts/notify.ts";

export type Stopping = { all?: boolean; stop?: boolean };

const about = "unsubscribe";
const isDeadLink = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status);

/** Loads what a mailed token is about, and stops or resumes it. */
export function useUnsubscribing(token: string | null) {
  const [known, setKnown] = useState<Unsubscribing>();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  const ask = useCallback(async (of: string) => {
    setError(undefined);
    await call(getUnsubscribing, { token: of }).then(setKnown, setError);
  }, []);
  useEffect(() => {
    if (token) void ask(token);
  }, [token, ask]);

  async function send(stopping: Stopping) {
    setSending(true);
    try {
      setKnown(await call(unsubscribe, { token: token ?? "", ...stopping }));
      notify.answered(about);
    } catch (problem) {
      if (isDeadLink(problem)) setError(problem);
      else notify.error(messageOf(problem), about);
    } finally {
      setSending(false);
    }
  }

  const isDead = token === "" || isDeadLink(error);
  return { known, error, isDead, isSending, retry: () => void ask(token ?? ""), send };
}
