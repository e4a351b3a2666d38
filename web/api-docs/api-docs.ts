import { z } from "zod";
import { endpoints } from "../../contract/endpoints.ts";
import { scopeSentence } from "../../contract/grants.ts";
import { type Endpoint, pathParameters } from "../../contract/interface/endpoint.ts";
import { inputLocation } from "../../contract/interface/input-location.ts";
import { shapeOf } from "./schema-shape.ts";

export type FieldDocs = {
  name: string;
  place: "path" | "query" | "body" | "header";
  type: string;
  isRequired: boolean;
};
export type CallDocs = {
  id: string;
  method: string;
  path: string;
  access: string;
  summary: string;
  scope: string | null;
  status: number;
  fields: FieldDocs[];
  output: string | null;
};
export type FeatureDocs = { feature: string; calls: CallDocs[] };

/** The contract as plain data, made at prerendering, so that the page needs no schemas. */
export function apiDocs(): FeatureDocs[] {
  return Object.entries(endpoints).map(([feature, calls]) => ({ feature, calls: calls.map(docsOf) }));
}

function docsOf(endpoint: Endpoint): CallDocs {
  const { method, path, access, summary, status } = endpoint;
  return {
    id: `${method}-${path}-${access}`.toLowerCase().replace(/[^a-z]+/g, "-"),
    method,
    path: `/api${path}`,
    access,
    summary,
    scope: access === "anyone" || access === "visitor" ? null : scopeSentence(endpoint),
    status,
    fields: fieldsOf(endpoint),
    output: status === 204 ? null : shapeOf(z.toJSONSchema(endpoint.output, { unrepresentable: "any" })),
  };
}

function fieldsOf(endpoint: Endpoint): FieldDocs[] {
  const inPath = pathParameters(endpoint.path);
  const schema = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" });
  const input = Object.entries(schema.properties ?? {})
    .map(([name, field]) => ({
      name,
      place: inPath.includes(name) ? ("path" as const) : inputLocation(endpoint),
      type: shapeOf(field),
      isRequired: inPath.includes(name) || (schema.required?.includes(name) ?? false),
    }))
    .filter(({ type }) => type !== "nothing");
  const headers: FieldDocs[] = Object.entries(endpoint.headers).map(([name, says]) => {
    return { name, place: "header", type: says.replaceAll("`", ""), isRequired: false };
  });
  return [...input, ...headers];
}
