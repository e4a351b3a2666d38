import { z } from "zod";
import { id, moment } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";
import { person } from "../people/people.ts";

/** `number` is 1 of what was posted, the highest of what stands. Of a removed one its words are null. */
export const version = z.object({ number: z.int(), at: moment, User: person.nullable(), removed: z.boolean() });

export const versionsOf = listQuery({ byDefault: 20, most: 50 }).omit({ search: true }).extend({ id });
export const oneVersion = z.object({ id, number: id });
