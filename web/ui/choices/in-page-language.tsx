import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { language } from "#messages/shell.ts";

/** What a `ComboBox` tells screen readers of itself is in the page's language, not in the browser's. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
