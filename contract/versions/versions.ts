import { z } from "zod";
import { id, moment } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";
import { person } from "../people/people.ts";

/** `number` counts from 1, the version as posted. A removed version's texts are null. */
export const version = z.object({ number: z.int(), at: moment, User: person.nullable(), removed: z.boolean() });

export const versionsOf = listQuery({ byDefault: 20, most: 50 }).omit({ search: true }).extend({ id });
export const oneVersion = z.object({ id, number: id });
