import { Suspense } from "react";
import { languageOf } from "../../../contract/languages/text-language.ts";
import { isReadableMarkdown } from "../../../contract/texts/readable-markdown.ts";
import { latePart } from "../states/late-part.ts";

/** For clientLoaders of pages that show a text, so that its renderer comes along with it. */
export const loadMarkdown = () => import("./rendered-markdown.tsx");

const loadRendered = () => loadMarkdown().then(({ RenderedMarkdown }) => RenderedMarkdown);
const loadColoured = () => import("./coloured-markdown.tsx").then(({ ColouredMarkdown }) => ColouredMarkdown);

const Rendered = latePart(loadRendered);
/** Without colours where they can't be had. */
const Coloured = latePart(() => loadColoured().catch(loadRendered));

type Props = {
  text: string;
  place?: (line: number) => string;
  /** Whether a line that ends ends, as in what is said in passing. */
  hasBreaks?: boolean;
};

/**
 * A text its author may have written in Markdown; its plain words stand there until the renderer has arrived. With `place`
 * each of its parts has an id, made of the line where it begins.
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

/** A fence of code that says what it is written in. */
const namesALanguage = /^[ \t>*+\-\d.)]{0,20}(?:`{3,}|~{3,})[ \t]*[a-z]/im;
