import { type ReactNode, useContext, useEffect, useRef } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { language } from "#messages/shell.ts";

/** Closes the list of a `ComboBox` after each choice; it would cover the chips and the save button. */
export function ClosedByChoice({ value }: { value: unknown }) {
  const list = useContext(ComboBoxStateContext);
  const close = useRef(list?.close);
  close.current = list?.close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is another value
  useEffect(() => close.current?.(), [value]);
  return null;
}

/** Makes React Aria's screen-reader texts follow the page's language instead of the browser's. */
export function LanguageOfPage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
