import { useCallback, useEffect, useState } from "react";
import { type AskedJob, answerStillOpen } from "../../../contract/jobs/still-open.ts";
import { call } from "../../api/api.ts";

/** How the job stands that a mailed token is about, without using it up. */
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
