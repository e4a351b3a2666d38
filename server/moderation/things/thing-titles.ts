import { withoutMarkdown } from "../../../contract/interface/markdown.ts";
import type { Connection } from "../../database/connection.ts";
import { asRead } from "../../texts/text-store.ts";

type Called = { parent: string | null; title: string | null };

/** What things are called, as it is read: of a comment how it begins, as one line with the names of those whom it mentions. */
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
