import type { Part } from "../../contract/moderation/decisions.ts";
import { kindAt } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { indexMembers, indexPosts } from "../search-index/search-index-store.ts";
import { picturesIn } from "./content-store.ts";
import { isPost } from "./record-sql.ts";
import type { LockedRecord } from "./record-store.ts";

/** The removed values, by part. */
type Cleared = { [Each in Part]?: string | string[] };
type Stored = { [Each in Part]?: string | string[] | null };

/** Removes parts of a profile or company and returns their values; pictures are kept as long as the case refers to them. */
export async function clearParts(
  transaction: Connection,
  caseId: number,
  thing: LockedRecord,
  parts: readonly Part[],
): Promise<Cleared> {
  const stored = await storedParts(transaction, thing);
  const cleared = Object.fromEntries(
    parts.flatMap((part) => (isEmpty(stored[part]) ? [] : [[part, stored[part]]])),
  ) as Cleared;
  const pictures = [cleared.picture ?? [], picturesIn((cleared.about as string) ?? null)].flat();
  await transaction`
    insert into case_pictures (case_id, image_hash)
    select ${caseId}::int, hash from images where hash = any(${pictures}) order by hash for key share on conflict do nothing`;
  await writeParts(transaction, thing, Object.fromEntries(Object.keys(cleared).map((part) => [part, null])));
  return cleared;
}

/**
 * Gives back the parts that decisions on a case removed, unless they have been filled since. Returns whether there was anything
 * to give back.
 */
export async function restoreParts(transaction: Connection, caseId: number, thing: LockedRecord): Promise<boolean> {
  const rows = await transaction<{ cleared: Cleared }[]>`
    with given as (update decisions set cleared = null where case_id = ${caseId} and cleared is not null returning id)
    select cleared from decisions where id in (select id from given) order by id`;
  if (rows.length === 0) return false;
  const stored = await storedParts(transaction, thing);
  const taken = Object.assign({}, ...rows.map(({ cleared }) => cleared)) as Cleared;
  const back = Object.entries(taken).filter(([part]) => isEmpty(stored[part as Part]));
  await writeParts(transaction, thing, Object.fromEntries(back));
  return true;
}

const isEmpty = (value: Stored[Part]) => !value || value.length === 0;

async function storedParts(transaction: Connection, { parent, id }: LockedRecord): Promise<Stored> {
  const [stored] = isPost(parent)
    ? await transaction<[Stored]>`
        select logo as picture, about from companies join posts on posts.id = post_id
        where kind = ${kindAt(parent)} and number = ${id}`
    : await transaction<[Stored]>`
        select avatar as picture, headline, about, location, links from users where id = ${id}`;
  return stored;
}

async function writeParts(transaction: Connection, { parent, id }: LockedRecord, parts: Stored): Promise<void> {
  const { picture, links, ...words } = parts;
  const columns = {
    ...words,
    ...(picture !== undefined && { [isPost(parent) ? "logo" : "avatar"]: picture }),
    ...(links !== undefined && { links: transaction.json(links ?? []) }),
  };
  if (Object.keys(columns).length === 0) return;
  if (!isPost(parent)) {
    await transaction`update users set ${transaction(columns as never)} where id = ${id}`;
    return indexMembers(transaction, [id]);
  }
  const [post] = await transaction<[{ id: number }]>`
    select id from posts where kind = ${kindAt(parent)} and number = ${id}`;
  await transaction`update companies set ${transaction(columns as never)} where post_id = ${post.id}`;
  await transaction`update posts set updated_at = updated_at where id = ${post.id}`;
  return indexPosts(transaction, [post.id]);
}
