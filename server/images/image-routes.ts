import type { FastifyInstance } from "fastify";
import type { Turns } from "../http/concurrency-limit.ts";
import { notHere } from "../http/problems.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { imageByHash } from "./image-store.ts";

/** Pictures are named by their content, so whoever has one never asks again. */
export function serveImages(app: FastifyInstance, { database }: Surroundings, turns: Turns): void {
  const inTurn = turns.of();
  app.get<{ Params: { hash: string } }>("/api/images/:hash(^[0-9a-f]{64}).webp", async ({ params }, reply) => {
    const content = await inTurn(() => imageByHash(database, params.hash));
    if (!content) throw notHere();
    return reply
      .header("Content-Type", "image/webp")
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("Cache-Control", "public, max-age=31536000, immutable")
      .send(content);
  });
}
