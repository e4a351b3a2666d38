import type { Transaction } from "../connection.ts";

// What triggers note while members write: a restore notes it for all records at once, so that processes which keep totals
// and skills in memory learn of it while they serve.

/** Remembers what all can see before everything is replaced. */
export async function rememberRecords(sql: Transaction): Promise<void> {
  await sql`create temporary table records_before on commit drop as ${allRecords(sql)}`;
}

/** Notes that every record of before has gone and every record of now has come; what is hidden is in no list and no total. */
export async function noteReplacedRecords(sql: Transaction): Promise<void> {
  await sql`
    insert into changes (kind, ids, growth)
    select kind, array_agg(distinct id), sum(change)
    from (
      select kind, id, -1 as change from records_before union all select kind, id, 1 from (${allRecords(sql)}) now
    ) replaced group by kind`;
  await sql`insert into skill_changes (kind, id) values ('catalogue', 0)`;
}

const allRecords = (sql: Transaction) => sql`
  select 'jobs' as kind, id from jobs where not hidden
  union all select 'projects', id from projects where not hidden
  union all select 'questions', id from questions where not hidden
  union all select 'companies', id from companies
  union all select 'skills', id from skills
  union all select 'users', id from users where not hidden
  union all select 'user_skills', user_id from user_skills where not hidden
  union all select case when job_id is not null then 'job_comments' when project_id is not null then 'project_comments'
    when question_id is not null then 'question_comments' else 'company_comments' end, id from comments where not hidden`;
