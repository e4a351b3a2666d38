import { imageHashesIn } from "../../contract/images.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { mentionsMax } from "../../contract/texts/mentions.ts";
import type { Connection } from "../database/connection.ts";
import type { ReplyStorage } from "../http/idempotency.ts";
import { invalid, says } from "../http/problems.ts";
import { lockImages, type TextImages } from "../images/image-link-store.ts";
import { english } from "../languages/languages.ts";
import { isVisible } from "../visibility/visibility.ts";
import { keepUnseenMentions, lengthWithoutNames, mentionedIn, withNames, withReferences } from "./mentions.ts";

/** The stored form of a text, the members it mentions, and the hashes of the pictures that it names. */
export type WrittenText = { text: string; members: number[]; images: string[] };

/** `max`: the most code points, not counting the names in mentions. */
type Field = { name: string; max: number };

/** Parses a typed text for storage. Throws invalid if it is too long or mentions too many members. */
export async function writtenText(database: Connection, { name, max }: Field, typed: string): Promise<WrittenText> {
  const { mentions, images } = await linksOf(database, typed);
  const ids = [...new Set(mentions.map(({ memberId }) => memberId))];
  const members =
    ids.length > 0
      ? await database<{ id: number }[]>`
    select id from users where id = any(${ids}::bigint[])`
      : [];
  if (members.length > mentionsMax) throw invalid({ [name]: says("tooManyMentions", mentionsMax) });
  const known = new Set(members.map(({ id }) => id));
  const text = withReferences(typed, mentions, known);
  if (codePointCount(typed) > max && lengthWithoutNames(text) > max) throw invalid({ [name]: says("tooLong", max) });
  return { text, members: [...known], images };
}

/** Parses a typed text that replaces a stored one. Throws invalid if it is too long or mentions too many members. */
export async function rewrittenText(
  database: Connection,
  field: Field,
  typed: string,
  before: string,
): Promise<WrittenText> {
  const written = await writtenText(database, field, typed);
  const { formerMember } = english.formerMembers;
  if (!written.text.includes(formerMember)) return written;
  const seen = await peopleIn(database, [before]);
  return { ...written, text: keepUnseenMentions(written.text, before, new Set(seen.keys()), formerMember) };
}

/** Locks the pictures of a text that can't mention members, before it is written; returns their hashes. */
export async function lockImagesIn(
  transaction: Connection,
  typed: string,
  naming: Omit<TextImages, "hashes">,
): Promise<string[]> {
  const { images } = await linksOf(transaction, typed);
  await lockImages(transaction, { ...naming, hashes: images });
  return images;
}

async function linksOf(database: Connection, typed: string) {
  const links = typed.includes("]") ? await linksIn(typed) : { mentions: [], images: [] };
  // Uses of a picture are found by its address, so one in code or without Markdown counts too, unless it doesn't exist.
  const others = imageHashesIn(typed).filter((hash) => !links.images.includes(hash));
  if (others.length === 0) return links;
  const there = await database<{ hash: string }[]>`select hash from images where hash = any(${others})`;
  return { ...links, images: [...links.images, ...there.map(({ hash }) => hash)] };
}

/** The parser is large, so it is loaded with the first link. */
const linksIn = async (typed: string) => (await import("./links.ts")).linksIn(typed);

type Mentioning = {
  table: "questions" | "comments";
  id: number;
  members: readonly number[];
  writers: readonly (number | null)[];
};

/**
 * The members that a stored text mentions for the first time, without its writers. They are recorded with the text, so that
 * nobody is notified twice.
 */
export async function newlyMentioned(
  transaction: Connection,
  { table, id, members, writers }: Mentioning,
): Promise<number[]> {
  const others = members.filter((member) => !writers.includes(member));
  if (others.length === 0) return [];
  const key = transaction(table === "questions" ? "post_id" : "id");
  const [told] = await transaction<{ added: number[] }[]>`
    update ${transaction(table)} told set mentioned = mentioned || added
    from (
      select array(select unnest(${others}::int[]) except select unnest(mentioned) order by 1) as added
      from ${transaction(table)} where ${key} = ${id}
    ) mentioned_now
    where told.${key} = ${id} returning added`;
  return told?.added ?? [];
}

type Named<Field extends string> = { [Each in Field]: string | null };

/** Rows whose stored text is replaced by its readable form. Loads all mentioned members in one query. */
export async function withReadableTexts<Field extends string, Row extends Named<Field>>(
  database: Connection,
  field: Field,
  rows: readonly Row[],
  { formerMember }: { formerMember: string } = english.formerMembers,
): Promise<Row[]> {
  const people = await peopleIn(
    database,
    rows.map((row) => row[field] ?? ""),
  );
  return rows.map((row) => ({ ...row, [field]: row[field] && withNames(row[field], people, formerMember) }));
}

/** The visible members mentioned in stored texts, by id. */
async function peopleIn(database: Connection, texts: readonly string[]) {
  const ids = [...new Set(texts.flatMap(mentionedIn))];
  const people =
    ids.length > 0
      ? await database<{ id: number; firstName: string; lastName: string }[]>`
          select id, first_name, last_name from users
          where id = any(${ids}::bigint[]) and ${isVisible(database, "users")}`
      : [];
  return new Map(people.map((person) => [person.id, person]));
}

/** Stores a reply's text with references instead of names, for idempotency. */
export const storedWithoutNames = (field: "text" | "description"): ReplyStorage => ({
  stored: async (database, reply) => ({
    ...reply,
    [field]: (await writtenText(database, { name: field, max: Infinity }, (reply as Named<typeof field>)[field] ?? ""))
      .text,
  }),
  restored: async <Reply extends object>(database: Connection, reply: Reply) => {
    const [read = reply] = await withReadableTexts(database, field, [reply as Reply & Named<typeof field>]);
    return read as Reply;
  },
});
