import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { diskFull } from "../http/problems.ts";

/** Bytes. PostgreSQL shuts down when its log can't grow, so that reading ends too; writing has to stop before that. */
const reserve = 64_000_000;
const lookedAtEvery = 1000;
const reading = ["GET", "HEAD", "OPTIONS"];

/** Refuses writes while the disk with the board's own database is nearly full; reading continues. */
export function guardDisk(app: FastifyInstance, dataDir: string): void {
  let isFull = false;
  const look = async () => {
    const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }));
    if (isFull !== bavail * bsize < reserve) app.log.warn(isFull ? "there is space again" : "the disk is nearly full");
    isFull = bavail * bsize < reserve;
  };
  const looking = setInterval(look, lookedAtEvery).unref();
  app.addHook("onClose", () => clearInterval(looking));
  app.addHook("onRequest", async ({ method }) => {
    if (isFull && !reading.includes(method)) throw diskFull;
  });
}
