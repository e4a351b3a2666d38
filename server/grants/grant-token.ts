import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const prefix = "hc_";
const checksumLength = 6;
const pattern = /hc_[0-9A-Za-z]{49}(?![0-9A-Za-z])/g;

const base62 = (value: bigint, length: number): string =>
  Array.from({ length }, (_, place) => digits[Number((value / 62n ** BigInt(length - 1 - place)) % 62n)]).join("");

/** 256 random bits in base62. */
export const randomKey = (): string => base62(BigInt(`0x${randomBytes(32).toString("hex")}`), 43);

const checksumOf = (text: string): string => base62(BigInt(crc32(text)), checksumLength);

/** A new bearer token: `hc_`, a random key, and a CRC-32 of both, so that secret scanners recognise it. */
export function newBearerToken(): string {
  const text = prefix + randomKey();
  return text + checksumOf(text);
}

/** Whether it is a bearer token with a correct checksum, valid or not. */
export const isBearerToken = (text: string): boolean => text.length === 52 && bearerTokensIn(text).includes(text);

/** The bearer tokens in a text. */
export const bearerTokensIn = (text: string): string[] =>
  (text.match(pattern) ?? []).filter(
    (token) => checksumOf(token.slice(0, -checksumLength)) === token.slice(-checksumLength),
  );
