import { z } from "zod";
import type { ImageSize } from "./image-fields.ts";

/**
 * Who may call: anyone, only callers without a token, any member, staff (moderators and admins), or admins. Finer rights are
 * in `rights.ts`.
 */
export type Access = "anyone" | "visitor" | "member" | "staff" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One endpoint of the HTTP interface: drives the route, the validation, the reply, OpenAPI and the web client. */
export type Endpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = {
  method: Method;
  /** Below `/api`, with `:name` for each path parameter. */
  path: string;
  access: Access;
  /** One sentence for the API page. */
  summary: string;
  /** The largest picture accepted, if the body is a multipart form with one. */
  multipart: ImageSize | null;
  /** Whether members who still wait for admission may call it, too. */
  evenWaiting: boolean;
  /** Whether a session that can only set up a second factor may call it. */
  evenLackingFactor: boolean;
  /** Whether the session has to be proven: by its log-in, or a proof, of the last ten minutes. */
  needsProof: boolean;
  /**
   * For which input the reply contains texts of the board, and so depends on the language that the caller prefers; null for
   * none.
   */
  worded: ((input: z.output<Input>) => boolean) | null;
  /** The frames of a `text/event-stream` reply, by name; null for JSON. */
  stream: Readonly<Record<string, z.ZodType>> | null;
  /** Request headers besides the token, each with its description. */
  headers: Record<string, string>;
  /** Path, query and body together; a path parameter is read from the path alone. */
  input: Input;
  /** Strips every field that it doesn't name. */
  output: Output;
  /** The status of a successful reply. */
  status: 200 | 201 | 202 | 204;
};

/** What a caller sends. */
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
  evenLackingFactor?: true;
  needsProof?: true;
  worded?: true | ((input: z.output<Input>) => boolean);
  stream?: Readonly<Record<string, z.ZodType>>;
  headers?: Record<string, string>;
  input?: Input;
  output?: Output;
  status?: 200 | 201 | 202;
};

/** Declares an endpoint. Without `output` it answers 204 with no body. */
export function endpoint<Input extends z.ZodObject = typeof nothing, Output extends z.ZodType = z.ZodVoid>(
  declared: Declaration<Input, Output>,
): Endpoint<Input, Output> {
  return {
    multipart: null,
    evenWaiting: false,
    evenLackingFactor: false,
    needsProof: false,
    stream: null,
    headers: {},
    ...declared,
    worded: declared.worded === true ? () => true : (declared.worded ?? null),
    input: declared.input ?? (nothing as unknown as Input),
    output: declared.output ?? (z.void() as unknown as Output),
    status: declared.output || declared.stream ? (declared.status ?? 200) : 204,
  };
}

/** The same endpoint with a stricter input schema, as a board's configuration may ask for. */
export const withInput = <Input extends z.ZodObject, Output extends z.ZodType>(
  input: Input,
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> => ({ ...declared, input });

/** The parameters of a path: `["id"]` for `/jobs/:id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}
