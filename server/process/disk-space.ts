import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { diskFull } from "../http/problems.ts";

/** PostgreSQL stops for good where its log can't grow, and takes the readers along: writing ends before that. */
const reserve = 64_000_000;
const lookedAtEvery = 1000;
const reading = ["GET", "HEAD", "OPTIONS"];

/** Refuses to write while the disk that the board's own database is on is nearly full; it is read as before. */
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
