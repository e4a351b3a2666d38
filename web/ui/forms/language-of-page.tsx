import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { language } from "#messages/shell.ts";

/** Makes React Aria's screen-reader texts follow the page's language instead of the browser's. */
export function LanguageOfPage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
