import { noteChanged } from "../database/change-feed.ts";
import type { Connection } from "../database/connection.ts";

// What can be found has a document that it is found by. These bring documents in step with the records, in the transaction
// that writes, hides or deletes those: called after it, also for what is gone. The records stay held until it ends.

/**
 * Posts, whatever of theirs was written: their own words, skills, company, or the answers below a question. With a company's
 * name, those of the jobs and members that name it; of thousands the most follow soon.
 */
export async function indexPosts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_posts(${[...ids]}::int[])`;
}

/** Only a question is found by what is said below it. */
export async function indexAnswered(transaction: Connection, postIds: readonly number[]): Promise<void> {
  if (postIds.length > 0)
    await transaction`select index_posts(array(
    select id from posts where id = any(${[...postIds]}::int[]) and kind = 'question'))`;
}

/** An answer that was just written below a question, which is held since. */
export async function indexNewAnswer(transaction: Connection, id: number): Promise<void> {
  await transaction`select index_answer(${id})`;
}

/** Only a question is dated by what is replied to an answer; found by it is none. */
export async function tallyReplied(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`select tally_questions(${[...postIds]}::int[])`;
}

/** Members, whatever of their profiles was written. */
export async function indexMembers(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_members(${[...ids]}::int[])`;
}

/** Posts that are held, where nothing changed but whether they are there to be seen. What names a company follows as above. */
export async function showPosts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select show_posts(${[...ids]}::int[])`;
}

/** Skills, with their other names; what names a skill that is gone is brought in step, too. */
export async function indexSkills(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_skills(${[...ids]}::int[])`;
}

/** Cohorts, whatever was written of them; with a name, those who are verified in them. */
export async function indexCohorts(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction`select index_cohorts(${[...ids]}::int[])`;
}

/** What members wrote, where nothing changed but whether it is there to be seen. */
export async function showWhatIsOf(transaction: Connection, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length > 0) await transaction`select show_what_is_of(${[...memberIds]}::int[])`;
}

const followAtOnce = 200;

/** What names a company follows its new name, or that it isn't shown, some at a time; null where all has. */
export async function followNextCompany(transaction: Connection) {
  const [company] = await transaction<{ id: number; number: number | null; followed: number }[]>`
    select company_id as id, number, follow_company(company_id, ${followAtOnce}) as followed
    from (select company_id from companies_to_follow order by 1 limit 1) next left join posts on id = company_id`;
  if (!company) return null;
  await noteChanged(transaction, "company", [company.id]);
  return company;
}
