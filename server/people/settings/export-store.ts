import type { Connection } from "../../database/connection.ts";

/** Everything that a member gave the board, and nothing of others: rows as they stand, pictures in base64. */
export async function everythingOf(database: Connection, userId: number): Promise<Record<string, unknown>> {
  const [profile] = await database`
    select users.id, first_name, last_name, email,
      (select new_email from account_tokens where user_id = users.id and purpose = 'email' and expires_at > now())
        as pending_email,
      (select coalesce(json_agg(distinct email), '[]') from address_returns
       where user_id = users.id and expires_at > now()) as former_emails, role, companies.name as company, users.created_at, users.updated_at,
      last_seen_at, email_proven_at, invited_at,
      (select coalesce(json_agg(name order by sort_key), '[]') from user_skills join skills on skills.id = skill_id
       where user_id = users.id) as skills
    from users left join companies on companies.id = company_id where users.id = ${userId}`;
  const [jobs, projects, questions, companies, comments, sessions, suspensions, suggestions, deletions, pictures] =
    await Promise.all([
      database`
      select jobs.id, title, description, location, link, companies.name as company, jobs.created_at, jobs.updated_at,
        ${skillNames(database, "job")} as skills
      from jobs left join companies on companies.id = company_id where jobs.owner_id = ${userId} order by jobs.id`,
      database`
      select id, title, description, date_from, date_to, created_at, updated_at, ${skillNames(database, "project")} as skills
      from projects where owner_id = ${userId} order by id`,
      database`
      select id, title, description, created_at, updated_at from questions where owner_id = ${userId} order by id`,
      database`
      select id, name, logo, created_at, updated_at from companies where owner_id = ${userId} order by id`,
      database`
      select id, text, job_id, project_id, question_id, company_id, created_at, updated_at from comments
      where owner_id = ${userId} order by id`,
      database`
      select device, created_at, last_used_at from sessions where user_id = ${userId} order by id`,
      database`
      select reason, created_at, ends_at from suspensions where user_id = ${userId} order by id`,
      database`
      select name, created_at from skill_suggestions where user_id = ${userId} order by id`,
      database`
      select subject as kind, title, reason, at from trail_words join audit_trail on id = entry_id
      where owner_id = ${userId} order by id`,
      database`
      select hash || '.webp' as name, encode(content, 'base64') as content from images
      where hash in (select avatar from users where id = ${userId}
        union select logo from companies where owner_id = ${userId})`,
    ]);
  return {
    profile,
    jobs,
    projects,
    questions,
    companies,
    comments,
    sessions,
    suspensions,
    suggestions,
    deletions,
    pictures,
  };
}

const skillNames = (database: Connection, holder: "job" | "project") => database`(
  select coalesce(json_agg(name order by sort_key), '[]') from ${database(`${holder}_skills`)} join skills on skills.id = skill_id
  where ${database(`${holder}_id`)} = ${database(`${holder}s`)}.id)`;
