import { useCallback, useEffect, useState } from "react";
import { appealByToken, appealDecision } from "../../../contract/moderation/appeals.ts";
import { type Decision, getDecision } from "../../../contract/moderation/decisions.ts";
import { ApiProblem, call } from "../../api/api.ts";

/** How a decision is looked up: by a mailed token, or for members by its number; by neither, none is loaded. */
type DecisionKey = { token: string | null; id: string };

const isDeadLink = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status);

/** Loads a decision and sends an appeal against it. Loading changes nothing. */
export function useAppeal({ token, id }: DecisionKey) {
  const [decision, setDecision] = useState<Decision>();
  const [error, setError] = useState<unknown>();

  const read = useCallback(async () => {
    setError(undefined);
    if (token) await call(appealByToken, { token }).then(setDecision, setError);
    else if (id) await call(getDecision, { id }).then(setDecision, setError);
  }, [token, id]);
  useEffect(() => void read(), [read]);

  const ask = async (text: string) =>
    setDecision(await (token ? call(appealByToken, { token, text }) : call(appealDecision, { id, text })));

  return { decision, error, isDead: isDeadLink(error), retry: () => void read(), ask };
}
