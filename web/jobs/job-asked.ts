import { useMemo } from "react";
import { answerStillOpen } from "../../contract/jobs/still-open.ts";
import { call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";

/** The status of the job that a mailed token is about. Loading it doesn't use the token up. */
export function useAskedJob(token: string | null) {
  const load = useMemo(() => (token ? () => call(answerStillOpen, { token }) : null), [token]);
  const { value: job, error, retry } = useLoaded(load);
  return { job, error, retry };
}
