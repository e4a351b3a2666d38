import { answerStillOpen } from "../../../contract/jobs/still-open.ts";
import type { Board } from "../../http/board.ts";
import { HttpProblem, says } from "../../http/problems.ts";
import { answerToken } from "./still-open-store.ts";

export function stillOpenRoutes({ serve, database }: Board): void {
  serve(answerStillOpen, async ({ input: { token, answer } }) => {
    const job = await answerToken(database, token, answer);
    if (!job) throw new HttpProblem(400, "invalid-token", says("deadLink"));
    return job;
  });
}
