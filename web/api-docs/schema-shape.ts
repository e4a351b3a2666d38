import type { z } from "zod";

type Schema = z.core.JSONSchema._JSONSchema;

/** A JSON Schema in a short notation: `{ id: integer, name: text or null }`. */
export function shapeOf(schema: Schema, indent = ""): string {
  if (typeof schema === "boolean") return schema ? "anything" : "nothing";
  if (schema.not) return "nothing";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches) return [...new Set(branches.map((branch) => shapeOf(branch, indent)))].join(" or ");
  if (schema.type === "array") return `list of ${shapeOf((schema.items as Schema | undefined) ?? true, indent)}`;
  if (schema.type === "object") return objectShape(schema, indent);
  if (schema.type === "string") return textShape(schema);
  return typeof schema.type === "string" ? schema.type : "anything";
}

function objectShape(schema: Exclude<Schema, boolean>, indent: string): string {
  const inner = `${indent}  `;
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return "object";
  const lines = entries.map(([name, value]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    return `${inner}${name}${optional}: ${shapeOf(value, inner)}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function textShape({ format, maxLength }: Exclude<Schema, boolean>): string {
  if (format === "date-time") return "time";
  if (format === "date") return "date";
  return maxLength ? `text, at most ${maxLength.toLocaleString("en")}` : "text";
}
