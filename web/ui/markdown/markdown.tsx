import { type ComponentType, Suspense, useState } from "react";
import { languageOf } from "../../../contract/languages/text-language.ts";
import { isReadableMarkdown } from "../../../contract/texts/markdown-limits.ts";
import { lazyComponent } from "../shell/lazy-component.ts";
import type { RenderedText } from "./markdown-rendered.tsx";

let loaded: ComponentType<RenderedText> | undefined;

/** For clientLoaders of pages with texts: loads the renderer together with the page. */
export async function loadMarkdown() {
  const { MarkdownRendered } = await import("./markdown-rendered.tsx");
  loaded = MarkdownRendered;
  return MarkdownRendered;
}

const Late = lazyComponent(loadMarkdown);

/** React shows what a lazy part loads 300 ms late, so a renderer that came with the page is used at once. */
function Rendered(props: RenderedText) {
  const [Renderer] = useState(() => loaded ?? Late);
  return <Renderer {...props} />;
}

const loadColoured = () => import("./markdown-coloured.tsx").then(({ MarkdownColoured }) => MarkdownColoured);

/** Falls back to plain code blocks if the highlighter can't be loaded. */
const Coloured = lazyComponent(() => loadColoured().catch(loadMarkdown));

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
