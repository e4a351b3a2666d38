import { lazy, Suspense } from "react";

/** For clientLoaders of pages that show a text, so that its renderer comes along with it. */
export const loadMarkdown = () => import("./rendered-markdown.tsx");

const Rendered = lazy(() => loadMarkdown().then((module) => ({ default: module.RenderedMarkdown })));

type Props = { text: string; place?: (line: number) => string };

/**
 * A text its author may have written in Markdown; its plain words stand there until the renderer has arrived. With `place`
 * each of its parts has an id, made of the line where it begins.
 */
export function Markdown({ text, place }: Props) {
  return (
    <div className="prose-text" dir="auto">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <Rendered place={place} text={text} />
      </Suspense>
    </div>
  );
}
