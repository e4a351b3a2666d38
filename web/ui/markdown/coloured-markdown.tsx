import rehypeHighlight from "rehype-highlight";
import { RenderedMarkdown, type RenderedText } from "./rendered-markdown.tsx";

const plugins = [rehypeHighlight];

/** Markdown with syntax highlighting; code blocks without a language stay plain. */
export const ColouredMarkdown = (text: RenderedText) => <RenderedMarkdown {...text} plugins={plugins} />;
