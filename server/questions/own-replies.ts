import type { PostList } from "../../contract/interface/lists.ts";
import type { Question, WholeQuestion } from "../../contract/questions/questions.ts";
import type { Connection } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { votesOn } from "../votes/vote-store.ts";

/** Adds the current votes to shared replies with questions, and to a single question whether the reader voted. */
export const ownReplies = (database: Connection) => ({
  question:
    (question: WholeQuestion, { user }: Session) =>
    async () => {
      const votes = await votesOn(database, "question", [question.id], user.id);
      return { ...question, ...votes(question.id) };
    },
  list: <Listed extends PostList<Question>>(list: Listed, { user }: Session) => {
    if (list.results.length === 0) return null;
    return async () => {
      const ids = list.results.map(({ id }) => id);
      const votes = await votesOn(database, "question", ids, user.id);
      return { ...list, results: list.results.map((question) => ({ ...question, votes: votes(question.id).votes })) };
    };
  },
});
