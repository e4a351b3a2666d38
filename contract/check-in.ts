import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, optionalId } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";

export const checkInAnswers = ["still", "elsewhere", "looking"] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];
export const workFields = ["in-field", "other-field", "studying", "own-business"] as const;

const employer = z.object({ id: z.int(), name: z.string() });
const leftOut = (value: unknown) => (value === "" || value === undefined ? null : value);

/** A month, YYYY-MM, from 1900 to 2100. */
const month = z
  .string({ error: says("enterMonth") })
  .regex(/^(?:19\d\d|20\d\d|2100)-(?:0[1-9]|1[0-2])$/, says("enterMonth"));

/** Where the graduate is now. Company, month and field belong to `elsewhere`; with other answers they are ignored. */
export const newCheckIn = z.object({
  answer: z.enum(checkInAnswers, { error: says("oneOf", [...checkInAnswers]) }),
  companyId: optionalId,
  since: z.preprocess(leftOut, month.nullable()),
  field: z.preprocess(leftOut, z.enum(workFields, { error: says("oneOf", [...workFields]) }).nullable()),
});
export type NewCheckIn = z.output<typeof newCheckIn>;

const answeredAt = z.object({ answeredAt: moment });

export const answerCheckIn = endpoint({
  method: "POST",
  path: "/check-in",
  access: "anyone",
  summary:
    "Say where one is now: `still` at one's company, `elsewhere`, or `looking`. A verified graduate answers with their session; `still` alone also by a mailed token. An old or used token is 410 and stays as it is otherwise.",
  input: newCheckIn.extend({ token: z.unknown().optional() }),
  output: answeredAt,
});

export const getCheckIn = endpoint({
  method: "GET",
  path: "/check-in",
  access: "anyone",
  summary: "Whom a mailed question is for, and which company it is about. The token stays good.",
  input: z.object({ token: z.unknown().optional() }),
  output: z.object({ firstName: z.string(), company: employer.nullable() }),
});

export const checkIn = z.object({
  id: z.int(),
  askedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  answer: z.enum(checkInAnswers).nullable(),
  company: employer.nullable(),
  since: z.string().nullable(),
  field: z.enum(workFields).nullable(),
});
export type CheckIn = z.infer<typeof checkIn>;

export const listCheckIns = endpoint({
  method: "GET",
  path: "/account/check-ins",
  access: "member",
  summary: "When one was asked where one is now, and what one answered, the newest first.",
  output: z.object({ results: z.array(checkIn) }),
});

export const changeCheckIn = endpoint({
  method: "PUT",
  path: "/account/check-ins/:id",
  access: "member",
  summary: "Change an answer. It counts from now on.",
  input: newCheckIn.extend({ id }),
  output: answeredAt,
});

export const takeBackCheckIn = endpoint({
  method: "DELETE",
  path: "/account/check-ins/:id",
  access: "member",
  summary: "Take an answer back. It no longer counts, and nobody asks again before next year.",
  input: z.object({ id }),
});
