import { useEffect, useRef } from "react";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { useUser } from "../api/session.ts";
import { leave, useClaiming } from "./case-queries.ts";

/** In milliseconds: a claim older than this is renewed, well before it expires. */
const young = 60_000;

/** Claims an open case while it is on screen, and releases it afterwards. `other` is another staff member who has it. */
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
