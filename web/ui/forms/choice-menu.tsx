import { useContext, useEffect, useRef } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

/** Closes the list of a `ComboBox` after each choice; it would cover the chips and the save button. */
export function ChoiceMenu({ value }: { value: unknown }) {
  const list = useContext(ComboBoxStateContext);
  const close = useRef(list?.close);
  close.current = list?.close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is another value
  useEffect(() => close.current?.(), [value]);
  return null;
}
