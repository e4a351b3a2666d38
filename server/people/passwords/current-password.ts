import type { FastifyRequest } from "fastify";
import type { Connection } from "../../database/connection.ts";
import { invalid, says } from "../../http/problems.ts";
import { noteEvent } from "../../http/security-log.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { isPasswordOf } from "./password.ts";

/** Checks the current password before sensitive changes; wrong ones are limited like log-ins. Throws invalid on `field`. */
export function currentPasswordCheck({ database, limits }: Pick<Surroundings, "database" | "limits">) {
  return async (request: FastifyRequest, userId: number, field: string, password: string): Promise<void> => {
    await limits.check("wrongPasswords", String(userId));
    const right = await isPasswordOf(await passwordHashOf(database, userId), password);
    if (!right) {
      await limits.allows("wrongPasswords", String(userId));
      noteEvent(request, "wrong current password", { userId });
      throw invalid({ [field]: says("wrongPassword") });
    }
    await limits.check("wrongPasswords", String(userId));
    await limits.forgive("wrongPasswords", String(userId));
  };
}

async function passwordHashOf(database: Connection, userId: number): Promise<string | null> {
  const [row] = await database<{ passwordHash: string | null }[]>`select password_hash from users where id = ${userId}`;
  return row?.passwordHash ?? null;
}
