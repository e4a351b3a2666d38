import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { endpoints } from "../../contract/endpoints.ts";
import { type Language, languages } from "../languages/languages.ts";
import { HttpProblem, notHere, problemBody, problemWith, says, unavailable } from "./problems.ts";
import { languageHeaders, replyLanguage } from "./reply-language.ts";

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers requests that Node's parser refuses with the same body as other errors. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(replyWith(problemWith(statuses[error.code ?? ""] ?? 400)));
  socket.destroy(error);
}

function replyWith(problem: HttpProblem): string {
  // The request's preferred language is unknown.
  const content = contentOf(problem, "en");
  const headers = Object.entries(headersOf(content, "en")).map((header) => header.join(": "));
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...headers, "", content].join("\r\n");
}

const contentOf = (problem: HttpProblem, language: Language) =>
  JSON.stringify(problemBody(problem, languages[language]));

const headersOf = (content: string, language: Language) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(content)),
  ...languageHeaders(language),
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Connection: "close",
});

/** Gives errors that Node and Fastify would answer without a body, or with another one, the usual body. */
export function refuseUnrouted(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => {
    const problem = problemWith(417);
    const language = replyLanguage(request);
    const content = contentOf(problem, language);
    response.writeHead(problem.status, headersOf(content, language)).end(content);
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async ({ raw }) => {
    if (isClosing) throw unavailable;
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined) throw problemWith(400, { Connection: "close" });
  });
  // Without its origin, a browser reads such a path as another site's address; the router would serve `//` as the home page.
  app.addHook("onRequest", async ({ url }, reply) => {
    if (/^(?:https?:\/\/[^/\\]*)?[/\\]{2}/i.test(url)) return reply.callNotFound();
  });
  const methodsOf = routedMethods(app);
  app.addHook("onRequest", async ({ is404, method, url }) => {
    if (!is404 || method === "GET" || method === "HEAD") return;
    const allowed = methodsOf(url);
    throw allowed ? notDoneHere(allowed) : notHere();
  });
}

/** The methods of the routes at an address, of those that are declared from now on; undefined if there is none. */
function routedMethods(app: FastifyInstance): (url: string) => string[] | undefined {
  const routes = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    routes.set(url, new Set([...(routes.get(url) ?? []), ...[method].flat()]));
  });
  const patterns = () => [...routes.keys()].filter((url) => url.includes(":"));
  const fits = (pattern: string, path: string) => {
    const [segments, given] = [pattern.split("/"), path.split("/")];
    return segments.length === given.length && segments.every((one, at) => one.startsWith(":") || one === given[at]);
  };
  return (url) => {
    const path = url.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
    const found = routes.get(path) ?? routes.get(patterns().find((pattern) => fits(pattern, path)) ?? "");
    return found && [...found];
  };
}

const notDoneHere = (allowed: readonly string[]) =>
  new HttpProblem(405, "method-not-allowed", says("notDoneHere"), { headers: { Allow: allowed.join(", ") } });

/** Answers any other method of a known address with 405 and `Allow`; `besides` are addresses that aren't in the contract. */
export function refuseOtherMethods(app: FastifyInstance, besides: readonly string[]): void {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
  const called = Object.values(endpoints).flatMap((calls) => calls.map(({ path }) => `/api${path}`));
  for (const url of new Set([...called, ...besides])) {
    const allowed = methods.filter((method) => app.hasRoute({ method, url }));
    const others = methods.filter((method) => !allowed.includes(method));
    app.route({
      method: others,
      url,
      handler: () => {
        throw notDoneHere(allowed);
      },
    });
  }
}
