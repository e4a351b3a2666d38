import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { mayCall } from "../../contract/rights.ts";
import { mayEverCall } from "./grant-rights.ts";
import { factorNeeded, forbidden, proofNeeded, unauthorized, waitingForApproval } from "./problems.ts";
import type { Authenticate, Session } from "./session.ts";

/** The session of a request's token, which is the request's from now on. Throws unauthorized. */
export async function sessionOf(authenticate: Authenticate, request: FastifyRequest): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
  const session = token ? await authenticate(token) : null;
  if (!session) throw unauthorized();
  request.session = session;
  return session;
}

/**
 * Throws forbidden if the member may not call the endpoint, still waits for the team, has to set up a second factor, or has to
 * give a proof.
 */
export function checkAccess({ user, isProven, lacksFactor, grant }: Session, endpoint: Endpoint): void {
  const { access, evenWaiting, evenLackingFactor, needsProof } = endpoint;
  if (lacksFactor && !evenLackingFactor) throw factorNeeded;
  if (grant && !mayEverCall(grant, endpoint)) throw forbidden("notGranted");
  if (user.state === "waiting" && !evenWaiting) throw waitingForApproval;
  if (!mayCall(user, access)) throw forbidden();
  if (needsProof && !isProven) throw proofNeeded;
}

/** Whether the endpoint answers without a session. */
export const isOpen = ({ access }: Endpoint) => access === "anyone" || access === "visitor";

type Constraint = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>;

/** Lets two routes share an address: the one with `constraints: { token: "none" }` serves requests without a token. */
export const tokenConstraint: Constraint = {
  name: "token",
  storage: () => {
    const handlers = new Map<string, RouteHandler>();
    return {
      get: (key) => handlers.get(String(key)) ?? null,
      set: (key, handler) => void handlers.set(String(key), handler),
    };
  },
  validate: () => {},
  deriveConstraint: (request) => (request.headers.authorization === undefined ? "none" : "some"),
};
