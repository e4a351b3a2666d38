import { things } from "#messages/moderation.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";

/**
 * A title; for a comment or message its first words, with their language. The language of titles is not guessed, they are too
 * short.
 */
export function RecordName({
  thing: { parent, title },
}: {
  thing: Pick<ModeratedRecord, "parent"> & { title: string | null };
}) {
  const isText = parent === "comments" || parent === "messages";
  return <span lang={isText && title ? languageOf(title) : undefined}>{title ?? things[parent]}</span>;
}
