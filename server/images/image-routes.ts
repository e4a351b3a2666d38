import type { FastifyReply } from "fastify";
import { addImage, imageAddress } from "../../contract/images.ts";
import { isStaff } from "../../contract/rights.ts";
import { sessionOf } from "../http/endpoint-access.ts";
import { forbidden, notHere } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import { encodedTextImage, imageByHash, keepTextImage, shownImage } from "./image-store.ts";

/**
 * An address contains the hash of its content, so that browsers may cache it for ever. Staff may also read hidden pictures, at
 * an address of their own.
 */
const [ofAll, ofStaff] = ["/api/images/:hash(^[0-9a-f]{64}).webp", "/api/admin/images/:hash(^[0-9a-f]{64}).webp"];
export const pictureAddresses = [ofAll, ofStaff];

export function images({ app, serve, database, limits, authenticate, concurrency }: Board): void {
  serve.patiently(addImage, async ({ input, session }) => {
    const picture = await encodedTextImage(input.file, { limits, writer: session });
    const url = imageAddress(await keepTextImage(database, picture.content, session.user.id));
    return { url, width: picture.width, height: picture.height };
  });

  const limited = concurrency.limit();
  app.get<Named>(ofStaff, async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    const { user, lacksFactor } = await sessionOf(authenticate, request);
    if (lacksFactor || !isStaff(user)) throw forbidden();
    const content = await limited(() => imageByHash(database, request.params.hash));
    if (!content) throw notHere();
    return asPicture(reply).send(content);
  });

  app.get<Named>(ofAll, async ({ params }, reply) => {
    const content = await limited(() => shownImage(database, params.hash));
    if (!content) throw notHere();
    return asPicture(reply).header("Cache-Control", "public, max-age=31536000, immutable").send(content);
  });
}

type Named = { Params: { hash: string } };

const asPicture = (reply: FastifyReply) =>
  reply.header("Content-Type", "image/webp").header("Content-Security-Policy", "default-src 'none'; sandbox");
