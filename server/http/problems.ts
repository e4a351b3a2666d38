import postgres from "postgres";
import { type Message, naming, type ValuesOf, worded } from "../../contract/interface/messages.ts";
import type { Problem } from "../../contract/interface/problems.ts";
import { isDatabaseDown, violatedConstraint } from "../database/connection.ts";
import { english, type Messages } from "../languages/languages.ts";

type Details = { fields?: Record<string, Message>; headers?: Record<string, string> };

/** An error response. Thrown anywhere; answered and put into the caller's language in one place. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: Message;
  readonly fields: Record<string, Message> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, sentence: Message, { fields, headers = {} }: Details = {}) {
    super(worded(english.refusals, sentence));
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.fields = fields;
    this.headers = headers;
  }
}

type Sentences = Messages["refusals"];
type Name = string & keyof Sentences;
/** The name of a message without arguments. */
export type PlainRefusal = { [Each in Name]: Sentences[Each] extends string ? Each : never }[Name];

/** Names a message of the refusals with its arguments. */
export const says = naming<Sentences>();

/** The body of an error response, in a language. */
export function problemBody({ code, sentence, fields }: HttpProblem, { refusals }: Messages): Problem {
  const inWords = (message: Message) => worded(refusals, message);
  const named = fields && Object.entries(fields).map(([field, message]) => [field, inWords(message)]);
  return { error: inWords(sentence), code, ...(named && { fields: Object.fromEntries(named) }) };
}

export const notFound = (...kind: ValuesOf<Sentences["notFound"]>) =>
  new HttpProblem(404, "not-found", says("notFound", ...kind));

/** For an address that matches nothing. */
export const notHere = () => new HttpProblem(404, "not-found", says("notHere"));

export const unauthorized = (name: PlainRefusal = "unauthorized") => new HttpProblem(401, "unauthorized", says(name));

export const forbidden = (name: PlainRefusal = "forbidden") => new HttpProblem(403, "forbidden", says(name));

export const unsupportedMediaType = (name: PlainRefusal = "sendJson") =>
  new HttpProblem(415, "unsupported-media-type", says(name));

export const conflict = <Which extends Name>(name: Which, ...values: ValuesOf<Sentences[Which]>) =>
  new HttpProblem(409, "conflict", says(name, ...values));

/** Runs `work`; the violation of this constraint becomes a conflict. */
export async function conflictOn<Result>(
  constraints: string | readonly string[],
  name: PlainRefusal,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ([constraints].flat().includes(violatedConstraint(error) ?? "")) throw conflict(name);
    throw error;
  }
}

/** The error's sentence is the first field's message. */
export function invalid(fields: Record<string, Message>): HttpProblem {
  const named = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== ""));
  return new HttpProblem(400, "invalid", Object.values(fields)[0] ?? says("notValid"), { fields: named });
}

export const tooMany = (sentence: Message, seconds: number, code = "too-many") =>
  new HttpProblem(429, code, sentence, { headers: { "Retry-After": String(seconds) } });

/** For a member who waits for the team's approval. */
export const waitingForApproval = new HttpProblem(403, "waiting", says("waiting"));
export const unconfirmed = new HttpProblem(403, "unconfirmed", says("unconfirmed"));
/** For a call that needs a fresh proof of the session. */
export const proofNeeded = new HttpProblem(403, "proof-needed", says("proofNeeded"));
export const wrongProof = new HttpProblem(403, "wrong-proof", says("wrongPassword"), {
  fields: { password: says("wrongPassword") },
});
/** For a session that only serves to set up the second factor that the board requires. */
export const factorNeeded = new HttpProblem(403, "factor-needed", says("factorNeeded"));
/** For a sign-in that is over, was used already, or was begun elsewhere. */
export const deadAttempt = new HttpProblem(400, "attempt", says("attemptOver"));
export const wrongCode = (status: 400 | 401 | 403, code = "wrong-code") =>
  new HttpProblem(status, code, says("wrongCode"), { fields: { code: says("wrongCode") } });
/** For a passkey, or a login at a provider, of somebody else. */
export const wrongKey = new HttpProblem(403, "wrong-proof", says("wrongKey"));
export const sessionClosed = new HttpProblem(403, "closed", says("closed"));

const soon = { headers: { "Retry-After": "2" } };
export const unavailable = new HttpProblem(503, "unavailable", says("busy"), soon);
/** For a write that may or may not have been committed. */
export const maybeSaved = new HttpProblem(503, "unavailable", says("maybeSaved"), soon);
export const diskFull = new HttpProblem(507, "disk-full", says("diskFull"));
const unexpected = new HttpProblem(500, "unexpected", says("unexpected"));

const spoken: Record<number, [code: string, name: PlainRefusal]> = {
  400: ["bad-request", "unreadable"],
  404: ["not-found", "notHere"],
  408: ["too-slow", "tooSlow"],
  413: ["too-large", "tooLarge"],
  415: ["unsupported-media-type", "sendJson"],
  417: ["bad-expectation", "cantExpect"],
  431: ["headers-too-large", "headersTooLarge"],
  503: ["unavailable", "busy"],
};

/** The response for any error; an unexpected one becomes a neutral 500. */
export function problemFor(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseDown(error)) return unavailable;
  // A foreign key refused a member or session that was deleted during the request.
  if (/_(owner|user|blocker|session)_id_fkey$/.test(violatedConstraint(error) ?? "")) return unauthorized();
  if (error instanceof postgres.PostgresError && error.code === "53100") return diskFull;
  const status = statusOf(error);
  return status < 500 ? problemWith(status) : unexpected;
}

/** The response for a bare HTTP status. */
export function problemWith(status: number, headers: Record<string, string> = {}): HttpProblem {
  const [code, name] = spoken[status] ?? ["bad-request", "unanswerable"];
  return new HttpProblem(status, code, says(name), { headers });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 ? status : 500;
}
