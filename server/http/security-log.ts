import type { FastifyRequest } from "fastify";
import { HttpProblem } from "./problems.ts";

type Details = Record<string, string | number | undefined>;

/**
 * Logs a security event (log-ins, refusals, changed rights), also if LOG_LEVEL is `warn`: one line with the request's id.
 * Members appear by their ids; secrets never do.
 */
export function noteEvent({ log, ip }: FastifyRequest, event: string, details: Details = {}): void {
  const always = log.level === "warn" ? log.child({}, { level: "info" }) : log;
  always.info({ ...details, ip }, event);
}

/** Logs an error that refused access: an invalid token, a missing right, too many attempts. */
export function noteRefusal(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof HttpProblem) || ![401, 403, 429].includes(error.status)) return;
  // A request without a token is only asked to log in; it is no attack.
  if (error.status === 401 && request.headers.authorization === undefined) return;
  const { method, url, session } = request;
  const path = url.split("?")[0];
  noteEvent(request, "refused", { userId: session?.user.id, method, path, status: error.status });
}
