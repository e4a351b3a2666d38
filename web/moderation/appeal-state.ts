import { useMemo } from "react";
import { appealByToken, appealDecision } from "../../contract/moderation/appeals.ts";
import { getDecision } from "../../contract/moderation/decisions.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";

/** How a decision is looked up: by a mailed token, or for members by its number; by neither, none is loaded. */
type DecisionKey = { token: string | null; id: string };

const isDeadLink = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status);

/** Loads a decision and sends an appeal against it. Loading changes nothing. */
export function useAppeal({ token, id }: DecisionKey) {
  const load = useMemo(() => {
    if (token) return () => call(appealByToken, { token });
    return id ? () => call(getDecision, { id }) : null;
  }, [token, id]);
  const { value: decision, show, error, retry } = useLoaded(load);

  const ask = async (text: string) =>
    show(await (token ? call(appealByToken, { token, text }) : call(appealDecision, { id, text })));

  return { decision, error, isDead: isDeadLink(error), retry, ask };
}
