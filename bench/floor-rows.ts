import type postgres from "postgres";

/** Reads rows by their ids; `whole` rows as a record's page shows them, else as a list does. */
type Read = (sql: postgres.Sql, ids: number[], whole: boolean) => postgres.PendingQuery<postgres.Row[]>;

const person = (sql: postgres.Sql) => sql`
  json_build_object('id', users.id, 'firstName', users.first_name, 'lastName', users.last_name,
    'avatar', '/api/images/' || users.avatar || '.webp') as "User"`;
const dates = (sql: postgres.Sql, table: string) => sql`
  ${sql(table)}.created_at as "createdAt", ${sql(table)}.updated_at as "updatedAt"`;
const company = (sql: postgres.Sql) => sql`
  json_build_object('id', company.number, 'name', company.title, 'logo', companies.logo) as "Company"`;
const joinedCompany = (sql: postgres.Sql, key: string) => sql`
  left join companies on companies.post_id = ${sql(key)} left join posts company on company.id = ${sql(key)}`;
const skillsOf = (sql: postgres.Sql, table: string, key: string, of: string) => sql`(
  select json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.name)
  from ${sql(table)} named join skills on skills.id = skill_id where named.${sql(key)} = ${sql(of)}) as "Skills"`;
const newestTitles = (sql: postgres.Sql, condition: postgres.Fragment) => sql`(
  select json_agg(json_build_object('id', number, 'title', title)) from (
    select number, title from posts post where ${condition} order by post.id desc limit 20) newest)`;

/** Posts of a kind with their author; `more` columns are the kind's own. */
const posts = (kind: string, more: (sql: postgres.Sql) => postgres.Fragment): Read =>
  function read(sql, ids, whole) {
    return sql`
      select posts.number as id, posts.title, posts.owner_id as "ownerId", ${dates(sql, "posts")}, ${person(sql)},
        ${whole ? sql`own.description` : sql`left(own.description, 200)`} as description ${more(sql)}
      from posts join ${sql(`${kind}s`)} own on own.post_id = posts.id left join users on users.id = posts.owner_id
      where posts.kind = ${kind} and posts.number = any(${ids}) order by posts.created_at desc, posts.id desc`;
  };
const withSkills = (sql: postgres.Sql) => sql`, ${skillsOf(sql, "post_skills", "post_id", "posts.id")}`;

export const rowsOf: Record<string, Read> = {
  jobs: posts(
    "job",
    (sql) => sql`, own.location, own.link, (
    select json_build_object('id', number, 'name', title, 'logo', logo)
    from posts company join companies on post_id = company.id where company.id = own.company_id) as "Company" ${withSkills(sql)}`,
  ),
  projects: posts("project", withSkills),
  questions: posts("question", (sql) => sql``),
  users: (sql, ids, whole) => sql`
    select users.id, users.first_name as "firstName", users.last_name as "lastName",
      '/api/images/' || users.avatar || '.webp' as avatar, ${company(sql)}
      ${whole ? sql`, users.about, ${skillsOf(sql, "user_skills", "user_id", "users.id")}, ${newestTitles(sql, sql`owner_id = users.id`)} as "Posts"` : sql``}
    from users ${joinedCompany(sql, "users.company_id")}
    where users.id = any(${ids}) order by last_name, first_name, users.id`,
  companys: (sql, ids, whole) => sql`
    select posts.number as id, posts.title as name, logo, posts.owner_id as "ownerId", ${dates(sql, "posts")}
      ${whole ? sql`, ${newestTitles(sql, sql`id in (select post_id from jobs where company_id = posts.id)`)} as "Jobs"` : sql``}
    from posts join companies on companies.post_id = posts.id
    where posts.kind = 'company' and posts.number = any(${ids}) order by lower(title), posts.id`,
  skills: (sql, ids) => sql`
    select id, name, (
      select json_agg(person."User") from (
        select ${person(sql)} from user_skills join users on users.id = user_id
        where skill_id = skills.id order by user_id desc limit 20) person) as "Users"
    from skills where id = any(${ids}) order by lower(name), id`,
  cohorts: (sql, ids) => sql`
    select id, name, course, city, starts_on as "startsOn", ends_on as "endsOn", size,
      (select count(*)::int from cohort_members where cohort_id = cohorts.id and verified_by is not null) as "memberCount"
    from cohorts where id = any(${ids}) order by ends_on desc, name`,
  entries: (sql, ids) => sql`
    select entries.id, entries.kind, posts.number as "recordId", posts.title, "People", unread, entries.at
    from entries join posts on posts.id = entries.post_id cross join lateral (
      select json_agg(json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name)) as "People"
      from entry_events join events on events.id = event_id join users on users.id = actor_id where entry_id = entries.id) told
    where entries.id = any(${ids}) order by entries.at desc, entries.id desc`,
  conversations: (sql, ids) => sql`
    select conversations.id, ${person(sql)}, left(last.text, 200) as "lastMessage", asked_at as "createdAt"
    from conversations join users on users.id = asker_id cross join lateral (
      select text from messages where conversation_id = conversations.id order by id desc limit 1) last
    where conversations.id = any(${ids})`,
  messages: (sql, ids) => sql`
    select id, text, created_at as "createdAt", owner_id as "ownerId" from messages where id = any(${ids}) order by id desc`,
};

/** The first fifty comments on a post, by its key. */
export const commentsOn = (sql: postgres.Sql, post: number) => sql`
  select comments.id, text, comments.owner_id as "ownerId", ${dates(sql, "comments")}, ${person(sql)}
  from comments left join users on users.id = comments.owner_id where post_id = ${post} order by comments.id limit 50`;
