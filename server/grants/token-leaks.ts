import type { FastifyRequest } from "fastify";
import { unauthorized } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import { hashOf } from "../http/tokens.ts";
import { tokenLeakedMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { bearerTokensIn } from "./grant-token.ts";

/** Refuses any request with a token in its query, where logs and histories keep it, ends that token and mails its member. */
export function endLeakedTokens({ app, database, config, mail }: Board): void {
  app.addHook("onRequest", async (request) => {
    const leaked = tokensInQuery(request);
    if (leaked.length === 0) return;
    await database.begin(async (transaction) => {
      const ended = await transaction<{ userId: number; name: string }[]>`
        delete from grants where kind = 'token' and token_hash in (select decode(hash, 'hex') from unnest(${leaked.map((token) => hashOf(token).toString("hex"))}::text[]) hash) returning user_id, name`;
      for (const { userId, name } of ended) {
        noteEvent(request, "token ended: it stood in an address", { userId });
        await mail.add(transaction, tokenLeakedMail(config, await recipientById(transaction, userId), name));
      }
    });
    throw unauthorized("tokenInAddress");
  });
}

function tokensInQuery({ url }: FastifyRequest): string[] {
  const at = url.indexOf("?");
  if (at < 0) return [];
  return [...new URLSearchParams(url.slice(at))].flat().flatMap(bearerTokensIn);
}
