import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import type { z } from "zod";
import { type Access, type Endpoint, type ParsedInput, pathParameters } from "../contract/endpoint.ts";
import { fieldMessages } from "../contract/problems.ts";
import { mayCall } from "../contract/rights.ts";
import { type Arrival, arrivals } from "./accounts/arrivals.ts";
import type { Session } from "./accounts/session-store.ts";
import type { Database } from "./database.ts";
import { isKnownTo, type KeptReply, keptReplies } from "./kept-replies.ts";
import { readForm } from "./multipart.ts";
import { forbidden, invalid, notHere, unauthorized, unsupportedMediaType } from "./problems.ts";
import { replySchema } from "./reply-schema.ts";
import { noteRefusal } from "./security-log.ts";

/** What a handler works with: valid input, and who is asking. Nothing else is ambient. */
export type Call<E extends Endpoint> = {
  input: ParsedInput<E>;
  session: E["access"] extends "anyone" | "visitor" ? null : Session;
  request: FastifyRequest;
};

type Answer<E extends Endpoint> = z.output<E["output"]>;

/** Serves the contract's endpoints below `/api`: token, input, handler, then only the fields that the contract names. */
export function endpointServer(app: FastifyInstance, database: Database) {
  const arrive = arrivals(database);
  const replies = keptReplies();

  return function serve<E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Answer<E>>): void {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      constraints: endpoint.access === "visitor" ? { token: "none" } : {},
      schema: endpoint.status === 204 ? {} : { response: { [endpoint.status]: replySchema(endpoint.output) } },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header("Cache-Control", "no-store");
        let session: Session | null = null;
        try {
          const arrival = await arrived(arrive, endpoint.access, request);
          session = arrival?.session ?? null;
          if (session && !mayCall(session.user, endpoint.access)) throw forbidden();
          const kept = endpoint.sameForAll && arrival ? replies.at(request.url, arrival.edition) : undefined;
          if (kept) return sendKept(request, reply, kept);
          const input = parseInput(endpoint, request, await sentInput(endpoint, request)) as ParsedInput<E>;
          const result = await answer({ input, session, request } as Call<E>);
          reply.status(endpoint.status);
          if (endpoint.sameForAll && arrival) {
            const written = reply.serialize(result as object) as string;
            return sendKept(request, reply, replies.keep(request.url, arrival.edition, written));
          }
          return endpoint.status === 204 ? null : result;
        } catch (error) {
          noteRefusal(request, session, error);
          throw error;
        }
      },
    });
  };
}

export type Serve = ReturnType<typeof endpointServer>;

type Constraint = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>;

/** Routes with and without a token at one address: `constraints: { token: "none" }` is chosen where none was sent. */
export const tokenConstraint: Constraint = {
  name: "token",
  storage: () => {
    const handlers = new Map<string, RouteHandler>();
    return {
      get: (key) => handlers.get(String(key)) ?? null,
      set: (key, handler) => void handlers.set(String(key), handler),
    };
  },
  validate: () => {},
  deriveConstraint: (request) => (request.headers.authorization === undefined ? "none" : "some"),
};

async function arrived(
  arrive: (token: string) => Promise<Arrival>,
  access: Access,
  request: FastifyRequest,
): Promise<Arrival | null> {
  if (access === "anyone" || access === "visitor") return null;
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
  const arrival = token ? await arrive(token) : null;
  if (!arrival?.session) throw unauthorized();
  return arrival;
}

function sendKept(request: FastifyRequest, reply: FastifyReply, { payload, etag }: KeptReply): FastifyReply {
  reply.header("ETag", etag);
  if (isKnownTo(request.headers["if-none-match"], etag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(payload);
}

async function sentInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.multipart) return readForm(request);
  if (request.isMultipart()) throw unsupportedMediaType();
  return endpoint.method === "GET" ? request.query : request.body;
}

function parseInput(endpoint: Endpoint, request: FastifyRequest, sent: unknown): unknown {
  const parsed = endpoint.input.safeParse({ ...(sent as object), ...(request.params as object) });
  if (parsed.success) return parsed.data;
  if (endpoint.access === "visitor") throw unauthorized();
  const fields = fieldMessages(parsed.error);
  const unknownAddress = pathParameters(endpoint.path).some((name) => name in fields);
  throw unknownAddress ? notHere() : invalid(fields);
}
