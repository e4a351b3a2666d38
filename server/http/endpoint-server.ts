import { availableParallelism } from "node:os";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Endpoint, type OutputOf, type ParsedInput, pathParameters } from "../../contract/interface/endpoint.ts";
import { inputLocation } from "../../contract/interface/input-location.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import { english, type Messages } from "../languages/languages.ts";
import { type ConcurrencyBounds, type ConcurrencyLimits, limitPerMember } from "./concurrency-limit.ts";
import { checkAccess, isOpen, sessionOf } from "./endpoint-access.ts";
import type { CheckGranted } from "./grant-rights.ts";
import { networkOf } from "./network.ts";
import { invalid, maybeSaved, notHere, problemWith, unauthorized, unsupportedMediaType } from "./problems.ts";
import { sentencesFor } from "./reply-language.ts";
import { serializerOf } from "./reply-schema.ts";
import { readForm } from "./request-bodies.ts";
import type { Authenticate, Session } from "./session.ts";
import { visitorCache } from "./visitor-cache.ts";

/** A handler's arguments: validated input, and the caller. There is no other context. */
export type Call<E extends Endpoint> = {
  input: ParsedInput<E>;
  session: E["access"] extends "anyone" | "visitor" ? null : Session;
  request: FastifyRequest;
  /** In the caller's language if the endpoint declares `worded`, else in English. */
  messages: Messages;
  /** Makes the status 200 instead of 201: the record already existed. */
  wasThere: () => void;
};

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E["output"]>>;
type Answer = (call: Call<Endpoint>) => Promise<unknown>;
type ServeOne = <E extends Endpoint>(endpoint: E, answer: Handler<E>) => void;
export type StreamCall = { session: Session; request: FastifyRequest; reply: FastifyReply };
export type Serve = ReturnType<typeof endpointServer>;

/** The limits of concurrent calls: of the route, and of each member's writes there. */
type Limits = { ofRoute?: ConcurrencyBounds; ofMember?: ConcurrencyBounds };

/** Twice as many writes as reads: they wait for the disk, which syncs several commits at once. */
const writing = { atOnce: 8 };
/** As many as there are processors: each search keeps one busy, so more at once only delay each other. */
export const searchesAtOnce = Math.min(4, Math.max(2, availableParallelism()));
const manyOfMember = { waiting: 250, patience: 4000 };

/**
 * Serves the contract's endpoints below `/api`: authenticates, validates the input, calls the handler, and serialises only the
 * fields of the output schema. The variants differ in their concurrency limits: `patiently` for handlers that wait for more
 * than the database (hashing, images, providers), which limit that work themselves; `manyAtOnce` for a member's many writes at
 * once; `crowded` for many members' writes at once. `forVisitors` is for reads that are the same for everybody.
 */
