import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** A hash of what a thing's owner can change, to tell whether it was edited, in SQL. */
export function contentPrint(
  database: Connection,
  { parent, id }: { parent: ModeratedParent; id: number | Fragment },
): Fragment {
  if (parent === "messages") return database`(select md5(text) from messages where messages.id = ${id})`;
  if (parent === "comments") return database`(select md5(text) from comments where comments.id = ${id})`;
  if (parent === "users") {
    return database`(
      select md5(jsonb_build_array(first_name, last_name, avatar, headline, location, about, links, languages, open_to)::text)
      from users where users.id = ${id})`;
  }
  // Without columns that are derived, or change with time.
  const ownFacts: Partial<Record<PostPath, Fragment>> = {
    jobs: database`to_jsonb(jobs) - array['post_id', 'due_at', 'filled_at', 'expires_at', 'link_key', 'listed', 'posted_at', 'language_codes']`,
    projects: database`
      jsonb_build_array(projects.description, date_from, date_to, stage, repository, (
        select jsonb_agg(jsonb_build_array(number, name, hours) order by place) from project_seats
        where project_seats.post_id = projects.post_id))`,
    questions: database`to_jsonb(questions.description)`,
    companies: database`to_jsonb(companies) - array['post_id', 'website_host', 'website_domain', 'mail_domain']`,
  };
  const facts = ownFacts[parent] ?? database`to_jsonb(${database(parent)}) - 'post_id'`;
  return database`(
    select md5(jsonb_build_array(title, ${facts}, (
      select jsonb_agg(jsonb_build_array(skill_id, required) order by skill_id) from post_skills where post_skills.post_id = posts.id
    ))::text)
    from posts join ${database(parent)} on ${database(parent)}.post_id = posts.id
    where kind = ${kindAt(parent)} and number = ${id})`;
}
