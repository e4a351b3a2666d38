import * as calls from "../../contract/votes.ts";
import type { Board } from "../http/services.ts";
import { voteFor, withdrawVote } from "./vote-store.ts";

export function votes({ serve, database }: Board): void {
  serve.crowded(calls.voteForQuestion, ({ input, session }) =>
    voteFor(database, { kind: "question", id: input.id, user: session.user }),
  );

  serve.crowded(calls.withdrawVoteForQuestion, ({ input, session }) =>
    withdrawVote(database, { kind: "question", id: input.id, user: session.user }),
  );

  serve.crowded(calls.voteForComment, ({ input, session }) =>
    voteFor(database, { kind: "comment", id: input.id, user: session.user }),
  );

  serve.crowded(calls.withdrawVoteForComment, ({ input, session }) =>
    withdrawVote(database, { kind: "comment", id: input.id, user: session.user }),
  );
}
