import { useRef } from "react";
import * as messages from "#messages/votes.ts";
import type { Vote } from "../../contract/votes.ts";
import { isSessionProblem } from "../ui/forms/form-problem.ts";
import { notify } from "../ui/toasts/notify.ts";

type Options = {
  /** What is voted for, in words of our own. */
  about: string;
  now: Vote;
  send: (voted: boolean) => Promise<Vote>;
  show: (vote: Vote) => void;
};

/** Votes by a press, or takes the vote back: it shows at once, and when all that was sent is answered, what stands. */
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
      if (!isSessionProblem(error)) notify.error(messages.failed, about);
    }
    underWay.current -= 1;
    if (underWay.current === 0) show(standing.current);
  }

  return () => {
    // The next press may come before the page shows this one.
    const { voted, votes } = shown.current;
    shown.current = { voted: !voted, votes: votes + (voted ? -1 : 1) };
    underWay.current += 1;
    show(shown.current);
    turn.current = turn.current.then(() => attempt(!voted));
  };
}
