import * as messages from "#messages/posts.ts";
import { places } from "../../contract/pages.ts";
import { Markdown } from "../ui/markdown/markdown.tsx";

export function PostDescription({ text }: { text: string }) {
  return (
    <section aria-labelledby="description">
      <h2 className="sr-only" id="description">
        {messages.description}
      </h2>
      <Markdown place={places.description} text={text} />
    </section>
  );
}
