import { useCallback, useEffect, useState } from "react";
import { type AskedJob, answerStillOpen } from "../../../contract/jobs/still-open.ts";
import { call } from "../../api/api.ts";

/** The status of the job that a mailed token is about. Loading it doesn't use the token up. */
export function useAskedJob(token: string | null) {
  const [job, setJob] = useState<AskedJob>();
  const [error, setError] = useState<unknown>();

  const ask = useCallback(async (of: string) => {
    setError(undefined);
    await call(answerStillOpen, { token: of }).then(setJob, setError);
  }, []);
  useEffect(() => {
    if (token) void ask(token);
  }, [token, ask]);

  return { job, error, retry: () => void ask(token ?? "") };
}
