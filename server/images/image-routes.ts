import type { FastifyInstance } from "fastify";
import type { ConcurrencyLimits } from "../http/limits/concurrency-limit.ts";
import { notHere } from "../http/problems.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { imageByHash } from "./image-store.ts";

/** Pictures are named by their content, so whoever has one never asks again. */
export function serveImages(app: FastifyInstance, { database }: Surroundings, concurrency: ConcurrencyLimits): void {
  const limited = concurrency.limit();
  app.get<{ Params: { hash: string } }>("/api/images/:hash(^[0-9a-f]{64}).webp", async ({ params }, reply) => {
    const content = await limited(() => imageByHash(database, params.hash));
    if (!content) throw notHere();
    return reply
      .header("Content-Type", "image/webp")
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("Cache-Control", "public, max-age=31536000, immutable")
      .send(content);
  });
}
