import postgres from "postgres";
import type { Problem } from "../../contract/interface/problems.ts";
import { violatedConstraint } from "../database/connection.ts";

/** What a caller is told instead of a result. Thrown anywhere, answered in one place. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly body: Problem;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Problem, headers: Record<string, string> = {}) {
    super(body.error);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const notFound = (what: string) =>
  new HttpProblem(404, { error: `This ${what} does not exist.`, code: "not-found" });

/** For an address at which nothing could be. */
export const notHere = () => new HttpProblem(404, { error: "There is nothing here.", code: "not-found" });

export const unauthorized = (error = "Please log in.") => new HttpProblem(401, { error, code: "unauthorized" });

export const forbidden = (error = "You are not allowed to do this.") =>
  new HttpProblem(403, { error, code: "forbidden" });

export const unsupportedMediaType = () =>
  new HttpProblem(415, { error: "Please send JSON.", code: "unsupported-media-type" });

export const conflict = (error: string) => new HttpProblem(409, { error, code: "conflict" });

/** A field's message is the sentence; of several fields, the first one's. */
export function invalid(fields: Record<string, string>): HttpProblem {
  const named = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== ""));
  const error = Object.values(fields)[0] ?? "This input is not valid.";
  return new HttpProblem(400, { error, code: "invalid", fields: named });
}

export const unavailable = new HttpProblem(
  503,
  { error: "The board is busy. Please try again in a moment.", code: "unavailable" },
  { "Retry-After": "2" },
);
/** For a write that nobody knows the end of. */
export const maybeSaved = new HttpProblem(
  503,
  {
    error: "The board is slow, and this may have been saved already. Please look before you try again.",
    code: "unavailable",
  },
  unavailable.headers,
);
export const diskFull = new HttpProblem(507, { error: "There is no space left to save this.", code: "disk-full" });
const unexpected = new HttpProblem(500, {
  error: "Something went wrong on our side. Please try again.",
  code: "unexpected",
});

const spoken: Record<number, [code: string, error: string]> = {
  400: ["bad-request", "This request can't be read."],
  404: ["not-found", "There is nothing here."],
  408: ["too-slow", "This request took too long to arrive."],
  413: ["too-large", "This is too large."],
  415: ["unsupported-media-type", "Please send JSON."],
  417: ["bad-expectation", "The board can't do what Expect asks for."],
  431: ["headers-too-large", "The headers of this request are too large."],
  503: ["unavailable", unavailable.body.error],
};

/** The problem to answer with, for anything that was thrown. What nobody foresaw becomes a neutral 500. */
export function problemFor(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseDown(error)) return unavailable;
  // The member was deleted between showing their token and writing.
  if (/_(owner|user)_id_fkey$/.test(violatedConstraint(error) ?? "")) return unauthorized();
  if (error instanceof postgres.PostgresError && error.code === "53100") return diskFull;
  const status = statusOf(error);
  return status < 500 ? problemWith(status) : unexpected;
}

/** The refusal that a status alone tells. */
export function problemWith(status: number, headers: Record<string, string> = {}): HttpProblem {
  const [code, error] = spoken[status] ?? ["bad-request", "This request can't be answered."];
  return new HttpProblem(status, { error, code }, headers);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 ? status : 500;
}

const downCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE|08|57P|57014|53300|55P03|40P01)/;

/** A connection that was lost while it worked: whatever it was to write may be written. */
export const isOutcomeUnknown = (error: unknown) =>
  isDatabaseDown(error) && "code" in error && /^(CONNECTION_|ECONNRESET|EPIPE|08|57P)/.test(String(error.code));

/** What a moment's patience may mend. */
export function isDatabaseDown(error: unknown): error is Error {
  return error instanceof Error && "code" in error && downCodes.test(String(error.code));
}
