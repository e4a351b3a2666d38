import type { FastifyRequest } from "fastify";
import type { HttpProblem } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { factorLockedMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";

/**
 * Limits codes: five wrong ones in 15 minutes lock a member's second step, and they are mailed. Counted before the check, so that
 * no more can be tried at once.
 */
export function codeCheck({ database, config, limits, mail }: Services) {
  return async (
    request: FastifyRequest,
    userId: number,
    isRight: () => Promise<boolean>,
    refusal: HttpProblem,
  ): Promise<void> => {
    const whose = String(userId);
    await limits.spend(database, "wrongCodes", whose);
    if (await isRight()) return limits.forgive("wrongCodes", whose);
    noteEvent(request, "wrong code", { userId });
    const isLocked = await limits.check("wrongCodes", whose).then(
      () => false,
      () => true,
    );
    if (isLocked && (await limits.allows("lockedMails", whose))) {
      const to = await recipientById(database, userId);
      await mail.add(database, factorLockedMail(config, to));
      noteEvent(request, "second factor locked", { userId });
    }
    throw refusal;
  };
}
