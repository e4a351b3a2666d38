import type { Endpoint } from "./endpoint.ts";

/** Where input travels that is not in the path. Apart from the schemas, which most pages don't load. */
export const restTravelsIn = ({ method }: Pick<Endpoint, "method">): "query" | "body" =>
  method === "GET" ? "query" : "body";
