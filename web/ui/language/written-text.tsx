import { languageOf } from "../../../contract/languages/text-language.ts";

/** Plain text as somebody typed it, for a voice to read in its language. */
export const WrittenText = ({ children }: { children: string }) => (
  <p className="whitespace-pre-wrap" dir="auto" lang={languageOf(children)}>
    {children}
  </p>
);
