import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import type { z } from "zod";
import { type Endpoint, type ParsedInput, pathParameters } from "../../contract/interface/endpoint.ts";
import { restTravelsIn } from "../../contract/interface/input-travel.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import { mayCall, maySeeHidden } from "../../contract/rights.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import { english, type Messages } from "../languages/languages.ts";
import { type Bounds, type ConcurrencyLimits, type Limited, limitPerMember } from "./limits/concurrency-limit.ts";
import { networkOf } from "./limits/network.ts";
import {
  forbidden,
  invalid,
  maybeSaved,
  notHere,
  problemWith,
  proofNeeded,
  unauthorized,
  unsupportedMediaType,
  waiting,
} from "./problems.ts";
import { isKnownTo, replyCache, type WrittenReply, written } from "./reply-cache.ts";
import { replyLanguage, sentencesFor } from "./reply-language.ts";
import { serializerOf } from "./reply-schema.ts";
import { readForm } from "./request-bodies.ts";
import { type Authenticate, nameOfCircle, type Session } from "./session.ts";

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

type Answer<E extends Endpoint> = z.output<E["output"]>;

/**
 * Serves the contract's endpoints below `/api`: authenticates, validates the input, calls the handler, and serialises only the
 * fields of the output schema. The variants differ in their concurrency limits: `patiently` for handlers that wait for more
 * than the database (hashing, images, providers), which limit that work themselves; `manyAtOnce` for a member's many writes at
 * once; `crowded` for many members' writes at once.
 */
export function endpointServer(
  app: FastifyInstance,
  authenticate: Authenticate,
  feed: ChangeFeed,
  concurrency: ConcurrencyLimits,
  isStillNew: (memberId: number) => Promise<boolean>,
) {
  app.decorateRequest("session", null);
  const replies = replyCache(feed);
  // Searches can be slow, so they have a limit of their own: lists without a search don't wait for them.
  const limitedSearch = concurrency.limit({ patience: 2000 });
  const serveWithin = (limits: Limits) => serve.bind(null, limits) as ServeOne;
  const manyOfMember = { waiting: 250, patience: 4000 };
  return Object.assign(serveWithin({}), {
    patiently: serveWithin({
      ofRoute: { atOnce: 100, deadline: 30_000 },
      ofMember: { waiting: 100, patience: 20_000 },
    }),
    manyAtOnce: serveWithin({ ofMember: manyOfMember }),
    crowded: serveWithin({ ofRoute: { ...writing, waiting: 250, patience: 2000 }, ofMember: manyOfMember }),
    stream,
  });

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

  function serve<E extends Endpoint>(
    { ofRoute, ofMember }: Limits,
    endpoint: E,
    answer: Handler<E>,
    addOwn?: AddOwn<E>,
  ): void {
    const isWrite = endpoint.method !== "GET";
    const limited = concurrency.limit(isWrite ? { ...(ofRoute ?? writing), tooLate: maybeSaved } : ofRoute);
    const limitedPerMember = limitPerMember({ ...ofMember, atOnce: 4, deadline: 60_000 });
    const isOpen = endpoint.access === "anyone" || endpoint.access === "visitor";
    const isWorded = (input: unknown) => endpoint.worded?.(input as never) ?? false;

    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      constraints: endpoint.access === "visitor" ? { token: "none" } : {},
      schema: endpoint.status === 204 ? {} : { response: { "2xx": {} } },
      serializerCompiler: () => (reply) => serializerOf(endpoint.output)(reply),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header("Cache-Control", "no-store");
        if (!isOpen) checkAccess(await sessionOf(authenticate, request), endpoint);
        // A form is read before its place in the limit is taken: a slow upload must not block others.
        const sent = endpoint.multipart ? await readForm(request, endpoint.multipart) : sentInput(endpoint, request);
        const input = parseInput(endpoint, request, sent);
        if (isWorded(input)) sentencesFor(reply);
        const limit = isSearch(input) ? limitedSearch : limited;
        const { session } = request;
        const asked = { input, request, reply };
        if (endpoint.madeOf && !endpoint.differsByReader(input as never) && !session?.hasHidden)
          return sendCached(request, reply, await sharedAnswer(endpoint.madeOf, asked, limit));
        const answered = () => limit(() => answerForReader(asked), networkOf(request.ip));
        const result = isWrite && session ? await limitedPerMember(session.user.id, answered) : await answered();
        return endpoint.status === 204 ? null : result;
      },
    });

    async function answerAs(session: Session | null, { input, request, reply }: Asked): Promise<Answer<E>> {
      const messages = isWorded(input) ? sentencesFor(reply) : english;
      const caller = isWrite ? await asWriter(session) : session;
      const wasThere = () => void reply.status(200);
      reply.status(endpoint.status);
      return answer({ input, session: caller, request, messages, wasThere } as Call<E>);
    }

    async function answerForReader(asked: Asked): Promise<Answer<E>> {
      const { session } = asked.request;
      const result = await answerAs(session, asked);
      return ownOf(result, session)?.() ?? result;
    }

    /** The reply shared by all readers with the same question, with the reader's own data added. */
    async function sharedAnswer(madeOf: readonly RecordKind[], asked: Asked, limit: Limited): Promise<WrittenReply> {
      const { input, request, reply } = asked;
      const { session } = request;
      const inBytes = (result: Answer<E>) => written(reply.serialize(result as object) as string);
      const load = async () => {
        const result = await answerAs(session && asNobody(session), asked);
        return { ...inBytes(result), ...(addOwn && { result }) };
      };
      const question = questionOf(endpoint, session, input) + (isWorded(input) ? replyLanguage(request) : "");
      // A cached reply needs no place within the limit.
      const shared =
        replies.known(question, madeOf) ?? (await limit(() => replies.now(question, { of: madeOf, load })));
      const withOwn = ownOf(shared.result as Answer<E>, session);
      return withOwn ? inBytes(await limit(withOwn)) : shared;
    }

    /** What adds the reader's own data to a reply, where there is any. */
    function ownOf(result: Answer<E>, session: Session | null) {
      return session && addOwn?.(result, session);
    }
  }

  /** Whether a member is still new is looked up only for writes. */
  async function asWriter(session: Session | null): Promise<Session | null> {
    return session?.isNew ? { ...session, isNew: await isStillNew(session.user.id) } : session;
  }
}

