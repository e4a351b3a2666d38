import { type KeyboardEvent, useEffect, useState } from "react";

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

/** The same by Enter, in a `ComboBox` where none is chosen yet: for `onKeyDownCapture` of what is around it. */
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
