import type { Database } from "../../../server/database/connection.ts";
import { showPosts } from "../../../server/finding/search-documents.ts";
import { followPosts } from "../../../server/visibility/visibility.ts";

/** Hides a tenth of all posts, and a tenth of the comments on the others. */
export async function hideTenth(database: Database): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`alter table posts disable trigger date_entries`;
    await transaction`alter table comments disable trigger date_entries`;
    const hidden = await transaction<{ id: number }[]>`
      update posts set state = 'hidden' where id % 10 = 3 and kind <> 'company' and state = 'shown' returning id`;
    const ids = hidden.map(({ id }) => id);
    await followPosts(transaction, ids);
    await showPosts(transaction, ids);
    await transaction`update comments set state = 'hidden' where id % 10 = 3 and state = 'shown'`;
    await transaction`alter table posts enable trigger date_entries`;
    await transaction`alter table comments enable trigger date_entries`;
  });
  await database`vacuum analyze posts, comments, search_documents, question_states`.simple();
}
