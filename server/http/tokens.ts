import { createHash, randomBytes } from "node:crypto";

/** The hash under which a token is stored. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** A random token of 256 bits, in base64url. */
export const newToken = () => randomBytes(32).toString("base64url");
