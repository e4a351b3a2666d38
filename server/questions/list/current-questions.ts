import type { ChangeFeed } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import { currentColumns } from "../../lists/current-columns.ts";
import { packedQuestions, QuestionColumns, unpackedQuestions } from "./question-columns.ts";

export const currentQuestions = (database: Database, feed: ChangeFeed) =>
  currentColumns(database, feed, {
    kind: "question",
    packed: packedQuestions,
    unpacked: unpackedQuestions,
    empty: () => new QuestionColumns(),
  });
