import { useEffect, useState } from "react";

type Props<Choice> = { first: Choice | undefined; isAnswer: boolean; take: (choice: Choice) => void };

/** Takes the first choice, as soon as it is the answer to what was typed. */
export function useFirstTaken<Choice>({ first, isAnswer, take }: Props<Choice>) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isAnswer) return;
    setWanted(false);
    if (first) take(first);
  }, [isWanted, isAnswer, first, take]);
  return () => setWanted(true);
}
