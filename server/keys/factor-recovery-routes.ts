import { cancelFactorRecovery, confirmFactorRecovery, recoverFactor } from "../../contract/keys/factor-recovery.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { networkOf } from "../http/network.ts";
import { HttpProblem, says } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { beginWait, cancelWait } from "./factor-recovery-store.ts";

/** Recovery for members who have lost their second factor and all recovery codes. */
export function factorRecoveryRoutes(serve: Serve, services: Services): void {
  const { database, mail, limits } = services;

  // Takes the same time whether or not the account exists: it is only looked up after the response.
  serve(recoverFactor, async ({ input, request, messages: { replies } }) => {
    if (await limits.allows("recoveryRequests", networkOf(request.ip)))
      await mail.askForRecovery(database, input.email, "factor");
    return { message: replies.factorRecoverySent };
  });

  serve(confirmFactorRecovery, async ({ input, request }) => {
    const begun = await beginWait(services, input.token);
    if (!begun) throw deadLink;
    noteEvent(request, "factor recovery confirmed", { userId: begun.id });
    return { until: begun.until };
  });

  serve(cancelFactorRecovery, async ({ input, request, messages: { replies } }) => {
    const userId = await cancelWait(services, input.token);
    if (userId === null) throw deadLink;
    noteEvent(request, "factor recovery cancelled", { userId });
    return { message: replies.factorKept };
  });
}

const deadLink = new HttpProblem(400, "invalid-token", says("deadLink"));
