import type { ListKind } from "../../contract/interface/lists.ts";
import type { Connection } from "../database/connection.ts";
import { documentOf, type SearchedField } from "./search-document.ts";
import { namingCompany, numberFields, searchedKinds } from "./search-kinds.ts";

// These functions update the search documents of records, deleted ones included. Call them in the transaction that writes,
// after the write; the records stay locked until it ends.

type Table = (typeof searchedKinds)[ListKind]["table"];

/** Updates posts after any change: of their own texts, skills, company or, for a question, its answers. */
export const indexPosts = (transaction: Connection, ids: readonly number[]) => index(transaction, "posts", ids);

/** Updates members after any change of their profiles. */
export const indexMembers = (transaction: Connection, ids: readonly number[]) => index(transaction, "users", ids);

/** Skills with their aliases. */
export const indexSkills = (transaction: Connection, ids: readonly number[]) => index(transaction, "skills", ids);

export const indexCohorts = (transaction: Connection, ids: readonly number[]) => index(transaction, "cohorts", ids);

/** Updates those of the posts that are questions: only these are found by their comments. */
export async function indexAnswered(transaction: Connection, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  const questions = await transaction<{ id: number }[]>`
    select post_id as id from questions where post_id = any(${[...postIds]}::int[])`;
  await indexPosts(
    transaction,
    questions.map(({ id }) => id),
  );
}

/** Updates a question's counters and dates after a reply to an answer; replies aren't searched. */
export async function updateReplyCounts(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`select tally_questions(${[...postIds]}::int[])`;
}

/** Updates only the visibility of locked posts. Records that name a company follow as after an edit. */
export async function updatePostVisibility(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const turned = await transaction<StaleDocument[]>`
    update search_documents set visible = posts.visible and status = 'open' from posts
    where search_documents.kind = posts.kind and record_id = id and id = any(${[...ids]}::int[])
      and search_documents.visible <> (posts.visible and status = 'open')
    returning search_documents.kind, record_id`;
  await followCompanies(
    transaction,
    turned.filter(({ kind }) => kind === "company").map(({ recordId }) => recordId),
  );
}

/** Updates only the visibility of what these members wrote; questions are found by the answers that are visible. */
export async function updateVisibility(transaction: Connection, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await transaction`select show_what_is_of(${[...memberIds]}::int[])`;
  const answered = await transaction<{ id: number }[]>`
    select distinct post_id as id from comments join questions using (post_id)
    where comments.owner_id = any(${[...memberIds]}::int[])`;
  await indexPosts(
    transaction,
    answered.map(({ id }) => id),
  );
}

async function index(transaction: Connection, table: Table, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const kinds = kindsOf(table);
  const records = await transaction<Found[]>`select * from hold_searched(${table}, ${kinds}, ${[...ids]}::int[])`;
  const documents = records.map(asGiven);
  const [{ changed }] = await transaction<[{ changed: number[] }]>`
    select write_documents(${kinds}, ${[...ids]}::int[], ${transaction.json(documents as never)}) as changed`;
  await followCompanies(transaction, changed);
}

/** Rewrites the documents that name these companies: some at once, the others in the background. */
async function followCompanies(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const naming = await transaction<StaleDocument[]>`
    with held as (
      select kind, record_id from search_documents where lexemes @@ ${namingCompany(ids)}::tsquery
      order by kind, record_id for update)
    update search_documents set stale = true from held
    where search_documents.kind = held.kind and search_documents.record_id = held.record_id
    returning search_documents.kind, search_documents.record_id`;
  await renew(transaction, naming.slice(0, staleAtOnce));
}

/** Makes records that name one skill name the other. */
export async function renameSkill(transaction: Connection, from: number, into: number): Promise<void> {
  const letters = Object.values(searchedKinds).map(({ letter }) => letter + numberFields.skill);
  await transaction`
    update search_documents
    set lexemes = ts_delete(lexemes, letter || ${from}) || array_to_tsvector(array[letter || ${into}])
    from unnest(${letters}::text[]) letter where lexemes @@ quote_literal(letter || ${from})::tsquery`;
}

export const kindsOf = (table: Table): ListKind[] =>
  (Object.keys(searchedKinds) as ListKind[]).filter((kind) => searchedKinds[kind].table === table);

type Found = { kind: ListKind; recordId: number; texts: SearchedField[]; numbers: string[] };

/** The new documents of records of these kinds, as the database's function `documents_given` reads them. */
export async function documentsOf(database: Connection, kinds: readonly ListKind[], ids: readonly number[]) {
  const records = await database<Found[]>`select * from searched_fields(${[...kinds]}, ${[...ids]}::int[])`;
  return records.map(asGiven);
}

function asGiven({ kind, recordId, texts, numbers }: Found) {
  const { titleWords, textWords, ...document } = documentOf(kind, texts, numbers);
  return { kind, record_id: recordId, ...document, title_words: titleWords, text_words: textWords };
}

const staleAtOnce = 200;

type StaleDocument = { kind: ListKind; recordId: number };

/** Rewrites the next stale documents, and returns how many; null if none is left. */
export async function updateStaleDocuments(transaction: Connection): Promise<number | null> {
  const stale = await transaction<StaleDocument[]>`
    select kind, record_id from search_documents where stale order by kind, record_id limit ${staleAtOnce}`;
  await renew(transaction, stale);
  return stale.length > 0 ? stale.length : null;
}

async function renew(transaction: Connection, documents: readonly StaleDocument[]): Promise<void> {
  for (const [table, some] of Map.groupBy(documents, ({ kind }) => searchedKinds[kind].table)) {
    await index(
      transaction,
      table,
      some.map(({ recordId }) => recordId).sort((one, other) => one - other),
    );
  }
}
