import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Hit } from "../../contract/search/search.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { avatarUrl, logoUrl } from "../images/image-url.ts";
import { tableOf } from "../lists/list-order.ts";
import { isVisible } from "../visibility/visibility.ts";

/** What was found, in its order. */
export async function hitsOf(database: Connection, kind: ListKind, ids: number[]): Promise<Hit[]> {
  const rows = await database<Omit<Hit, "marks">[]>`
    select ${hitColumns(database, kind)}, null as comment_id, null as why
    from unnest(${ids}::int[]) with ordinality page (record_id, place)
      join ${database(tableOf(kind))} on ${database(tableOf(kind))}.id = record_id ${facts(database, kind)}
    order by place`;
  return rows.map((row) => ({ ...row, marks: { title: [], subtitle: [], excerpt: [] } }));
}

function hitColumns(database: Connection, kind: ListKind): Fragment {
  const name = (user: "users") => database`${database(user)}.first_name || ' ' || ${database(user)}.last_name`;
  const company = database`case when ${isVisible(database, "company")} then company.title end`;
  switch (kind) {
    case "job":
      return database`'jobs' as kind, posts.number as id, posts.title, description as excerpt, posts.created_at as at,
        nullif(concat_ws(' · ', ${company}, location), '') as subtitle, null as image`;
    case "project":
      return database`'projects' as kind, posts.number as id, posts.title, description as excerpt, posts.created_at as at,
        ${name("users")} as subtitle, null as image`;
    case "question":
      return database`'questions' as kind, posts.number as id, posts.title, description as excerpt, posts.created_at as at,
        ${name("users")} as subtitle, null as image`;
    case "company":
      return database`'companies' as kind, posts.number as id, posts.title, null as excerpt, null as at,
        null as subtitle, ${logoUrl(database)} as image`;
    case "user":
      return database`'users' as kind, users.id, ${name("users")} as title, null as excerpt, null as at,
        ${company} as subtitle, ${avatarUrl(database)} as image`;
    case "skill":
      return database`'skills' as kind, skills.id, skills.name as title, null as excerpt, null as at, null as subtitle,
        null as image`;
  }
}

/** `at` is when a post was posted; companies, members and skills have no such day. */
function facts(database: Connection, kind: ListKind): Fragment {
  const company = (column: "jobs.company_id" | "users.company_id") =>
    database`left join posts company on company.id = ${database(column)}`;
  switch (kind) {
    case "job":
      return database`join jobs on jobs.post_id = posts.id ${company("jobs.company_id")}`;
    case "project":
      return database`join projects on projects.post_id = posts.id left join users on users.id = owner_id`;
    case "question":
      return database`join questions on questions.post_id = posts.id left join users on users.id = owner_id`;
    case "company":
      return database`join companies on companies.post_id = posts.id`;
    case "user":
      return company("users.company_id");
    case "skill":
      return database``;
  }
}
