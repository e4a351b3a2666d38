import { Readable } from "node:stream";
import type { StreamCall } from "../http/endpoint-server.ts";
import { says, tooMany } from "../http/problems.ts";
import { sentencesFor } from "../http/reply-language.ts";
import type { Services } from "../http/services.ts";
import type { ExportedKinds } from "./export-queries.ts";
import { everythingOf } from "./export-store.ts";

const busy = tooMany(says("stillExporting"), 30, "one-at-a-time");

/** Sends members their data as it is read; of each member one export at a time. */
export function accountExport({ database, limits, kinds }: Services & { kinds: ExportedKinds }) {
  return async ({ session: { user }, request, reply }: StreamCall): Promise<void> => {
    const whose = String(user.id);
    const messages = sentencesFor(reply);
    if (!(await limits.allows("exportsAtOnce", whose))) throw busy;
    let isOver = false;
    const end = async () => {
      if (isOver) return;
      isOver = true;
      await limits.forgive("exportsAtOnce", whose);
    };
    await limits.enforce("exports", whose).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    // It ends before its last byte is sent, so that whoever has it may ask again; and also if the connection ends earlier.
    const parts = Readable.from(andThen(everythingOf(database, user.id, { kinds, messages }), end), {
      objectMode: false,
    });
    parts.once("close", () => void end().catch((error: unknown) => request.log.error(error)));
    reply.type("application/json; charset=utf-8").send(parts);
  };
}

async function* andThen(parts: AsyncIterable<string>, end: () => Promise<void>) {
  yield* parts;
  await end();
}
