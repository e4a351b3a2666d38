import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { person } from "../people/people.ts";
import { userCard } from "../people/users.ts";

export const insidersShown = 10;
/**
 * The days after a request to an insider in which the member can't ask another about the job, even if the request was withdrawn.
 */
export const insiderDays = 7;

export const listInsiders = endpoint({
  method: "GET",
  path: "/jobs/:id/insiders",
  access: "member",
  summary:
    "Who of a job's company can be asked, least asked first, and whom one has asked about it without an answer yet.",
  input: z.object({ id }),
  output: z.object({
    count: z.int(),
    results: z.array(userCard),
    asked: z.object({ User: person.nullable(), createdAt: moment }).nullable(),
  }),
});
