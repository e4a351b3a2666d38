import { z } from "zod";
import type { ImageSize } from "./images.ts";
import type { RecordKind } from "./record-kinds.ts";

/**
 * Who may call: anyone, only someone without a token, any member, staff (moderators and admins), or an admin. Finer rights
 * are sentences in `rights.ts`.
 */
export type Access = "anyone" | "visitor" | "member" | "staff" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the HTTP interface: drives the route, the validation, the reply, OpenAPI and the web client. */
export type Endpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = {
  method: Method;
  /** Below `/api`, with `:name` for each part of the input that travels in the path. */
  path: string;
  access: Access;
  /** One sentence for the API page. */
  summary: string;
  /** Where the body is a form with a picture: how large that may be. */
  multipart: ImageSize | null;
  /** Whether also members call it who wait to be let in. */
  evenWaiting: boolean;
  /**
   * The records that the reply is made of, where all staff get the same, and all others: but for `differsByCircle`, and for what
   * is added on its way out as its reader's own. It is kept until one of these is written, carries an ETag, and who has it
   * already is told so with 304.
   */
  madeOf: readonly RecordKind[] | null;
  /** Whether it depends on what its reader sees of others: then it is kept for all who see the same. */
  differsByCircle: boolean;
  /** Whether the reply to such a question holds sentences of ours, where any does: they are in the language that the caller prefers. */
  worded: ((input: z.output<Input>) => boolean) | null;
  /** Whether the reply to such a question depends on who asks all the same: then it is made for each anew. */
  differsByReader: (input: z.output<Input>) => boolean;
  /** The frames of a reply that goes on, by name: it is no JSON, but `text/event-stream`. */
  stream: Readonly<Record<string, z.ZodType>> | null;
  /** Headers that may be sent besides the token, each with what it says. */
  headers: Record<string, string>;
  /** Path, query and body together; what the path names is taken from there alone. */
  input: Input;
  /** Only what this schema names leaves the server. */
  output: Output;
  /** Of a successful reply. */
  status: 200 | 201 | 202 | 204;
};

/** What a caller gives. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
/** What the server works with after validation. */
export type ParsedInput<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

const nothing = z.object({});

type Declaration<Input extends z.ZodObject, Output extends z.ZodType> = {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  multipart?: ImageSize;
  evenWaiting?: true;
  madeOf?: readonly RecordKind[];
  differsByCircle?: true;
  worded?: true | ((input: z.output<Input>) => boolean);
  differsByReader?: (input: z.output<Input>) => boolean;
  stream?: Readonly<Record<string, z.ZodType>>;
  headers?: Record<string, string>;
  input?: Input;
  output?: Output;
  status?: 200 | 201 | 202;
};

/** Declares a call. Without `output` it answers 204 and no body. */
export function endpoint<Input extends z.ZodObject = typeof nothing, Output extends z.ZodType = z.ZodVoid>(
  declared: Declaration<Input, Output>,
): Endpoint<Input, Output> {
  return {
    multipart: null,
    evenWaiting: false,
    madeOf: null,
    differsByCircle: false,
    differsByReader: () => false,
    stream: null,
    headers: {},
    ...declared,
    worded: declared.worded === true ? () => true : (declared.worded ?? null),
    input: declared.input ?? (nothing as unknown as Input),
    output: declared.output ?? (z.void() as unknown as Output),
    status: declared.output || declared.stream ? (declared.status ?? 200) : 204,
  };
}

/** The same call where a board is configured to take less. */
export const taking = <Input extends z.ZodObject, Output extends z.ZodType>(
  input: Input,
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> => ({ ...declared, input });

/** The names that stand in a path: `["id"]` for `/jobs/:id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}
