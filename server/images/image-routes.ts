import type { FastifyInstance } from "fastify";
import { addImage, imageAddress } from "../../contract/texts/images.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { ConcurrencyLimits } from "../http/limits/concurrency-limit.ts";
import { notHere } from "../http/problems.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { encodedTextImage, imageByHash, keepTextImage } from "./image-store.ts";

export function serveTextImages(serve: Serve, { database, limits }: Surroundings): void {
  serve.patiently(addImage, async ({ input, session }) => {
    const picture = await encodedTextImage(input.file, { limits, memberId: session.user.id });
    const url = imageAddress(await keepTextImage(database, picture.content));
    return { url, width: picture.width, height: picture.height };
  });
}

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
