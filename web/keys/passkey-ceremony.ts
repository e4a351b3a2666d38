import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import * as messages from "#messages/sign-in.ts";
import { challengeForLogIn, challengeForPasskey, logInWithPasskey } from "../../contract/keys/passkeys.ts";
import { ApiProblem, call } from "../api/api.ts";
import type { Enter } from "./log-in-entry.ts";

/** Asks for a passkey; null if the member closed the browser's dialog. */
export async function answerWithPasskey({ fromField = false } = {}) {
  const { id, options } = await call(challengeForLogIn, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  // The offer in the field is unrequested: if the browser can't make it, that is no error.
  const whenFailed = fromField ? () => null : nullIfClosed;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: fromField }).catch(whenFailed);
  return response && { id, response: { ...response } };
}

/** Makes a passkey; null if the member closed the browser's dialog. `token`: of a session that isn't the page's. */
export async function makePasskey(token?: string) {
  const { id, options } = await call(challengeForPasskey, {}, undefined, { token });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(nullIfClosed);
  return response && { id, response: { ...response } };
}

export async function logInByPasskey(enter: Enter, { fromField = false } = {}): Promise<void> {
  const answer = await answerWithPasskey({ fromField });
  if (answer) await enter(await call(logInWithPasskey, answer));
}

/** Offers passkeys in the e-mail field, where the browser can. */
export async function offerInField(enter: Enter): Promise<void> {
  if (await browserSupportsWebAuthnAutofill()) await logInByPasskey(enter, { fromField: true });
}

/** Closed, timed out, or taken over by another ceremony. */
function nullIfClosed(error: unknown): null {
  if (error instanceof Error && ["AbortError", "NotAllowedError"].includes(error.name)) return null;
  throw new ApiProblem(0, { error: messages.passkeyFailed });
}
