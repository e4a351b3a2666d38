import type { Endpoint } from "./endpoint.ts";

/** Where input outside the path is sent. In a module of its own, so that most pages needn't load the schemas. */
export const inputLocation = ({ method }: Pick<Endpoint, "method">): "query" | "body" =>
  method === "GET" ? "query" : "body";
