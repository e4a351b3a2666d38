import { codePointCount } from "../../contract/interface/fields.ts";
import { mentionOf } from "../../contract/texts/mentions.ts";
import type { Mention } from "./links.ts";

// A mention is stored without a name, as `[@](/users/7)`. Text that only looks like one, in code or with an unknown id, is
// stored with an additional @.
const kept = /\[@(@*)\]\(\/users\/([1-9]\d{0,9})\)/g;

/** The stored form of a text, with mentions of these members replaced by references. */
export function withReferences(text: string, mentions: readonly Mention[], members: ReadonlySet<number>): string {
  const changes = mentions
    .filter(({ memberId }) => members.has(memberId))
    .flatMap(({ from, to, memberId, definition }) => [
      { from, to, by: `[@](/users/${memberId})` },
      ...(definition ? [{ ...definition, by: "" }] : []),
    ])
    .sort((one, other) => one.from - other.from);
  let written = "";
  let at = 0;
  for (const { from, to, by } of changes) {
    if (from < at) continue;
    written += withAnAtMore(text.slice(at, from)) + by;
    at = to;
  }
  return (written + withAnAtMore(text.slice(at))).trim();
}

/** The length of a stored text in code points, without the @ that was added to what only looks like a mention. */
export const lengthWithoutNames = (stored: string): number =>
  codePointCount(stored.replace(kept, (_, more: string, id: string) => `[${more || "@"}](/users/${id})`));

const withAnAtMore = (text: string) => text.replace(kept, "[@@$1](/users/$2)");

/** The members mentioned in a stored text. */
export const mentionedIn = (text: string): number[] =>
  [...text.matchAll(kept)].filter(([, more]) => more === "").map(([, , id]) => Number(id));

type Person = { id: number; firstName: string; lastName: string };

/** A stored text with mentions replaced by an ellipsis, for quoting. */
export const withoutNames = (text: string): string =>
  text.replace(kept, (_, more: string, id: string) => (more ? `[${more}](/users/${id})` : "…"));

/** A stored text for readers, with the names of these members. */
export const withNames = (text: string, people: ReadonlyMap<number, Person>, formerMember: string): string =>
  text.replace(kept, (_, more: string, id: string) => {
    if (more) return `[${more}](/users/${id})`;
    const person = people.get(Number(id));
    return person ? mentionOf(person) : `@${formerMember}`;
  });

/**
 * Restores references in an edited text: readers see former or hidden members as one placeholder. If it occurs as often as
 * before, each occurrence gets its original reference, so that saving without a change changes nothing.
 */
export function keepUnseenMentions(
  text: string,
  before: string,
  seen: ReadonlySet<number>,
  formerMember: string,
): string {
  const unseen = `@${formerMember}`;
  const places = [...before.matchAll(new RegExp(`${kept.source}|${unseen}`, "g"))]
    .filter(([, more, id]) => id === undefined || (more === "" && !seen.has(Number(id))))
    .map(([place]) => place);
  const parts = text.split(unseen);
  if (parts.length !== places.length + 1) return text;
  return parts.map((part, nth) => part + (places[nth] ?? "")).join("");
}
