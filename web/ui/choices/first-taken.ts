import { useEffect, useState } from "react";

type Props<Choice> = { typed: string; first: Choice | undefined; isAnswer: boolean; take: (choice: Choice) => void };

/** Takes the first choice, as soon as it is the answer to what was typed by then. */
export function useFirstTaken<Choice>({ typed, first, isAnswer, take }: Props<Choice>) {
  const [wantedFor, setWantedFor] = useState<string | null>(null);
  useEffect(() => {
    if (wantedFor === null || (wantedFor === typed && !isAnswer)) return;
    setWantedFor(null);
    if (wantedFor === typed && first) take(first);
  }, [wantedFor, typed, isAnswer, first, take]);
  return () => setWantedFor(typed);
}
