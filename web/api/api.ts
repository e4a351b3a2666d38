import { unexpected, unreachable } from "#messages/refusals.ts";
import { language } from "#messages/shell.ts";
import type { Endpoint, InputOf, OutputOf } from "../../contract/interface/endpoint.ts";
import { idempotencyHeader } from "../../contract/interface/idempotency.ts";
import { inputLocation } from "../../contract/interface/input-location.ts";
import type { Problem } from "../../contract/interface/problems.ts";
import type { Language } from "../../contract/languages/languages.ts";
import { askForProof } from "./proof.ts";
import { currentSession, endSession, headersFor } from "./session.ts";

/** An error reply. `status` is 0 if no reply arrived. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, { error, code = "", fields = {} }: Partial<Problem>) {
    super(error ?? unexpected);
    this.name = "ApiProblem";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

type SentBeside = {
  /** The Idempotency-Key: the server performs a POST with the same key once. */
  key?: string;
  /** The language of the reply; by default that of the page. */
  answeredIn?: Language;
  /** Sends the session even if the endpoint is open to everyone. */
  asMember?: true;
  /** A session token other than the page's own, as in the middle of a log-in. */
  token?: string | undefined;
};

/**
 * Sends the input: path parameters first, the rest as query (GET), JSON body or multipart form. Where the server needs a proof,
 * the member is asked for it, and the call is sent again. Throws `ApiProblem`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
  beside?: SentBeside,
): Promise<OutputOf<E>> {
  try {
    return await callOnce(endpoint, input, signal, beside);
  } catch (error) {
    const isProofNeeded = error instanceof ApiProblem && error.code === "proof-needed";
    if (!isProofNeeded || !(await askForProof())) throw error;
    return callOnce(endpoint, input, signal, beside);
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
  { key, answeredIn = language, asMember, token }: SentBeside = {},
): Promise<OutputOf<E>> {
  const isForAnyone = endpoint.access === "anyone" || endpoint.access === "visitor";
  const session = isForAnyone && !asMember ? null : currentSession();
  const { address, body } = requestFor(endpoint, input);
  const headers = headersFor(token ? { token } : session, { "accept-language": answeredIn });
  if (key) headers.set(idempotencyHeader, key);
  if (typeof body === "string") headers.set("content-type", "application/json");

  const response = await fetch(address, { method: endpoint.method, headers, body, signal }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiProblem(0, { error: unreachable });
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as OutputOf<E>;

  if (response.status === 401 && session && session.token === currentSession()?.token) endSession("expired");
  throw new ApiProblem(response.status, await response.json().catch(() => ({})));
}

function requestFor(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const address = `/api${path}`;
  if (endpoint.multipart) return { address, body: formOf(rest) };
  if (inputLocation(endpoint) === "body") {
    return { address, body: Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined };
  }

  const query = new URLSearchParams();
  for (const [name, sent] of Object.entries(rest)) {
    for (const value of [sent].flat()) if (value !== undefined && value !== "") query.append(name, String(value));
  }
  return { address: query.size > 0 ? `${address}?${query}` : address };
}

/** Arrays become repeated fields, null an empty field; undefined is omitted, as in JSON. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, sent] of Object.entries(input)) {
    for (const value of [sent].flat()) {
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value ?? ""));
    }
  }
  return form;
}

export function messageOf(error: unknown): string {
  return error instanceof ApiProblem ? error.message : unexpected;
}

/** Whether the session has expired: then its own message and the log-in page are already shown. */
export function isSessionProblem(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401;
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404;
}
