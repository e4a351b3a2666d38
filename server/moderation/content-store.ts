import type { Content } from "../../contract/moderation/cases.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import type { Circle } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { isFieldSeen } from "../visibility/field-sql.ts";

/** A thing's content as members of a circle see it, in stored form: mentions without names, pictures as hashes. */
export type StoredContent = Content & { circle: Circle };

/** The current content of a thing, as members of a circle see it; null if there is none. */
export async function contentOf(
  database: Connection,
  thing: ModeratedRecord,
  circle: Circle,
): Promise<StoredContent | null> {
  const [row] = await database<(Omit<Content, "pictures"> & { picture: string | null })[]>`
    ${contentRow(database, thing, circle)}`;
  if (!row) return null;
  const { picture, ...words } = row;
  return { ...words, circle, pictures: [...new Set([...(picture ? [picture] : []), ...picturesIn(words.text)])] };
}

/** The hashes of the pictures that a text shows or links to. */
export const picturesIn = (text: string | null): string[] =>
  [...(text ?? "").matchAll(/\/api\/images\/([0-9a-f]{64})\.webp/g)].map(([, hash]) => hash as string);

function contentRow(database: Connection, { parent, id }: ModeratedRecord, circle: Circle): Fragment {
  if (parent === "messages")
    return database`select null as title, text, null as link, null as picture from messages where id = ${id}`;
  if (parent === "comments") {
    return database`select null as title, text, null as link, null as picture from comments where id = ${id} and state <> 'deleted'`;
  }
  if (parent === "users") {
    const seen = (field: "about" | "location" | "links") => isFieldSeen(database, field, circle);
    return database`
      select concat_ws(' ', first_name, last_name) as title, avatar as picture,
        nullif(concat_ws(E'\n\n', headline, case when ${seen("location")} then location end, case when ${seen("about")} then about end), '') as text,
        case when ${seen("links")} then (select string_agg(link, E'\n') from jsonb_array_elements_text(links) link) end as link
      from users where id = ${id}`;
  }
  const ownFacts: Partial<Record<PostPath, Fragment>> = {
    jobs: database`description as text, link, null as picture`,
    projects: database`
      concat_ws(E'\\n\\n', description, (
        select string_agg(name, E'\\n\\n' order by place) from project_seats where project_seats.post_id = posts.id)) as text,
      repository as link, null as picture`,
    companies: database`about as text, website as link, logo as picture`,
  };
  const facts = ownFacts[parent] ?? database`description as text, null as link, null as picture`;
  return database`
    select title, ${facts} from posts join ${database(parent)} on post_id = posts.id
    where kind = ${kindAt(parent)} and number = ${id}`;
}
/** Stored contents for staff, with names and picture addresses. */
export async function readableContents(
  database: Connection,
  contents: readonly (StoredContent | null)[],
): Promise<(Content | null)[]> {
  const there = contents.filter((content) => content !== null);
  const read = await withReadableTexts(database, "text", there);
  const pictured = read.map((content) => ({
    ...content,
    pictures: content.pictures.map((hash) => `/api/admin/images/${hash}.webp`),
  }));
  return contents.map((content) => (content === null ? null : (pictured[there.indexOf(content)] ?? null)));
}
