import { z } from "zod";

type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

/** The JSON Schema for Fastify's serialiser. Fields that it doesn't name are left out. */
export function replySchema(output: z.ZodType): JsonSchema {
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
