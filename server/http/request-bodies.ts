import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ImageSize } from "../../contract/interface/image-fields.ts";
import type { Message } from "../../contract/interface/messages.ts";
import { HttpProblem, invalid, says, unsupportedMediaType } from "./problems.ts";

/** One picture and a form's fields; each skill is a field. */
const limits = { files: 1, fields: 60, parts: 61, fieldSize: 100_000, fieldNameSize: 100 };

/** Exactly one valid boundary (RFC 2046): without one, the parser takes any form for an empty one. */
const boundary = /;\s*boundary=(?:[\w'()+,./:=?-]{1,70}|"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]")\s*(?:;|$)/i;

/** Accepts uncompressed JSON, multipart forms and empty bodies. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser("text/plain");
  // Compressed bodies are refused: a few kilobytes can decompress to gigabytes.
  app.addHook("onRequest", async ({ headers }) => {
    if (!["", "identity"].includes(headers["content-encoding"] ?? "")) throw unsupportedMediaType();
  });
  // Many clients send a content type with an empty body. An empty multipart form is an error, though.
  app.addHook("onRequest", async ({ headers }) => {
    const isSent = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
    if (!isSent && !headers["content-type"]?.startsWith("multipart/")) delete headers["content-type"];
  });
  await app.register(fastifyMultipart, { limits });
}

/**
 * Reads a multipart form into an object: a repeated field becomes an array, `file` a picture's bytes; an empty file input is
 * left out. The client's file name and type are ignored.
 */
export async function readForm(
  request: FastifyRequest,
  { bytesMax, tooLarge }: ImageSize,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw unsupportedMediaType("sendForm");
  if (!hasBoundary(request.headers["content-type"] ?? "")) throw unreadableForm;
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { fileSize: bytesMax } })) {
      if (part.type === "file") {
        const content = await part.toBuffer();
        if (part.fieldname === "file" && content.length > 0) form.set("file", content);
      } else if (part.fieldname !== "file") {
        const before = form.get(part.fieldname);
        form.set(part.fieldname, before === undefined ? part.value : [before, part.value].flat());
      }
    }
  } catch (error) {
    throw unreadable(error, tooLarge);
  }
  return Object.fromEntries(form);
}

function unreadable(error: unknown, tooLarge: Message): HttpProblem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") {
    return new HttpProblem(413, "too-large", tooLarge, { fields: { file: tooLarge } });
  }
  if (code === "FST_FILES_LIMIT") return invalid({ file: says("oneFile") });
  return unreadableForm;
}

const unreadableForm = new HttpProblem(400, "bad-request", says("unreadableForm"));

const hasBoundary = (type: string) => boundary.test(type) && type.match(/;\s*boundary\*?\s*=/gi)?.length === 1;
