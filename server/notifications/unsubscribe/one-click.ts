import { pages } from "../../../contract/pages.ts";
import type { Board } from "../../http/board.ts";
import { english } from "../../languages/languages.ts";
import { unsubscribeBy } from "./unsubscribe-store.ts";

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
const mostBytes = 1024;

/** Serves one-click unsubscribing (RFC 8058), which mail clients send themselves. The form's content is ignored. */
export async function oneClickRoutes({ app, database }: Board): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(forms, { parseAs: "buffer", bodyLimit: mostBytes }, async () => null);
    scope.post<{ Querystring: { token?: unknown } }>(pages.unsubscribe, async ({ query }, reply) => {
      await unsubscribeBy(database, String(query.token), { all: false });
      reply.type("text/plain; charset=utf-8").header("Cache-Control", "no-store");
      return `${english.replies.unsubscribed}\n`;
    });
  });
}
