import fastJson from "fast-json-stringify";
import { z } from "zod";

type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

type Serializer = (reply: unknown) => string;

const serializers = new WeakMap<z.ZodType, Serializer>();

/** Writes replies of this shape as JSON; fields that it doesn't name are left out. Compiled once, when the first reply is sent. */
export function serializerOf(output: z.ZodType): Serializer {
  const known = serializers.get(output);
  if (known) return known;
  const made = fastJson(replySchema(output)) as Serializer;
  serializers.set(output, made);
  return made;
}

/** The JSON Schema for the serialiser. */
function replySchema(output: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(output, { target: "draft-7", reused: "inline", io: "output" }) as JsonSchema;
  delete schema.$schema;
  return nullable(schema);
}

/**
 * Rewrites `anyOf: [X, null]` as `X, nullable`, which is serialised much faster, and drops checks that a valid reply doesn't
 * need.
 */
function nullable(schema: JsonSchema): JsonSchema {
  const { anyOf, minimum: _, maximum: __, pattern: ___, ...rest } = schema;
  const [only, ...others] = anyOf?.filter((choice) => choice.type !== "null") ?? [];
  if (anyOf && only && others.length === 0) return { ...nullable(only), nullable: true };
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (key === "properties") {
        const entries = Object.entries(value as Record<string, JsonSchema>);
        return [key, Object.fromEntries(entries.map(([name, property]) => [name, nullable(property)]))];
      }
      if (key !== "items") return [key, value];
      return [key, Array.isArray(value) ? value.map(nullable) : nullable(value as JsonSchema)];
    }),
  );
}
