import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { moment } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { knownEmail } from "../people/accounts.ts";

/** How long the second factor stays after a recovery without it was confirmed. */
export const factorRecoveryHours = 72;

const lostFactorForm = z.object({ email: knownEmail });
const mailedToken = z.object({ token: z.string({ error: says("deadLink") }) });

export const recoverFactor = endpoint({
  method: "POST",
  path: "/auth/factor-recovery",
  access: "anyone",
  summary: "Ask for a mail with a link that removes one's second factor after a wait. Answers the same for all.",
  input: lostFactorForm,
  output: z.object({ message: z.string() }),
  worded: true,
});

export const confirmFactorRecovery = endpoint({
  method: "POST",
  path: "/auth/factor-recovery/confirm",
  access: "anyone",
  summary: `Start the waiting period of ${factorRecoveryHours} hours with the token of the mail. The address is mailed a link that cancels it.`,
  input: mailedToken,
  output: z.object({ until: moment }),
});

export const cancelFactorRecovery = endpoint({
  method: "POST",
  path: "/auth/factor-recovery/cancel",
  access: "anyone",
  summary: "Keep the second factor, with the token of the notice.",
  input: mailedToken,
  output: z.object({ message: z.string() }),
  worded: true,
});
