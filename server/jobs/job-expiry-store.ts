import type { Connection, Fragment } from "../database/connection.ts";

const askedBefore = { end: 7, shortEnd: 3 };
/** A job listed for fewer days is asked about later. */
const shortTerm = 14;

const inDays = (database: Connection, days: number) => database`now() + ${days} * interval '24 hours'`;

/** The end of a job listed for so many days from now, and when its poster is asked about it, in SQL. */
export const termOf = (database: Connection, days: number) => ({
  end: inDays(database, days),
  question: inDays(database, days - (days < shortTerm ? askedBefore.shortEnd : askedBefore.end)),
});

/** The moment, in SQL, at which the poster of a job that is listed now until `end` is asked whether it is still open. */
export const questionBefore = (database: Connection, end: Fragment) => database`
  ${end} - interval '24 hours' * case when ${end} < now() + ${shortTerm} * interval '24 hours'
    then ${askedBefore.shortEnd}::int else ${askedBefore.end}::int end`;

/** Lists a locked job for `days` days from now. If it was never shown yet, the days count from when it was written. */
export async function relistJob(transaction: Connection, id: number, days: number): Promise<void> {
  const { end, question } = termOf(transaction, days);
  await transaction`
    update jobs set expires_at = ${end} - held, due_at = ${question} - held, question_since = null
    from (select case when unposted then now() - created_at else '0' end as held from posts where id = ${id}) posted
    where post_id = ${id}`;
}
