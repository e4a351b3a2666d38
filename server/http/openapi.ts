import { z } from "zod";
import { endpoints } from "../../contract/endpoints.ts";
import { scopeSentence, tokenNeed } from "../../contract/grants.ts";
import { type Endpoint, pathParameters } from "../../contract/interface/endpoint.ts";
import { inputLocation } from "../../contract/interface/input-location.ts";
import { problem } from "../../contract/interface/problems.ts";
import type { Board } from "./services.ts";

export const descriptionAddress = "/api/openapi.json";

/** Serves the description, which is made when it is first asked for. */
export function apiDescription({ app, config }: Board): void {
  let description: ReturnType<typeof openApi> | undefined;
  app.get(descriptionAddress, () => {
    description ??= openApi(config.organisation);
    return description;
  });
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown };
type Operation = Record<string, unknown>;

/** The HTTP interface as OpenAPI 3.1, derived from the contract. */
export function openApi(organisation: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [feature, calls] of Object.entries(endpoints)) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      const method = call.method.toLowerCase();
      paths[path] ??= {};
      paths[path][method] = withoutToken(paths[path][method], operation(feature, call));
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `Homecoming, the board of ${organisation}`, version: "1.0.0" },
    servers: [{ url: "/api" }],
    paths: { ...paths, "/images/{hash}.webp": { get: picture }, "/admin/images/{hash}.webp": { get: keptPicture } },
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Problem: schemaOf(problem, "output") },
    },
  };
}

function operation(feature: string, call: Endpoint): Operation {
  const input = schemaOf(call.input, "input") as JsonSchema;
  const inPath = pathParameters(call.path);
  const { properties = {}, required = [] } = input;
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const hasBody = inputLocation(call) === "body" && rest.length > 0;
  const parameter = (name: string) => ({
    name,
    in: inPath.includes(name) ? "path" : "query",
    required: inPath.includes(name),
    schema: properties[name],
  });
  return {
    tags: [feature],
    summary: call.needsProof ? `${call.summary} Needs a proof: see POST /account/proofs.` : call.summary,
    ...(isForMembers(call) && { description: scopeSentence(call) }),
    security: isForMembers(call) ? [{ token: scopesOf(call) }] : [],
    parameters: [...(hasBody ? inPath : [...inPath, ...rest]).map(parameter), ...headersOf(call)],
    ...(hasBody && { requestBody: { required: true, content: body(pick(properties, required, rest), call) } }),
    responses: {
      [call.status]: {
        ...(call.stream
          ? streamed(call.stream)
          : reply("Done", call.status === 204 ? undefined : schemaOf(call.output, "output"))),
        ...(call.worded && { headers: inLanguage }),
      },
      default: {
        ...reply("Not done, and why", { $ref: "#/components/schemas/Problem" }),
        headers: { ...retryAfter, ...inLanguage },
      },
    },
  };
}

const isForMembers = ({ access }: Endpoint) => access !== "anyone" && access !== "visitor";

/** What a token of the settings needs; a session may without. */
function scopesOf(call: Endpoint): string[] {
  const need = tokenNeed(call);
  return need && "scope" in need ? [need.scope] : [];
}

/** Not in the contract, because the web client doesn't call it: records contain its address. */
const picture = {
  tags: ["Pictures"],
  summary: "A picture that a record names. It never changes.",
  security: [],
  parameters: [{ name: "hash", in: "path", required: true, schema: { type: "string", pattern: "^[0-9a-f]{64}$" } }],
  responses: {
    200: { description: "Done", content: { "image/webp": { schema: { type: "string", format: "binary" } } } },
    default: {
      description: "Not done, and why",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  },
};

const keptPicture = {
  ...picture,
  tags: ["Moderation"],
  summary: "The same for staff, who may also read hidden pictures.",
  security: [{ token: [] }],
};

const text = { type: "string" };
const retryAfter = {
  "Retry-After": { description: "With 429 and 503: in how many seconds to try again", schema: { type: "integer" } },
};

const inLanguage = {
  "Content-Language": {
    description: "Of its sentences: German where Accept-Language prefers it, else English",
    schema: text,
  },
};

const headersOf = ({ headers }: Endpoint) =>
  Object.entries(headers).map(([name, description]) => ({ name, in: "header", description, schema: text }));

/** Merges the operations with and without a token at one address. */
function withoutToken(member: Operation | undefined, visitor: Operation): Operation {
  if (!member) return visitor;
  const security = [{ token: [] }, {}];
  const summary = `${member.summary} Without a token: ${visitor.summary}`;
  return { ...member, summary, security };
}

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: "inline", unrepresentable: "any" });
  return rest;
};

const body = (schema: unknown, call?: Endpoint) => ({
  [call?.multipart ? "multipart/form-data" : "application/json"]: { schema },
});

const reply = (description: string, schema?: unknown) => ({
  description,
  ...(schema ? { content: body(schema) } : {}),
});

/** A stream's frames, each by its name with its data. */
const streamed = (frames: NonNullable<Endpoint["stream"]>) => ({
  description: `Goes on until one leaves. ${Object.keys(frames).join(", ")}: each frame with its data as JSON`,
  content: {
    "text/event-stream": { schema: { anyOf: Object.values(frames).map((frame) => schemaOf(frame, "output")) } },
  },
});

const pick = (properties: Record<string, unknown>, required: string[], names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  required: required.filter((name) => names.includes(name)),
});
