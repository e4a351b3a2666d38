import type { ParsedInput } from "../../contract/interface/endpoint.ts";
import { giveProof } from "../../contract/people/settings.ts";
import type { Call, Serve } from "../http/endpoint-server.ts";
import { invalid, says, wrongCode, wrongKey, wrongProof } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { currentPasswordCheck } from "../people/accounts/password-check.ts";
import { noteSessionProof } from "../people/accounts/session-store.ts";
import { codeCheck } from "./factor-code-check.ts";
import { isCodeOf } from "./factor-store.ts";
import { linkedWith, notePasskeyUse } from "./key-store.ts";
import { passkeyCheck } from "./passkey-check.ts";
import type { ProviderAttempts } from "./provider-attempts.ts";

type Given = ParsedInput<typeof giveProof>;
type Prover = Pick<Call<typeof giveProof>, "session" | "request">;

/** Proofs that a session is used by its member, with any of their keys. */
export function proofRoutes(serve: Serve, services: Services, attempts: ProviderAttempts): void {
  const { database, config, limits } = services;
  const checkCurrent = currentPasswordCheck(services);
  const checkCode = codeCheck(services);
  const passkeys = passkeyCheck(services);

  serve.patiently(giveProof, async ({ input, session, request }) => {
    const prove = proofIn(input);
    if (!prove) throw invalid({ password: says("required") });
    await prove({ session, request });
    await noteSessionProof(database, session.id);
    noteEvent(request, "proof given", { userId: session.user.id });
  });

  function proofIn({ password, id, response, name, code, state, iss, attempt }: Given) {
    if (password !== undefined) return (prover: Prover) => checkCurrent(prover, password, wrongProof);
    if (id !== undefined && response !== undefined) return byPasskey(id, response);
    if (code === undefined) return null;
    if (name === undefined || state === undefined || attempt === undefined) return byCode(code);
    return byProvider({ name, code, state, attempt, iss });
  }

  const byCode =
    (code: string) =>
    ({ session, request }: Prover) => {
      const { id } = session.user;
      const isRight = async () => config.secondFactor !== "off" && (await isCodeOf(database, id, code));
      return checkCode(request, id, isRight, wrongCode(403, "wrong-proof"));
    };

  const byPasskey =
    (id: string, response: Record<string, unknown>) =>
    ({ session, request }: Prover) =>
      limited(session.user.id, request, async () => {
        const { known, ...use } = await passkeys.usedPasskey({ id, response });
        const isOwn = known.userId === session.user.id;
        if (isOwn) await notePasskeyUse(database, known.id, use);
        return isOwn;
      });

  const byProvider =
    (answer: Parameters<ProviderAttempts["personOf"]>[0]) =>
    ({ session, request }: Prover) =>
      limited(session.user.id, request, async () => {
        const { person } = await attempts.personOf(answer);
        const linked = await linkedWith(database, person);
        return Boolean(linked?.isUsable) && linked?.userId === session.user.id;
      });

  /** Wrong keys count like wrong passwords. */
  async function limited(userId: number, request: Prover["request"], isRight: () => Promise<boolean>): Promise<void> {
    await limits.check("wrongPasswords", String(userId));
    if (await isRight()) return;
    await limits.allows("wrongPasswords", String(userId));
    noteEvent(request, "wrong proof", { userId });
    throw wrongKey;
  }
}
