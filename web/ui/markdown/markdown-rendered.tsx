import { type ReactNode, useRef, useState } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import * as messages from "#messages/markdown.ts";
import { copied, copy } from "#messages/markdown.ts";
import { imageHashIn } from "../../../contract/images.ts";
import { withoutNotesAndTasks } from "./markdown-notes.ts";
import { type Place, withPlaces } from "./markdown-places.ts";
import { TextLink } from "./text-link.tsx";

type Node = { type: string; value?: string; position?: object; children?: Node[] };

const blocks = new Set(["root", "blockquote", "listItem"]);

/** A remark plugin that turns HTML into plain text, in a paragraph of its own if it is a block. */
function wordsOfHtml() {
  return function read(tree: Node): void {
    tree.children = tree.children?.map((child) => {
      read(child);
      if (child.type !== "html") return child;
      const words = { ...child, type: "text" };
      return blocks.has(tree.type) ? { type: "paragraph", position: child.position, children: [words] } : words;
    });
  };
}

export type RenderedText = { text: string; place?: Place; hasBreaks?: boolean };

type Plugins = NonNullable<Options["remarkPlugins"]>;
type Part = { id?: string; children?: ReactNode };
const placed = (id?: string) => (id ? { id, className: "place" } : {});

type Heading = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
const levels: Heading[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

// h1 and h2 are the page's own: the highest heading of a text becomes h3, the others follow.
function headings(text: string): Components {
  const marks = [...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, signs]) => (signs as string).length);
  const highest = Math.min(...marks, 2);
  return Object.fromEntries(
    levels.map((level, index) => {
      const Shown = levels[Math.min(Math.max(index + 3 - highest, 2), 5)] as Heading;
      return [level, ({ id, children }: Part) => <Shown {...placed(id)}>{children}</Shown>];
    }),
  );
}

const components: Components = {
  a: ({ href, children }) => <TextLink address={href}>{children}</TextLink>,
  // Pictures of other hosts are not loaded, only linked.
  img: ({ src, alt }) => {
    const address = typeof src === "string" ? src : undefined;
    if (!address || !imageHashIn(address)) return <TextLink address={address}>{alt || messages.picture}</TextLink>;
    return <img alt={alt || messages.picture} decoding="async" loading="lazy" src={address} />;
  },
  pre: ({ id, children }) => <CodeBlock {...placed(id)}>{children}</CodeBlock>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be focusable
    <div className="wide-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

const asRead: Plugins = [remarkGfm, withoutNotesAndTasks, wordsOfHtml];

// Keeps react-markdown from sanitizing addresses: `TextLink` decides which become links.
const asWritten = (address: string) => address;

export function MarkdownRendered({ text, place, hasBreaks, plugins = [] }: RenderedText & { plugins?: Plugins }) {
  const places = place ? [() => withPlaces(place)] : [];
  return (
    <ReactMarkdown
      components={{ ...headings(text), ...components }}
      rehypePlugins={[...places, ...plugins]}
      remarkPlugins={hasBreaks ? [...asRead, remarkBreaks] : asRead}
      urlTransform={asWritten}
    >
      {text}
    </ReactMarkdown>
  );
}

type CodeBlockProps = { id?: string; className?: string; children?: ReactNode };

/** A block of code with a button that copies it, where the browser allows that. */
function CodeBlock({ children, ...place }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copyCode() {
    await navigator.clipboard.writeText(code.current?.textContent ?? "");
    setCopied(true);
  }

  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be focusable */}
      <pre ref={code} tabIndex={0} {...place}>
        {children}
      </pre>
      {"clipboard" in navigator && (
        <button aria-live="polite" className="btn btn-quiet btn-sm" onClick={() => void copyCode()} type="button">
          {isCopied ? copied : copy}
        </button>
      )}
    </div>
  );
}
