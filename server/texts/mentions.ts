import { mentionOf } from "../../contract/texts/mentions.ts";
import type { Mention } from "./links.ts";

// A mention is kept without a name, `[@](/users/7)`. What only looks so, in code or with a number that is nobody's, has an @ more.
const kept = /\[@(@*)\]\(\/users\/([1-9]\d{0,9})\)/g;

/** So long a reference is at most. */
export const referenceMax = "[@](/users/2147483647)".length;

/** A text as it is kept, with references to these members in place of the words that mention them. */
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

const withAnAtMore = (text: string) => text.replace(kept, "[@@$1](/users/$2)");

/** The members that a kept text mentions. */
export const mentionedIn = (text: string): number[] =>
  [...text.matchAll(kept)].filter(([, more]) => more === "").map(([, , id]) => Number(id));

type Person = { id: number; firstName: string; lastName: string };

/** A kept text without whom it mentions, as one quotes: what is left out is seen. */
export const withoutNames = (text: string): string =>
  text.replace(kept, (_, more: string, id: string) => (more ? `[${more}](/users/${id})` : "…"));

/** A kept text as it is read, with the names of these members. */
export const withNames = (text: string, people: ReadonlyMap<number, Person>, formerMember: string): string =>
  text.replace(kept, (_, more: string, id: string) => {
    if (more) return `[${more}](/users/${id})`;
    const person = people.get(Number(id));
    return person ? mentionOf(person) : `@${formerMember}`;
  });

/**
 * A text that was written in place of a kept one: where it says as often that a member is none any more as that is read to do, each
 * place mentions whom it mentioned. They may be back, and who saves without a change changes nothing.
 */
export function withUnseen(text: string, before: string, seen: ReadonlySet<number>, formerMember: string): string {
  const unseen = `@${formerMember}`;
  const places = [...before.matchAll(new RegExp(`${kept.source}|${unseen}`, "g"))]
    .filter(([, more, id]) => id === undefined || (more === "" && !seen.has(Number(id))))
    .map(([place]) => place);
  const parts = text.split(unseen);
  if (parts.length !== places.length + 1) return text;
  return parts.map((part, nth) => part + (places[nth] ?? "")).join("");
}
