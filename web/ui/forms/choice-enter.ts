import { type KeyboardEvent, useEffect, useState } from "react";

type Props<Choice> = { typed: string; first: Choice | undefined; isAnswer: boolean; take: (choice: Choice) => void };

/** Chooses the first option, once the options are those for the text typed by then. */
export function useFirstTaken<Choice>({ typed, first, isAnswer, take }: Props<Choice>) {
  const [wantedFor, setWantedFor] = useState<string | null>(null);
  useEffect(() => {
    if (wantedFor === null || (wantedFor === typed && !isAnswer)) return;
    setWantedFor(null);
    if (wantedFor === typed && first) take(first);
  }, [wantedFor, typed, isAnswer, first, take]);
  return () => setWantedFor(typed);
}

/**
 * Chooses the first option on Enter if none is focused. Put the returned handler on `onKeyDownCapture` around a `ComboBox`.
 */
export function useEnterTakesFirst<Choice>(props: Props<Choice>) {
  const takeFirst = useFirstTaken(props);
  return (event: KeyboardEvent) => {
    const box = event.target as HTMLElement;
    const isOfList = box.tagName !== "INPUT" || box.getAttribute("aria-activedescendant");
    if (event.key !== "Enter" || !props.typed || isOfList || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    takeFirst();
  };
}
