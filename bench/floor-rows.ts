import type postgres from "postgres";

type Read = (sql: postgres.Sql, ids: number[]) => Promise<readonly object[]>;

const person = (sql: postgres.Sql) => sql`
  json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
    'avatar', '/api/images/' || users.avatar || '.webp') as "User"`;
const company = (sql: postgres.Sql) => sql`
  json_build_object('id', company.number, 'name', company.title, 'logo', companies.logo) as "Company"`;
const joinedCompany = (sql: postgres.Sql, key: string) => sql`
  left join companies on companies.post_id = ${sql(key)} left join posts company on company.id = ${sql(key)}`;
const post = (sql: postgres.Sql) => sql`
  posts.number as id, posts.title, posts.owner_id as "ownerId", ${dates(sql, "posts")}`;
const dates = (sql: postgres.Sql, table: string) => sql`
  ${sql(table)}.created_at as "createdAt", ${sql(table)}.updated_at as "updatedAt"`;
const skills = (sql: postgres.Sql, table: string, key: string, of: string) => sql`(
  select json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.name)
  from ${sql(table)} named join skills on skills.id = skill_id where named.${sql(key)} = ${sql(of)}) as "Skills"`;
const postSkills = (sql: postgres.Sql) => skills(sql, "post_skills", "post_id", "posts.id");
const titles = (sql: postgres.Sql, kind: string, condition: postgres.Fragment) => sql`(
  select json_agg(json_build_object('id', number, 'title', title) order by created_at desc) from (
    select number, title, created_at from posts post
    where kind = ${kind} and ${condition} order by created_at desc limit 20) newest)`;
const ownedBy = (sql: postgres.Sql) => sql`post.owner_id = users.id`;
const jobsAt = (sql: postgres.Sql) => sql`id in (select post_id from jobs where company_id = posts.id)`;
const postsWith = (sql: postgres.Sql, kind: string) => sql`(
  select json_agg(json_build_object('id', number, 'title', title) order by created_at desc) from (
    select number, title, created_at from post_skills join posts on posts.id = post_id
    where skill_id = skills.id and kind = ${kind} order by created_at desc limit 20) newest)`;

const newest = (sql: postgres.Sql, kind: string, ids: number[]) => sql`
  where posts.kind = ${kind} and posts.number = any(${ids}) order by posts.created_at desc, posts.id desc`;

const jobs = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select ${post(sql)}, ${description} as description, jobs.location, jobs.link, company.number as "companyId",
    ${person(sql)}, ${company(sql)}, ${postSkills(sql)}
  from posts join jobs on jobs.post_id = posts.id left join users on users.id = posts.owner_id
    ${joinedCompany(sql, "jobs.company_id")} ${newest(sql, "job", ids)}`;
const projects = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select ${post(sql)}, ${description} as description, projects.date_from as "dateFrom", projects.date_to as "dateTo",
    ${person(sql)}, ${postSkills(sql)}
  from posts join projects on projects.post_id = posts.id left join users on users.id = posts.owner_id
    ${newest(sql, "project", ids)}`;
const questions = (sql: postgres.Sql, ids: number[], description: postgres.Fragment) => sql`
  select ${post(sql)}, ${description} as description, ${person(sql)}
  from posts join questions on questions.post_id = posts.id left join users on users.id = posts.owner_id
    ${newest(sql, "question", ids)}`;
const users = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select users.id, users.first_name as "firstName", users.last_name as "lastName",
    '/api/images/' || users.avatar || '.webp' as avatar, ${company(sql)} ${more}
  from users ${joinedCompany(sql, "users.company_id")}
  where users.id = any(${ids}) order by last_name, first_name, users.id`;
const companies = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select posts.number as id, posts.title as name, logo, posts.owner_id as "ownerId", ${dates(sql, "posts")} ${more}
  from posts join companies on companies.post_id = posts.id left join users on users.id = posts.owner_id
  where posts.kind = 'company' and posts.number = any(${ids}) order by lower(title), posts.id`;
const skillsWith = (sql: postgres.Sql, ids: number[], more: postgres.Fragment) => sql`
  select id, name, (select count(*)::int from user_skills where skill_id = skills.id) as "userCount", (
    select json_agg(person order by last_name, first_name) from (
      select last_name, first_name, json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name,
        'avatar', '/api/images/' || avatar || '.webp') as person
      from user_skills join users on users.id = user_id where skill_id = skills.id
      order by last_name, first_name limit 20) people) as "Users" ${more}
  from skills where id = any(${ids}) order by lower(name), id`;

const cohorts = (sql: postgres.Sql, ids: number[]) => sql`
  select id, name, course, city, starts_on as "startsOn", ends_on as "endsOn", size,
    (select count(*)::int from cohort_members where cohort_id = cohorts.id and verified_by is not null) as "memberCount"
  from cohorts where id = any(${ids}) order by ends_on desc, name`;
const entries = (sql: postgres.Sql, ids: number[]) => sql`
  select entries.id, entries.kind, posts.number as "recordId", posts.title, count, "People", unread, entries.at
  from entries join posts on posts.id = entries.post_id cross join lateral (
    select count(*)::int, json_agg(json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name)) as "People"
    from entry_events join events on events.id = event_id join users on users.id = actor_id where entry_id = entries.id) told
  where entries.id = any(${ids}) order by entries.at desc, entries.id desc`;
const conversations = (sql: postgres.Sql, ids: number[]) => sql`
  select conversations.id, ${person(sql)}, left(last.text, 200) as "lastMessage", asked_at as "createdAt"
  from conversations join users on users.id = asker_id cross join lateral (
    select text from messages where conversation_id = conversations.id order by id desc limit 1) last
  where conversations.id = any(${ids})`;
const messages = (sql: postgres.Sql, ids: number[]) => sql`
  select id, text, created_at as "createdAt", owner_id as "ownerId" from messages where id = any(${ids}) order by id desc`;
const alone = (list: Read) => ({ list, record: list });

/** Reads the rows of a list, or one record, by primary key: no counting, searching or skipping. */
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
        sql`, users.role, users.created_at as "createdAt", ${skills(sql, "user_skills", "user_id", "users.id")},
          ${titles(sql, "project", ownedBy(sql))} as "Projects", ${titles(sql, "job", ownedBy(sql))} as "Jobs"`,
      ),
  },
  companys: {
    list: (sql, ids) => companies(sql, ids, sql``),
    record: (sql, ids) => companies(sql, ids, sql`, ${person(sql)}, ${titles(sql, "job", jobsAt(sql))} as "Jobs"`),
  },
  skills: {
    list: (sql, ids) => skillsWith(sql, ids, sql``),
    record: (sql, ids) =>
      skillsWith(sql, ids, sql`, ${postsWith(sql, "job")} as "Jobs", ${postsWith(sql, "project")} as "Projects"`),
  },
  cohorts: alone(cohorts),
  entries: alone(entries),
  conversations: alone(conversations),
  messages: alone(messages),
};

/** The first fifty comments on a post, by its key. */
export const commentsOn = (sql: postgres.Sql, post: number) => sql`
  select comments.id, text, comments.owner_id as "ownerId", ${dates(sql, "comments")}, ${person(sql)}
  from comments left join users on users.id = comments.owner_id where post_id = ${post} order by comments.id limit 50`;
