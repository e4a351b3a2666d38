import { useRef } from "react";
import * as messages from "#messages/comments.ts";
import type { Vote } from "../../contract/votes.ts";
import { notify } from "../ui/dialogs/toast.ts";

type Options = {
  /** The key of its toasts. */
  about: string;
  now: Vote;
  send: (voted: boolean) => Promise<Vote>;
  show: (vote: Vote) => void;
};

/**
 * Toggles a vote, optimistically. Presses are sent one after the other; when the last reply has arrived, the server's state
 * is shown.
 */
export function useVote({ about, now, send, show }: Options) {
  const shown = useRef(now);
  shown.current = now;
  const standing = useRef(now);
  const underWay = useRef(0);
  const turn = useRef(Promise.resolve());
  if (underWay.current === 0) standing.current = now;

  async function attempt(voted: boolean) {
    try {
      standing.current = await send(voted);
      notify.answered(about);
    } catch (error) {
      notify.failure(error, about, messages.votesFailed);
    }
    underWay.current -= 1;
    if (underWay.current === 0) show(standing.current);
  }

  return () => {
    // The next press may come before the next render.
    const { voted, votes } = shown.current;
    shown.current = { voted: !voted, votes: votes + (voted ? -1 : 1) };
    underWay.current += 1;
    show(shown.current);
    turn.current = turn.current.then(() => attempt(!voted));
  };
}
