import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** CBOR of what WebAuthn needs: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number) => {
    if (size < 24) return Buffer.from([kind * 32 + size]);
    return Buffer.from(size < 256 ? [kind * 32 + 24, size] : [kind * 32 + 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A device with one passkey. `isSynced`: its passkey is backed up, and its counter stays 0 or goes back. */
export function authenticator(origin: string, { isSynced = false, verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  const device = { id, counter: 1 };
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const data = (flags: number, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    const all = 1 | (verifies ? 4 : 0) | (isSynced ? 24 : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), counter, more]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")])),
  });

  return Object.assign(device, {
    /** Makes the passkey. */
    create({ challenge }: { challenge: string }) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data(64, made)],
      ]);
      return answer({ clientDataJSON: clientData("webauthn.create", challenge), attestationObject: cbor(attestation) });
    },
    /** Signs a challenge. */
    get({ challenge }: { challenge: string }) {
      const clientDataJSON = clientData("webauthn.get", challenge);
      const authenticatorData = data(0);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  });
}
