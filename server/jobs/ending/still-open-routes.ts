import { answerStillOpen } from "../../../contract/jobs/still-open.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { HttpProblem, says } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { answerToken } from "./still-open-store.ts";

export function serveStillOpen(serve: Serve, { database }: Surroundings): void {
  serve(answerStillOpen, async ({ input: { token, answer } }) => {
    const job = await answerToken(database, token, answer);
    if (!job) throw new HttpProblem(400, "invalid-token", says("deadLink"));
    return job;
  });
}
