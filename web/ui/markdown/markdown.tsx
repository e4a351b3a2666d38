import { lazy, Suspense } from "react";
import { isReadableMarkdown } from "../../../contract/interface/markdown.ts";
import { languageOf } from "../../../contract/languages/text-language.ts";

/** For clientLoaders of pages that show a text, so that its renderer comes along with it. */
export const loadMarkdown = () => import("./rendered-markdown.tsx");

const Rendered = lazy(() => loadMarkdown().then((module) => ({ default: module.RenderedMarkdown })));

type Props = { text: string; place?: (line: number) => string };

/**
 * A text its author may have written in Markdown; its plain words stand there until the renderer has arrived. With `place`
 * each of its parts has an id, made of the line where it begins.
 */
export function Markdown({ text, place }: Props) {
  const asTyped = (
    <p className="whitespace-pre-wrap" id={place?.(1)}>
      {text}
    </p>
  );
  return (
    <div className="prose-text" dir="auto" lang={languageOf(text)}>
      {isReadableMarkdown(text) ? (
        <Suspense fallback={asTyped}>
          <Rendered place={place} text={text} />
        </Suspense>
      ) : (
        asTyped
      )}
    </div>
  );
}
