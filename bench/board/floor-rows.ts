import type postgres from "postgres";

type Read = (sql: postgres.Sql, ids: number[]) => Promise<readonly object[]>;

const person = (sql: postgres.Sql) => sql`
  json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
    'avatar', '/api/images/' || users.avatar || '.webp') as "User"`;
const company = (sql: postgres.Sql) => sql`
  json_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo) as "Company"`;
const dates = (sql: postgres.Sql, table: string) => sql`
  ${sql(table)}.created_at as "createdAt", ${sql(table)}.updated_at as "updatedAt"`;
const skills = (sql: postgres.Sql, noun: string) => sql`(
  select json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.name)
  from ${sql(`${noun}_skills`)} named join skills on skills.id = skill_id
  where named.${sql(`${noun}_id`)} = ${sql(`${noun}s`)}.id) as "Skills"`;
const titles = (sql: postgres.Sql, table: string, key: string, of: string) => sql`(
  select json_agg(json_build_object('id', id, 'title', title) order by created_at desc) from (
    select id, title, created_at from ${sql(table)} where ${sql(key)} = ${sql(of)}.id order by created_at desc limit 20) newest)`;
const postsWith = (sql: postgres.Sql, noun: string) => sql`(
  select json_agg(json_build_object('id', id, 'title', title) order by created_at desc) from (
    select id, title, created_at from ${sql(`${noun}_skills`)} named join ${sql(`${noun}s`)} posts
      on posts.id = named.${sql(`${noun}_id`)}
    where skill_id = skills.id order by created_at desc limit 20) newest)`;

const jobs = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select jobs.id, jobs.title, ${description} as description, jobs.location, jobs.link, jobs.company_id as "companyId",
    jobs.owner_id as "ownerId", ${dates(sql, "jobs")}, ${person(sql)}, ${company(sql)}, ${skills(sql, "job")}
  from jobs left join users on users.id = jobs.owner_id left join companies on companies.id = jobs.company_id
  where jobs.id = any(${ids}) order by jobs.created_at desc, jobs.id desc`;
const projects = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select projects.id, projects.title, ${description} as description, projects.date_from as "dateFrom",
    projects.date_to as "dateTo", projects.owner_id as "ownerId", ${dates(sql, "projects")}, ${person(sql)},
    ${skills(sql, "project")}
  from projects left join users on users.id = projects.owner_id
  where projects.id = any(${ids}) order by projects.created_at desc, projects.id desc`;
const questions = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select questions.id, questions.title, ${description} as description, questions.owner_id as "ownerId",
    ${dates(sql, "questions")}, ${person(sql)}
  from questions left join users on users.id = questions.owner_id
  where questions.id = any(${ids}) order by questions.created_at desc, questions.id desc`;
const users = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select users.id, users.first_name as "firstName", users.last_name as "lastName",
    '/api/images/' || users.avatar || '.webp' as avatar, ${company(sql)} ${more}
  from users left join companies on companies.id = users.company_id
  where users.id = any(${ids}) order by last_name, first_name, users.id`;
const companies = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select companies.id, name, logo, companies.owner_id as "ownerId", ${dates(sql, "companies")} ${more}
  from companies left join users on users.id = companies.owner_id
  where companies.id = any(${ids}) order by lower(name), companies.id`;
const skillsWith = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select id, name, (select count(*)::int from user_skills where skill_id = skills.id) as "userCount", (
    select json_agg(person order by last_name, first_name) from (
      select last_name, first_name, json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name,
        'avatar', '/api/images/' || avatar || '.webp') as person
      from user_skills join users on users.id = user_id where skill_id = skills.id
      order by last_name, first_name limit 20) people) as "Users" ${more}
  from skills where id = any(${ids}) order by lower(name), id`;

/** The rows of a list, and of one record, by their ids alone: nothing is counted, searched or skipped. */
export const rowsOf: Record<string, { list: Read; record: Read }> = {
  jobs: {
    list: (sql, ids) => jobs(sql, ids, sql`left(jobs.description, 200)`),
    record: (sql, ids) => jobs(sql, ids, sql`jobs.description`),
  },
  projects: {
    list: (sql, ids) => projects(sql, ids, sql`left(projects.description, 200)`),
    record: (sql, ids) => projects(sql, ids, sql`projects.description`),
  },
  questions: {
    list: (sql, ids) => questions(sql, ids, sql`left(questions.description, 200)`),
    record: (sql, ids) => questions(sql, ids, sql`questions.description`),
  },
  users: {
    list: (sql, ids) => users(sql, ids, sql``),
    record: (sql, ids) =>
      users(
        sql,
        ids,
        sql`, users.role, users.created_at as "createdAt", ${skills(sql, "user")},
          ${titles(sql, "projects", "owner_id", "users")} as "Projects", ${titles(sql, "jobs", "owner_id", "users")} as "Jobs"`,
      ),
  },
  companys: {
    list: (sql, ids) => companies(sql, ids, sql``),
    record: (sql, ids) =>
      companies(sql, ids, sql`, ${person(sql)}, ${titles(sql, "jobs", "company_id", "companies")} as "Jobs"`),
  },
  skills: {
    list: (sql, ids) => skillsWith(sql, ids, sql``),
    record: (sql, ids) =>
      skillsWith(sql, ids, sql`, ${postsWith(sql, "job")} as "Jobs", ${postsWith(sql, "project")} as "Projects"`),
  },
};

/** The first fifty comments on a job. */
export const commentsOn = (sql: postgres.Sql, job: number) => sql`
  select comments.id, text, comments.owner_id as "ownerId", ${dates(sql, "comments")}, ${person(sql)}
  from comments left join users on users.id = comments.owner_id where job_id = ${job} order by comments.id limit 50`;
