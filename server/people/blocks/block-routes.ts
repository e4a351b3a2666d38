import { blockUser, listBlocks, unblockUser } from "../../../contract/people/blocks.ts";
import type { Board } from "../../http/board.ts";
import { invalid, notFound, says } from "../../http/problems.ts";
import * as blocks from "./block-store.ts";

export function blockRoutes({ serve, database }: Board): void {
  serve(listBlocks, ({ input, session }) => blocks.blocksPage(database, session.user.id, input));

  serve(blockUser, async ({ input: { userId }, session }) => {
    if (userId === session.user.id) throw invalid({ userId: says("notYourself") });
    const isThere = await database.begin((transaction) => blocks.block(transaction, session.user.id, userId));
    if (!isThere) throw notFound("user");
  });

  serve(unblockUser, ({ input: { userId }, session }) =>
    database.begin((transaction) => blocks.unblock(transaction, session.user.id, userId)),
  );
}
