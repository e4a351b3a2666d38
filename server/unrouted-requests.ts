import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { type HttpProblem, problemWith, unavailable } from "./problems.ts";

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What can't be read as a request is refused by Node: with the same body as everything else that is refused. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(replyWith(problemWith(statuses[error.code ?? ""] ?? 400)));
  socket.destroy(error);
}

function replyWith({ status, body }: HttpProblem): string {
  const content = JSON.stringify(body);
  const headers = headersOf(content).map((header) => header.join(": "));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, "", content].join("\r\n");
}

const headersOf = (content: string) => [
  ["Content-Type", "application/json; charset=utf-8"],
  ["Content-Length", String(Buffer.byteLength(content))],
  ["X-Content-Type-Options", "nosniff"],
  ["Cache-Control", "no-store"],
  ["Connection", "close"],
];

/** Left to Node and Fastify, these would be refused without a body, or with one of another shape. */
export function refuseUnrouted(app: FastifyInstance): void {
  app.server.on("checkExpectation", (_request, response) => {
    const { status, body } = problemWith(417);
    const content = JSON.stringify(body);
    response.writeHead(status, Object.fromEntries(headersOf(content))).end(content);
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async ({ raw }) => {
    if (isClosing) throw unavailable;
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined) throw problemWith(400, { Connection: "close" });
  });
}
