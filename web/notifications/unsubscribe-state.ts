import { useMemo, useState } from "react";
import { getUnsubscribing, unsubscribe } from "../../contract/notifications/unsubscribe.ts";
import { ApiProblem, call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useLoaded } from "../ui/shell/call-state.ts";

export type Stopping = { all?: boolean; stop?: boolean };

const about = "unsubscribe";
const isDeadLink = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status);

/** Loads what a mailed token is about, and stops or resumes it. */
export function useUnsubscribing(token: string | null) {
  const load = useMemo(() => (token ? () => call(getUnsubscribing, { token }) : null), [token]);
  const { value: known, show, error, fail, retry } = useLoaded(load);
  const [isSending, setSending] = useState(false);

  async function send(stopping: Stopping) {
    setSending(true);
    try {
      show(await call(unsubscribe, { token: token ?? "", ...stopping }));
      notify.answered(about);
    } catch (problem) {
      if (isDeadLink(problem)) fail(problem);
      else notify.error(messageOf(problem), about);
    } finally {
      setSending(false);
    }
  }

  const isDead = token === "" || isDeadLink(error);
  return { known, error, isDead, isSending, retry, send };
}
