import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";

export const readRules = endpoint({
  method: "GET",
  path: "/rules",
  access: "anyone",
  summary:
    "What the operator wrote about the rules of the board, as HTML without any of their own; empty where that is nothing.",
  output: z.object({ html: z.string() }),
});
