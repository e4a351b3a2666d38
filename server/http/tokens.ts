import { createHash, randomBytes } from "node:crypto";

/** What the database keeps of a token. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** 256 random bits, fit for an address. */
export const newToken = () => randomBytes(32).toString("base64url");