export function endpointServer(
  app: FastifyInstance,
  authenticate: Authenticate,
  concurrency: ConcurrencyLimits,
  isStillNew: (memberId: number) => Promise<boolean>,
  checkGranted: CheckGranted,
) {
  app.decorateRequest("session", null);
  const visitors = visitorCache();
  const answers = new Map<string, Answer>();
  // Searches can be slow, so they have a limit of their own: lists without a search don't wait for them.
  const limitedSearch = concurrency.limit({ atOnce: searchesAtOnce, patience: 2000 });
  const serveWithin = (limits: Limits) => serve.bind(null, limits) as ServeOne;
  return Object.assign(serveWithin({}), {
    patiently: serveWithin({
      ofRoute: { atOnce: 100, deadline: 30_000 },
      ofMember: { waiting: 100, patience: 20_000 },
    }),
    manyAtOnce: serveWithin({ ofMember: manyOfMember }),
    crowded: serveWithin({ ofRoute: { ...writing, waiting: 250, patience: 2000 }, ofMember: manyOfMember }),
    forVisitors,
    stream,
    ask,
  });

  function serve<E extends Endpoint>({ ofRoute, ofMember }: Limits, endpoint: E, answer: Handler<E>): void {
    const isWrite = endpoint.method !== "GET";
    const limited = concurrency.limit(isWrite ? { ...(ofRoute ?? writing), tooLate: maybeSaved } : ofRoute);
    const limitedPerMember = limitPerMember({ ...ofMember, atOnce: 4, deadline: 60_000 });

    const inTurn = (call: Call<E>) => {
      const limit = isSearch(call.input) ? limitedSearch : limited;
      const answered = async () =>
        answer({ ...call, ...(isWrite && { session: await asWriter(call.session) }) } as Call<E>);
      // A read stops waiting when its connection is closed: nobody would get the reply.
      const turn = () => limit(answered, networkOf(call.request.ip), isWrite ? undefined : call.request);
      return isWrite && call.session ? limitedPerMember(call.session.user.id, turn) : turn();
    };
    answers.set(nameOf(endpoint), inTurn as Answer);

    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      constraints: endpoint.access === "visitor" ? { token: "none" } : {},
      schema: endpoint.status === 204 ? {} : { response: { "2xx": {} } },
      serializerCompiler: () => (result) => serializerOf(endpoint.output)(result),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header("Cache-Control", "no-store");
        if (!isOpen(endpoint)) checkAccess(await sessionOf(authenticate, request), endpoint);
        const { session } = request;
        if (session?.grant) reply.headers(session.grant.headers);
        // The input is read before its place in the limit is taken: a slow upload must not block others.
        const input = await inputOf(endpoint, request);
        if (session?.grant) await checkGranted(session.grant, endpoint, input);
        const messages = endpoint.worded?.(input as never) ? sentencesFor(reply) : english;
        reply.status(endpoint.status);
        const wasThere = () => void reply.status(200);
        const result = await inTurn({ input, session, request, messages, wasThere } as Call<E>);
        if (isWrite) visitors.clear();
        return endpoint.status === 204 ? null : result;
      },
    });
  }

  /**
   * Answers an endpoint for a member within another request, as over HTTP: the same rights, checks and fields. Throws what a
   * request would be refused with.
   */
  async function ask<E extends Endpoint>(
    endpoint: E,
    { session, request, input: sent }: { session: Session; request: FastifyRequest; input: unknown },
  ): Promise<OutputOf<E>> {
    checkAccess(session, endpoint);
    const input = parsedInput(endpoint, sent);
    if (session.grant) await checkGranted(session.grant, endpoint, input);
    const answer = answers.get(nameOf(endpoint));
    if (!answer) throw notHere();
    const result = await answer({ input, session, request, messages: english, wasThere: () => {} });
    if (endpoint.method !== "GET") visitors.clear();
    return JSON.parse(endpoint.status === 204 ? "null" : serializerOf(endpoint.output)(result));
  }

  /** Serves what is the same for everybody, from memory for two seconds, or until something is written here. */
  function forVisitors<E extends Endpoint>(endpoint: E, answer: Handler<E>): void {
    serve({}, endpoint, (call: Call<E>) =>
      visitors.answerTo(`${endpoint.path} ${JSON.stringify(call.input)}`, () => answer(call)),
    );
  }

  /** Serves a stream, which lasts until the client disconnects. `open` throws or takes the response over. */
  function stream(endpoint: Endpoint, open: (call: StreamCall) => Promise<void>): void {
    app.route({
      method: endpoint.method as "GET",
      exposeHeadRoute: false,
      url: `/api${endpoint.path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header("Cache-Control", "no-store");
        const session = await sessionOf(authenticate, request);
        checkAccess(session, endpoint);
        await open({ session, request, reply });
        return reply;
      },
    });
  }

  /** Whether a member is still new is looked up only for writes. */
  async function asWriter(session: Session | null): Promise<Session | null> {
    return session?.isNew ? { ...session, isNew: await isStillNew(session.user.id) } : session;
  }
}

function isSearch(input: unknown) {
  const { search, q } = input as { search?: unknown; q?: unknown };
  return Boolean(search || q);
}

/** Identifies an endpoint, also in a stricter form that a board's configuration made. */
const nameOf = ({ method, path, access }: Endpoint) => `${method} ${path} ${access}`;

/** The validated input of a request. Throws the error for an invalid one. */
async function inputOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): Promise<ParsedInput<E>> {
  const sent = endpoint.multipart ? await readForm(request, endpoint.multipart) : sentInput(endpoint, request);
  const parsed = parsedInput(endpoint, { ...(sent as object), ...(request.params as object) });
  if (!isFields(sent)) throw problemWith(400);
  return parsed;
}

/** Input from anywhere, validated as a request's. */
function parsedInput<E extends Endpoint>(endpoint: E, sent: unknown): ParsedInput<E> {
  const parsed = endpoint.input.safeParse(sent);
  if (parsed.success) return parsed.data as ParsedInput<E>;
  if (endpoint.access === "visitor") throw unauthorized();
  const fields = fieldMessages(parsed.error);
  const isUnknownAddress = pathParameters(endpoint.path).some((name) => name in fields);
  throw isUnknownAddress ? notHere() : invalid(fields);
}

function sentInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw unsupportedMediaType();
  if (inputLocation(endpoint) === "query") return request.query;
  // Some clients send no body with DELETE, but a query.
  return request.body ?? (endpoint.method === "DELETE" ? request.query : undefined);
}

/** Whether the body is an object, or missing. */
const isFields = (sent: unknown) => sent == null || (typeof sent === "object" && !Array.isArray(sent));
