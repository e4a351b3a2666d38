import { Suspense } from "react";
import { languageOf } from "../../../contract/languages/text-language.ts";
import { isReadableMarkdown } from "../../../contract/texts/readable-markdown.ts";
import { latePart } from "../shell/late-part.ts";

/** For clientLoaders of pages with texts: loads the renderer together with the page. */
export const loadMarkdown = () => import("./rendered-markdown.tsx");

const loadRendered = () => loadMarkdown().then(({ RenderedMarkdown }) => RenderedMarkdown);
const loadColoured = () => import("./coloured-markdown.tsx").then(({ ColouredMarkdown }) => ColouredMarkdown);

const Rendered = latePart(loadRendered);
/** Falls back to plain code blocks if the highlighter can't be loaded. */
const Coloured = latePart(() => loadColoured().catch(loadRendered));

type Props = {
  text: string;
  place?: (line: number) => string;
  /** Whether line breaks are kept, as in comments. */
  hasBreaks?: boolean;
};

/**
 * Renders a member's Markdown; shows the plain text until the renderer has loaded. With `place` each block gets an id, made
 * from its line number.
 */
export function Markdown({ text, place, hasBreaks }: Props) {
  const asTyped = (
    <p className="whitespace-pre-wrap" id={place?.(1)}>
      {text}
    </p>
  );
  const rendered = <Rendered hasBreaks={hasBreaks} place={place} text={text} />;
  return (
    <div className="prose-text" dir="auto" lang={languageOf(text)}>
      {isReadableMarkdown(text) ? (
        <Suspense fallback={asTyped}>
          {namesALanguage.test(text) ? (
            <Suspense fallback={rendered}>
              <Coloured hasBreaks={hasBreaks} place={place} text={text} />
            </Suspense>
          ) : (
            rendered
          )}
        </Suspense>
      ) : (
        asTyped
      )}
    </div>
  );
}

/** A code fence with a language. */
const namesALanguage = /^[ \t>*+\-\d.)]{0,20}(?:`{3,}|~{3,})[ \t]*[a-z]/im;
