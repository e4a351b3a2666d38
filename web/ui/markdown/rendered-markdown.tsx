import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import * as messages from "#messages/markdown.ts";
import { type Place, withPlaces } from "./places-in-text.ts";

function Outward({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  );
}

type Part = { id?: string; children?: ReactNode };
const placed = (id?: string) => (id ? { id, className: "place" } : {});

type Heading = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
const levels: Heading[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

// The page's own headings are h1 and h2: the text's highest becomes h3, the others follow.
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

// Pictures stay where they are: this board loads nothing from elsewhere.
const components: Components = {
  a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
  img: ({ src, alt }) => <Outward href={typeof src === "string" ? src : undefined}>{alt || messages.picture}</Outward>,
  // What scrolls must be reachable by keyboard.
  pre: ({ id, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre tabIndex={0} {...placed(id)}>
      {children}
    </pre>
  ),
};

export function RenderedMarkdown({ text, place }: { text: string; place?: Place }) {
  const plugins = place ? [() => withPlaces(place)] : [];
  return (
    <ReactMarkdown components={{ ...headings(text), ...components }} rehypePlugins={plugins}>
      {text}
    </ReactMarkdown>
  );
}
