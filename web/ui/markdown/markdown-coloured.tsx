import rehypeHighlight from "rehype-highlight";
import { MarkdownRendered, type RenderedText } from "./markdown-rendered.tsx";

const plugins = [rehypeHighlight];

/** Markdown with syntax highlighting; code blocks without a language stay plain. */
export const MarkdownColoured = (text: RenderedText) => <MarkdownRendered {...text} plugins={plugins} />;