/** The limits of concurrent calls: of the route, and of each member's writes there. */
type Limits = { ofRoute?: Bounds; ofMember?: Bounds };

/** A request with its input validated and its caller known. */
type Asked = { input: unknown; request: FastifyRequest; reply: FastifyReply };

/** Throws forbidden where the member may not call the endpoint, that they still wait for the team, or that a proof is needed. */
function checkAccess({ user, isProven }: Session, { access, evenWaiting, needsProof }: Endpoint): void {
  if (user.state === "waiting" && !evenWaiting) throw waiting;
  if (!mayCall(user, access)) throw forbidden();
  if (needsProof && !isProven) throw proofNeeded;
}

/** Twice as many writes as reads: they wait for the disk, which syncs several commits at once. */
const writing = { atOnce: 8 };

/** Adds a reader's own data to a shared reply; null where there is none. */
type AddOwn<E extends Endpoint> = (reply: Answer<E>, session: Session) => (() => Promise<Answer<E>>) | null;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
type ServeOne = <E extends Endpoint>(endpoint: E, answer: Handler<E>, addOwn?: AddOwn<E>) => void;
export type StreamCall = { session: Session; request: FastifyRequest; reply: FastifyReply };
export type Serve = ReturnType<typeof endpointServer>;

type Constraint = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>;

/** Lets two routes share an address: the one with `constraints: { token: "none" }` serves requests without a token. */
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

/** A session with the member's rights but no member's own data, for replies shared with others. */
const asNobody = (session: Session): Session => ({ ...session, user: { ...session.user, id: 0 } });

/** The session of a request's token, which is the request's from now on. Throws unauthorized. */
export async function sessionOf(authenticate: Authenticate, request: FastifyRequest): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
  const session = token ? await authenticate(token) : null;
  if (!session) throw unauthorized();
  request.session = session;
  return session;
}

function sendCached(request: FastifyRequest, reply: FastifyReply, { payload, etag }: WrittenReply): FastifyReply {
  reply.header("ETag", etag);
  if (isKnownTo(request.headers["if-none-match"], etag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(payload);
}

function sentInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw unsupportedMediaType();
  if (restTravelsIn(endpoint) === "query") return request.query;
  // Some clients send no body with DELETE, but a query.
  return request.body ?? (endpoint.method === "DELETE" ? request.query : undefined);
}

/** The key of a shared reply. Staff see more than others, so they have replies of their own. */
const questionOf = ({ path, differsByCircle }: Endpoint, session: Session | null, input: unknown) => {
  const readers = session && maySeeHidden(session.user) ? "staff" : "";
  const circle = session && differsByCircle ? nameOfCircle(session.circle) : "";
  return `${readers}${circle}${path} ${JSON.stringify(input)}`;
};

function isSearch(input: unknown) {
  const { search, q } = input as { search?: unknown; q?: unknown };
  return Boolean(search || q);
}

/** Whether the body is an object, or missing. */
const isFields = (sent: unknown) => sent == null || (typeof sent === "object" && !Array.isArray(sent));

function parseInput(endpoint: Endpoint, request: FastifyRequest, sent: unknown): unknown {
  const parsed = endpoint.input.safeParse({ ...(sent as object), ...(request.params as object) });
  if (parsed.success && isFields(sent)) return parsed.data;
  if (parsed.success) throw problemWith(400);
  if (endpoint.access === "visitor") throw unauthorized();
  const fields = fieldMessages(parsed.error);
  const unknownAddress = pathParameters(endpoint.path).some((name) => name in fields);
  throw unknownAddress ? notHere() : invalid(fields);
}
