import type { FastifyRequest } from "fastify";
import { sessionOf } from "../http/endpoint-access.ts";
import { forbidden, unauthorized } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import type { mcpHandler } from "./mcp-server.ts";

export const mcpAddress = "/mcp";
/** Bytes. */
const requestMax = 65_536;

/** Serves members' assistants over the Model Context Protocol, with a member's token. */
export function mcp({ app, serve, authenticate, config }: Board): void {
  const { origin } = new URL(config.publicUrl);
  let handler: ReturnType<typeof mcpHandler> | undefined;

  app.route({
    method: "POST",
    url: mcpAddress,
    bodyLimit: requestMax,
    onRequest: async (request, reply) => {
      reply.header("Cache-Control", "no-store");
      if (![undefined, origin].includes(request.headers.origin)) throw forbidden();
      reply.header("WWW-Authenticate", "Bearer");
      const { grant } = await sessionOf(authenticate, request);
      if (!grant) throw unauthorized();
      reply.removeHeader("WWW-Authenticate").headers(grant.headers);
    },
    handler: async (request, reply) => {
      // Loaded with the first call only, since few boards are asked.
      handler ??= (await import("./mcp-server.ts")).mcpHandler({ serve, config });
      const { session } = request;
      const authInfo = {
        token: "",
        clientId: "",
        scopes: [...(session?.grant?.scopes ?? [])],
        extra: { session, request },
      };
      const response = await handler.fetch(asWebRequest(request, config.publicUrl), {
        authInfo,
        parsedBody: request.body,
      });
      reply.status(response.status);
      const type = response.headers.get("content-type");
      if (type) reply.type(type);
      return reply.send(await response.text());
    },
  });
}

const asWebRequest = ({ headers, method }: FastifyRequest, publicUrl: string) =>
  new Request(publicUrl + mcpAddress, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name === "authorization" || name === "content-length" ? [] : [[name, String(value)]],
    ),
  });
