import rehypeHighlight from "rehype-highlight";
import { RenderedMarkdown, type RenderedText } from "./rendered-markdown.tsx";

const plugins = [rehypeHighlight];

/** A text with code in a language that it names: that is coloured, code without one stays plain. */
export const ColouredMarkdown = (text: RenderedText) => <RenderedMarkdown {...text} plugins={plugins} />;
