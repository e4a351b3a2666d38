import { isIP } from "node:net";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Account } from "../../contract/people/accounts.ts";
import type { Config } from "../config/config.ts";
import { deadAttempt, HttpProblem, says } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import { type KnownPasskey, passkeyWith } from "./key-store.ts";
import { beginAttempt, redeemAttempt } from "./log-in-attempt-store.ts";

/** The host that passkeys belong to; null if the board has only an IP address, for which there are none. */
export function passkeyHost({ publicUrl }: Pick<Config, "publicUrl">): string | null {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : hostname;
}

type Answer = { id: string; response: Record<string, unknown> };
export type UsedPasskey = { known: KnownPasskey; counter: number; backedUp: boolean };

const noHost = new HttpProblem(400, "no-host", says("passkeysNeedHost"));

/** WebAuthn for this board: creates the browser's options and verifies its answers. */
export function passkeyCheck({ database, config }: Pick<Services, "database" | "config">) {
  const origin = new URL(config.publicUrl).origin;
  const hostOf = () => {
    const host = passkeyHost(config);
    if (!host) throw noHost;
    return host;
  };

  return {
    async challengeForLogIn() {
      const options = await generateAuthenticationOptions({ rpID: hostOf(), userVerification: "required" });
      const id = await beginAttempt(database, "passkey", { challenge: options.challenge });
      return { id, options: options as unknown as Record<string, unknown> };
    },

    async challengeForNew({ id: userId, firstName, lastName, email }: Account) {
      const known = await database<{ id: string; transports: string[] }[]>`
        select credential_id as id, transports from passkeys where user_id = ${userId} and host = ${hostOf()}`;
      const options = await generateRegistrationOptions({
        rpName: config.organisation,
        rpID: hostOf(),
        userID: new TextEncoder().encode(String(userId)),
        userName: email,
        userDisplayName: `${firstName} ${lastName}`,
        excludeCredentials: known,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      const id = await beginAttempt(database, "new-passkey", { challenge: options.challenge }, userId);
      return { id, options: options as unknown as Record<string, unknown> };
    },

    /** Reads a new passkey from a browser's answer. Throws `attempt` for a wrong one, or one to somebody else's challenge. */
    async newPasskey(userId: number, { id, response }: Answer) {
      const attempt = await redeemAttempt(database, "new-passkey", id);
      if (attempt?.userId !== userId) throw deadAttempt;
      const rpID = hostOf();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: attempt.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(asDead);
      if (!registrationInfo) throw deadAttempt;
      const { credential, credentialBackedUp } = registrationInfo;
      const { id: credentialId, publicKey, counter, transports = [] } = credential;
      return { credentialId, publicKey, counter, backedUp: credentialBackedUp, transports, host: rpID };
    },

    /** The passkey that a browser answered with. Throws `attempt` for a wrong answer, an unknown one included. */
    async usedPasskey({ id, response }: Answer): Promise<UsedPasskey> {
      const attempt = await redeemAttempt(database, "passkey", id);
      const known = typeof response.id === "string" ? await passkeyWith(database, response.id) : null;
      if (!attempt || !known) throw deadAttempt;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: attempt.challenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(),
        requireUserVerification: true,
        credential: {
          id: known.credentialId,
          publicKey: new Uint8Array(known.publicKey),
          // Devices that share a synced passkey count each for itself.
          counter: known.backedUp ? 0 : Number(known.counter),
        },
      }).catch(asDead);
      if (!verified) throw deadAttempt;
      return { known, counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
    },
  };
}

/** The library throws for whatever is wrong with an answer. */
function asDead(): never {
  throw deadAttempt;
}
