import { z } from "zod";

type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

/** The JSON Schema that a reply is written by. Fields it does not name never leave. */
export function replySchema(output: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(output, { target: "draft-7", reused: "inline", io: "output" }) as JsonSchema;
  delete schema.$schema;
  return nullable(schema);
}

/** `anyOf: [X, null]` is written much faster as `X, nullable`; the rest of the schema only guards numbers already right. */
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
