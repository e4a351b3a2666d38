import type { Connection, Fragment } from "../database/connection.ts";
import { plainText } from "../texts/plain-text.ts";
import { withReadableTexts } from "../texts/text-store.ts";

type Called = { parent: string | null; title: string | null };

/** Things with readable titles: a comment's is its beginning on one line, with the names of mentioned members. */
export async function readableTitles<Thing extends Called>(
  database: Connection,
  things: readonly Thing[],
): Promise<Thing[]> {
  const beginnings = things.map(({ parent, title }) => ({ title: parent === "comments" ? title : null }));
  const read = await withReadableTexts(database, "title", beginnings);
  return things.map((thing, place) => {
    const beginning = read[place]?.title;
    return beginning ? { ...thing, title: plainText(withoutCutLink(beginning)) || beginning } : thing;
  });
}

/** A beginning that was cut within a link keeps the link's words. */
const withoutCutLink = (beginning: string) => beginning.replace(/!?\[([^[\]\n]*)(?:\]\([^)\s]*)?…$/, "$1…");

/**
 * The title of what a `decisions` row is about, for a member, in SQL: for those who reported it as it was then, since its author
 * may have changed it while others didn't see it.
 */
export const titleOfDecision = (database: Connection, memberId: number | Fragment): Fragment => database`
  case when decisions.author_id is not distinct from ${memberId} then decisions.title else coalesce((
    select reports.title from reports where reports.case_id = decisions.case_id and user_id = ${memberId} and created_at <= decisions.at
    order by reports.id desc limit 1), decisions.title) end`;
