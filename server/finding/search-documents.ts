import type { Connection } from "../database/connection.ts";

// These functions update the search documents of records, deleted ones included. Call them in the transaction that writes,
// after the write; the records stay locked until it ends.

/**
 * Updates posts after any change: of their own texts, skills, company or, for a question, its answers. A company's new name is
 * copied to the jobs and members that name it, at once to the first and later to the rest.
 */
export async function indexPosts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_posts(${[...ids]}::int[])`;
}

/** Updates those of the posts that are questions: only these are found by their comments. */
export async function indexAnswered(transaction: Connection, postIds: readonly number[]): Promise<void> {
  if (postIds.length > 0)
    await transaction`select index_posts(array(
    select id from posts where id = any(${[...postIds]}::int[]) and kind = 'question'))`;
}

/** Adds a new answer to its question's document; the question is locked. */
export async function indexNewAnswer(transaction: Connection, id: number): Promise<void> {
  await transaction`select index_answer(${id})`;
}

/** Updates a question's counters and dates after a reply to an answer; replies aren't searched. */
export async function tallyReplied(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`select tally_questions(${[...postIds]}::int[])`;
}

/** Members, whatever of their profiles was written. */
export async function indexMembers(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_members(${[...ids]}::int[])`;
}

/** Updates only the visibility of locked posts. A company's change is passed on as above. */
export async function showPosts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select show_posts(${[...ids]}::int[])`;
}

/** Updates skills with their aliases, and the records that named a deleted skill. */
export async function indexSkills(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_skills(${[...ids]}::int[])`;
}

/** Updates cohorts, and with a cohort's name its verified members. */
export async function indexCohorts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_cohorts(${[...ids]}::int[])`;
}

/** Updates only the visibility of what these members wrote. */
export async function showWhatIsOf(transaction: Connection, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length > 0) await transaction`select show_what_is_of(${[...memberIds]}::int[])`;
}

const followAtOnce = 200;

/** Passes a company's name or visibility on to the next batch of records that name it; null where none is left. */
export async function followNextCompany(transaction: Connection) {
  const [company] = await transaction<{ id: number; number: number | null; followed: number }[]>`
    select company_id as id, number, follow_company(company_id, ${followAtOnce}) as followed
    from (select company_id from companies_to_follow order by 1 limit 1) next left join posts on id = company_id`;
  return company ?? null;
}
