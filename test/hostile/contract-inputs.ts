import fc from "fast-check";
import { z } from "zod";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { pathParameters } from "../../contract/interface/endpoint.ts";

type FieldSchema = { type?: string; maxLength?: number; anyOf?: FieldSchema[]; enum?: string[] };

/** The contract's description of each field of a body or query; `{}` if only code can tell. */
export function fieldsOf(endpoint: Endpoint): Record<string, FieldSchema> {
  const { properties = {} } = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any", reused: "inline" });
  const inPath = pathParameters(endpoint.path);
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))) as never;
}

/** Whether the contract wants text here and nothing else. */
export const isText = ({ type, enum: choices }: FieldSchema) => type === "string" && choices === undefined;

/** Text in all scripts that is visible and fits; sometimes as long as allowed. */
export function validText(max: number): fc.Arbitrary<string> {
  const writing = fc.string({ unit: "grapheme", minLength: 1, maxLength: Math.min(max, 40) });
  const shortened = writing.map((text) => [...`a${text}`].slice(0, max).join(""));
  return fc.oneof(
    { weight: 6, arbitrary: shortened },
    {
      weight: 1,
      arbitrary: fc.constantFrom("😀", "ж", "a b ", "x").map((unit) => [...unit.repeat(max)].slice(0, max).join("")),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom("100% _ \\ '", "<b>bold</b>", "-- ; drop", "a\u202ebc", "I\u0307", "{{7*7}}"),
    },
  );
}

const text = (schema: FieldSchema | undefined) => validText(schema?.maxLength ?? 30);

/** Input that must be accepted: random text within the contract's limits, the rest by hand. */
export function validRecord(endpoint: Endpoint, given: Record<string, fc.Arbitrary<unknown>>) {
  const fields = Object.entries(fieldsOf(endpoint)).filter(([, schema]) => isText(schema));
  const texts = Object.fromEntries(fields.map(([name, schema]) => [name, text(schema)]));
  return fc.record({ ...texts, ...given } as Record<string, fc.Arbitrary<unknown>>);
}

const nasty: unknown[] = [
  ...[null, 0, -1, 1.5, 1e3, 2 ** 31, 1e20, 1.7e308, true, false, [], {}, [[]], ["x"], [null], [1, "1"], { length: 1 }],
  ...["", "   ", "\u200b", "\0", "a\0b", "\ud800", "x\udc00", "__proto__", "constructor", "toString", "%00", "\\", "%"],
  ...["' or 1=1--", "infinity", "-infinity", "NaN", "1e3", "-0", "0x10", "\u0661", "2147483648", "9".repeat(400)],
  ...["<script>alert(1)</script>", "javascript:alert(1)", "a@b.c\r\nBcc: d@e.f", "10000-01-01", "0000-00-00"],
  ...[{ toString: "x" }, { $ne: null }, { "0": "x" }, "x".repeat(30_000), "😀".repeat(6000), "\u0301".repeat(500)],
];

/** Any JSON value except what a field wants. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...nasty) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 50 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** The same as text, for addresses and forms. */
export const hostileText: fc.Arbitrary<string> = hostileValue.map((value) =>
  (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed(),
);
