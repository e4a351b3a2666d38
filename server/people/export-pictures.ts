import type { Connection } from "../database/connection.ts";

/** How many pictures are in memory at once. */
const atOnce = 4;

type Picture = { name: string; content: string };

/** A member's pictures in base64, some at a time: of their profile, companies and texts, and those that decisions removed. Of pictures that others sent only those that can be seen. */
export async function* ownPictures(database: Connection, userId: number): AsyncGenerator<Picture[]> {
  const hashes = await ownHashes(database, userId);
  for (let from = 0; from < hashes.length; from += atOnce) {
    const pictures = await database<Picture[]>`
      select hash || '.webp' as name, encode(content, 'base64') as content from images
      where hash = any(${hashes.slice(from, from + atOnce)}) order by hash`;
    if (pictures.length > 0) yield pictures;
  }
}

async function ownHashes(database: Connection, userId: number): Promise<string[]> {
  const rows = await database<{ hash: string }[]>`
    with taken as (
      select cleared from decisions where author_id = ${userId} and concerns_author and cleared is not null
    ), words as (
      select description as text from (
        select post_id, description from jobs union all select post_id, description from projects
        union all select post_id, description from questions union all select post_id, about from companies
      ) texts join posts on posts.id = post_id where owner_id = ${userId}
      union all select description from question_versions where user_id = ${userId}
      union all select text from comments where owner_id = ${userId}
      union all select text from comment_versions where user_id = ${userId}
      union all select about from users where id = ${userId}
      union all select cleared ->> 'about' from taken
    )
    select hash from images
    where hash in (
      select avatar from users where id = ${userId}
      union select logo from companies join posts on posts.id = post_id where owner_id = ${userId}
      union select cleared ->> 'picture' from taken
      union select named[1] from words cross join regexp_matches(text, '/api/images/([0-9a-f]{64})\\.webp', 'g') named
      where not is_kept_back(named[1]) or exists (
        select from image_senders where image_hash = named[1] and user_id = ${userId}))
    order by hash`;
  return rows.map(({ hash }) => hash);
}
