import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from "node:crypto";

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac("sha256", key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** Decrypts a push message as a browser does (RFC 8291, one record). */
export function decrypted(body: Buffer, ecdh: ECDH, auth: string): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const secret = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), theirs]);
  const inputKey = hmac(hmac(Buffer.from(auth, "base64url"), secret), info, "\x01");
  const random = hmac(salt, inputKey);
  const key = hmac(random, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
  const nonce = hmac(random, "Content-Encoding: nonce\0\x01").subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return JSON.parse(String(padded.subarray(0, padded.lastIndexOf(2))));
}

let devices = 0;
/** A push subscription with the keys to decrypt its messages. */
export function aSubscription(service: string) {
  const ecdh = createECDH("prime256v1");
  const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  devices += 1;
  return { ecdh, keys, subscription: { endpoint: `${service}/${devices}`, keys, expirationTime: null } };
}
