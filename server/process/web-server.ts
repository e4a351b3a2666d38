import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { isOutcomeUnknown } from "../database/connection.ts";
import { tokenConstraint } from "../http/endpoint-access.ts";
import { type HttpProblem, maybeSaved, problemBody, problemFor } from "../http/problems.ts";
import { sentencesFor } from "../http/reply-language.ts";
import { acceptBodies } from "../http/request-bodies.ts";
import { setSecurityHeaders } from "../http/security-headers.ts";
import { noteRefusal } from "../http/security-log.ts";
import { answerUnreadable, refuseUnrouted } from "../http/unrouted-requests.ts";
import { withoutPersonalData } from "./address-redaction.ts";

/** The web server before it has any route. */
export async function webServer(config: Config): Promise<FastifyInstance> {
  const hops = config.trustProxy;
  const app = fastify({
    logger: config.logLevel === "silent" ? false : loggerOf(config),
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 18_000,
    connectionTimeout: 0,
    // Connections are checked every two seconds, so that these time-outs take effect within 10 and 20 seconds.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, constraints: { token: tokenConstraint } },
    frameworkErrors: (error, _request, reply) => sendProblem(reply as FastifyReply, problemFor(error)),
  });
  await setSecurityHeaders(app);
  refuseUnrouted(app);
  answerErrors(app);

  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: quickly,
    globalDecompression: false,
  });
  await acceptBodies(app);
  return app;
}

/** Answers whatever a request throws with a problem, and logs faults. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    noteRefusal(request, error);
    const isLost = request.method !== "GET" && isOutcomeUnknown(error);
    const problem = isLost ? maybeSaved : problemFor(error);
    // An HttpProblem was thrown on purpose; an error that became one is a fault.
    if (problem.status === 500) request.log.error(error);
    else if (problem.status > 500 && error !== problem) request.log.error(`${problem.code}: ${messageOf(error)}`);
    return sendProblem(reply, problem);
  });
}

/** Carries the request's id, so that whoever reports an error can name its log line. */
function sendProblem(reply: FastifyReply, problem: HttpProblem) {
  const body = problemBody(problem, sentencesFor(reply));
  return reply.status(problem.status).headers(problem.headers).header("X-Request-Id", reply.request.id).send(body);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "unknown");

const loggerOf = ({ logLevel }: Config) => ({
  level: logLevel,
  serializers: { req: withoutQuery },
  hooks: { streamWrite: withoutPersonalData },
});

/** A query may contain search terms or a mailed token. */
const withoutQuery = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?")[0], ip });

/** Replies are compressed at a low level while the client waits; static files were compressed by the build. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
