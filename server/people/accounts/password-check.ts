import type { FastifyRequest } from "fastify";
import type { Connection } from "../../database/connection.ts";
import { networkOf } from "../../http/network.ts";
import { type HttpProblem, invalid, proofNeeded, says } from "../../http/problems.ts";
import { noteEvent } from "../../http/security-log.ts";
import type { Services } from "../../http/services.ts";
import type { Session } from "../../http/session.ts";
import { isPasswordOf } from "./password.ts";
import { noteSessionProof } from "./session-store.ts";

/**
 * Checks the current password before sensitive changes; a right one also proves the session, and a proven session needs none.
 * Wrong ones are limited like log-ins, and throw `refusal`.
 */
export function currentPasswordCheck({ database, limits }: Pick<Services, "database" | "limits">) {
  return async (
    { request, session }: { request: FastifyRequest; session: Session },
    password: string | undefined,
    refusal: HttpProblem,
  ): Promise<void> => {
    if (password === undefined) {
      if (session.isProven) return;
      throw proofNeeded;
    }
    const userId = session.user.id;
    await limits.check("wrongPasswords", String(userId));
    const right = await isPasswordOf(await passwordHashOf(database, userId), password, networkOf(request.ip));
    if (!right) {
      await limits.allows("wrongPasswords", String(userId));
      noteEvent(request, "wrong current password", { userId });
      throw refusal;
    }
    await limits.check("wrongPasswords", String(userId));
    await limits.forgive("wrongPasswords", String(userId));
    await noteSessionProof(database, session.id);
  };
}

export const wrongPasswordIn = (field: string) => invalid({ [field]: says("wrongPassword") });

async function passwordHashOf(database: Connection, userId: number): Promise<string | null> {
  const [row] = await database<{ passwordHash: string | null }[]>`select password_hash from users where id = ${userId}`;
  return row?.passwordHash ?? null;
}
