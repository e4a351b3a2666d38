import { things } from "#messages/moderation.ts";
import { languageOf } from "../../../contract/languages/text-language.ts";
import type { Thing } from "../../../contract/moderation/things.ts";

/** What a thing is called. A comment or a message is called by its first words, which are in a language; titles are not guessed at. */
export function ThingName({ thing: { parent, title } }: { thing: Pick<Thing, "parent"> & { title: string | null } }) {
  const isText = parent === "comments" || parent === "messages";
  return <span lang={isText && title ? languageOf(title) : undefined}>{title ?? things[parent]}</span>;
}
