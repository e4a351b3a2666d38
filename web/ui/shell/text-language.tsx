import { languageOf } from "../../../contract/languages/text-language.ts";

/** Text by a member, marked with its detected language for screen readers. */
export const TextLanguage = ({ children }: { children: string }) => (
  <p className="whitespace-pre-wrap" dir="auto" lang={languageOf(children)}>
    {children}
  </p>
);
