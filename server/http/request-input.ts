import type { FastifyRequest } from "fastify";
import { type Endpoint, type ParsedInput, pathParameters } from "../../contract/interface/endpoint.ts";
import { inputLocation } from "../../contract/interface/input-location.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import { invalid, notHere, problemWith, unauthorized, unsupportedMediaType } from "./problems.ts";
import { readForm } from "./request-bodies.ts";

/** The validated input of a request. Throws the error for an invalid one. */
export async function inputOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): Promise<ParsedInput<E>> {
  const sent = endpoint.multipart ? await readForm(request, endpoint.multipart) : sentInput(endpoint, request);
  const parsed = parsedInput(endpoint, { ...(sent as object), ...(request.params as object) });
  if (!isFields(sent)) throw problemWith(400);
  return parsed;
}

/** Input from anywhere, validated as a request's. */
export function parsedInput<E extends Endpoint>(endpoint: E, sent: unknown): ParsedInput<E> {
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
