import type { FastifyRequest } from "fastify";
import { challengeForLogIn, logInWithPasskey } from "../../contract/keys/passkeys.ts";
import { beginAttempt, giveSecondFactor, listProviders, logInWithProvider } from "../../contract/keys/providers.ts";
import { logIn } from "../../contract/people/accounts.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { networkOf } from "../http/network.ts";
import { deadAttempt, unconfirmed, wrongCode } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import { accountByEmail, lockOf } from "../people/accounts/account-store.ts";
import { codeCheck } from "./factor-code-check.ts";
import { isCodeOf } from "./factor-store.ts";
import { linkedWith, noteIdentityUse, notePasskeyUse } from "./key-store.ts";
import { attemptOf, redeemAttempt, beginAttempt as store } from "./log-in-attempt-store.ts";
import { logInCompletion } from "./log-in-completion.ts";
import { passwordLogIn } from "./log-in-password.ts";
import type { ProviderPerson } from "./openid-client.ts";
import { passkeyCheck } from "./passkey-check.ts";
import type { ProviderAttempts } from "./provider-attempts.ts";

/** Log-in by password, provider or passkey, and the second step. */
export function signInRoutes(serve: Serve, services: Services, attempts: ProviderAttempts): void {
  const { database, config, limits } = services;
  const completeLogIn = logInCompletion(services);
  const logInByPassword = passwordLogIn(services);
  const passkeys = passkeyCheck(services);
  const checkCode = codeCheck(services);

  serve.patiently(logIn, ({ input, request }) => logInByPassword(request, input));

  serve(listProviders, async () => ({
    results: config.signInProviders.map(({ name, label, kind }) => ({ name, label, kind })),
  }));

  serve.patiently(beginAttempt, async ({ input, request }) => {
    attempts.named(input.name);
    await limits.enforce("attempts", networkOf(request.ip));
    return attempts.begin(input.name, input.next ?? null);
  });

  serve.patiently(logInWithProvider, async ({ input, request }) => {
    const { person, next } = await attempts.personOf(input);
    const linked = await linkedWith(database, person);
    if (!linked) return { ...(await stepOf(person)), next };
    if (!linked.isUsable) throw unconfirmed;
    await countLogIn(request, linked.userId);
    const provider = attempts.named(input.name);
    const reply = await completeLogIn({
      request,
      userId: linked.userId,
      by: "provider",
      asksFactor: provider.kind === "oidc" && provider.asksFactor,
      within: (transaction) => noteIdentityUse(transaction, linked.id),
    });
    return { ...reply, next };
  });

  /** The next step of somebody without a linked account: to prove the account that has their verified address, or to sign up. */
  async function stepOf(person: ProviderPerson) {
    const token = await store(database, "person", person);
    const { email, isVerified, firstName, lastName } = person;
    const known = email && isVerified ? await accountByEmail(database, email) : null;
    if (known?.account.emailConfirmed) return { link: true, email, token } as const;
    return { signUp: true, firstName, lastName, email, token } as const;
  }

  serve(challengeForLogIn, async ({ request }) => {
    await limits.enforce("attempts", networkOf(request.ip));
    return passkeys.challengeForLogIn();
  });

  serve(logInWithPasskey, async ({ input, request }) => {
    const { known, ...use } = await passkeys.usedPasskey(input);
    await countLogIn(request, known.userId);
    return completeLogIn({
      request,
      userId: known.userId,
      by: "passkey",
      asksFactor: false,
      within: (transaction) => notePasskeyUse(transaction, known.id, use),
    });
  });

  serve(giveSecondFactor, async ({ input, request }) => {
    const attempt = await attemptOf(database, "second-factor", input.token);
    const userId = attempt?.userId;
    if (!userId) throw deadAttempt;
    await checkCode(request, userId, () => isCodeOf(database, userId, input.code), wrongCode(401));
    const { by, person } = attempt;
    return completeLogIn({
      request,
      userId,
      by,
      asksFactor: false,
      person,
      within: async (transaction) => {
        if (!(await redeemAttempt(transaction, "second-factor", input.token))) throw deadAttempt;
      },
    });
  });

  /** Log-ins with any key share one limit with those by password. */
  async function countLogIn(request: FastifyRequest, userId: number): Promise<void> {
    await limits.spend(database, "logIns", lockOf(userId));
    await limits.spend(database, "networkLogIns", networkOf(request.ip));
  }
}
