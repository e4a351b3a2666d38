import { withoutMarkdown } from "../../../contract/interface/markdown.ts";
import type { Connection } from "../../database/connection.ts";
import { asRead } from "../../texts/text-store.ts";

type Called = { parent: string | null; title: string | null };

/** Things with readable titles: a comment's is its beginning on one line, with the names of mentioned members. */
export async function titlesAsRead<Thing extends Called>(
  database: Connection,
  things: readonly Thing[],
): Promise<Thing[]> {
  const beginnings = things.map(({ parent, title }) => ({ title: parent === "comments" ? title : null }));
  const read = await asRead(database, "title", beginnings);
  return things.map((thing, place) => {
    const beginning = read[place]?.title;
    return beginning ? { ...thing, title: withoutMarkdown(beginning) || beginning } : thing;
  });
}
