import { useEffect, useRef } from "react";
import type { WholeCase } from "../../../contract/moderation/cases.ts";
import { useUser } from "../../api/session.ts";
import { leave, useClaiming } from "../cases/case-queries.ts";

/** Milliseconds: it is renewed well before it ends. */
const young = 60_000;

/** Claims an open case as long as it is looked at, and leaves it then. Says who else has it. */
export function useClaim({ id, state, mayDecide, claim }: WholeCase) {
  const reader = useUser();
  const { mutate } = useClaiming(id);
  const isMine = claim?.User.id === reader?.id;
  const isFree = claim === null || (isMine && Date.now() - Date.parse(claim.at) > young);
  const isWanted = state === "open" && mayDecide && isFree;
  const hasIt = useRef(false);
  hasIt.current = claim !== null && isMine;

  useEffect(() => {
    if (isWanted) mutate(false);
  }, [isWanted, mutate]);
  useEffect(
    () => () => {
      if (hasIt.current) void leave(id);
    },
    [id],
  );

  return { other: claim && !isMine ? claim.User : null, takeOver: () => mutate(true) };
}
