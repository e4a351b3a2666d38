import type { Preparation, Scene } from "./scene.ts";

let made = 0;

const theirPasskey = async ({ board, owner }: Scene) => {
  made += 1;
  const row = {
    userId: owner.id,
    credentialId: `key ${made}`,
    counter: 0,
    backedUp: false,
    host: "localhost",
    name: "Phone",
  };
  const [passkey] = await board.database<[{ id: number }]>`
    insert into passkeys ${board.database({ ...row, publicKey: Buffer.from("key") })} returning id`;
  return { id: passkey.id };
};
const theirIdentity = async ({ board, owner }: Scene) => {
  made += 1;
  const row = {
    userId: owner.id,
    provider: "school",
    issuer: "https://school.example",
    subject: `${made}`,
    label: "Ada",
  };
  const [identity] = await board.database<[{ id: number }]>`
    insert into identities ${board.database(row)} returning id`;
  return { id: identity.id };
};
const returned = { code: "code", state: "state", attempt: "attempt" };
const atSchool = (body: object): Preparation => {
  return () => ({ path: { name: "school" }, body });
};

/** Valid input for the calls that log in by other keys than passwords, and that look after them. */
export const callsOfKeys: Record<string, Preparation> = {
  "POST /auth/providers/:name/attempts": atSchool({ next: "/jobs" }),
  "POST /auth/providers/:name/sessions": atSchool(returned),
  "POST /auth/providers/:name/links": atSchool({ token: "token", password: "lighthouse" }),
  "POST /auth/providers/:name/accounts": atSchool({ token: "token", firstName: "Ada", lastName: "Okafor" }),
  "POST /auth/passkeys/sessions": () => ({ body: { id: "id", response: {} } }),
  "POST /auth/second-factor": () => ({ body: { token: "token", code: "123456" } }),
  "POST /auth/factor-recovery": ({ owner }) => ({ body: { email: owner.email } }),
  "POST /auth/factor-recovery/confirm": () => ({ body: { token: "token" } }),
  "POST /auth/factor-recovery/cancel": () => ({ body: { token: "token" } }),
  "POST /account/passkeys": () => ({ body: { id: "id", response: {}, name: "Phone" } }),
  "PUT /account/passkeys/:id": async (scene) => ({ path: await theirPasskey(scene), body: { name: "Laptop" } }),
  "DELETE /account/passkeys/:id": async (scene) => ({ path: await theirPasskey(scene) }),
  // A wrong code would be counted.
  "PUT /account/totp": () => ({ body: { code: "" } }),
  "POST /account/identities": () => ({ body: { name: "school", ...returned } }),
  "DELETE /account/identities/:id": async (scene) => ({ path: await theirIdentity(scene) }),
};
