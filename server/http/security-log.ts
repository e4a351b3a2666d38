import type { FastifyRequest } from "fastify";
import { HttpProblem } from "./problems.ts";
import type { Session } from "./session.ts";

type Details = Record<string, string | number | undefined>;

/**
 * Writes down who got in, who was refused and whose rights changed, also where LOG_LEVEL is `warn`: one line with the
 * request's id, members named by their ids, and nothing that opens anything.
 */
export function noteEvent({ log, ip }: FastifyRequest, event: string, details: Details = {}): void {
  const always = log.level === "warn" ? log.child({}, { level: "info" }) : log;
  always.info({ ...details, ip }, event);
}

/** Notes what was thrown, where it kept someone out: a dead token, a missing right, too many attempts. */
export function noteRefusal(request: FastifyRequest, session: Session | null, error: unknown): void {
  if (!(error instanceof HttpProblem) || ![401, 403, 429].includes(error.status)) return;
  // Who comes without a token is asked to log in; that is no attempt at anything.
  if (error.status === 401 && request.headers.authorization === undefined) return;
  const { method, url } = request;
  const path = url.split("?")[0];
  noteEvent(request, "refused", { userId: session?.user.id, method, path, status: error.status });
}
