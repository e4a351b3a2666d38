import { linkProvider, signUpWithProvider } from "../../contract/keys/providers.ts";
import { hashedAddress } from "../cohorts/roster-hash.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import { sessionOf } from "../http/endpoint-access.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { networkOf } from "../http/network.ts";
import { deadAttempt, factorNeeded, forbidden, invalid, proofNeeded, says } from "../http/problems.ts";
import { requestLanguage } from "../http/reply-language.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import type { Authenticate } from "../http/session.ts";
import {
  accountByEmail,
  accountById,
  addAccount,
  addInvited,
  noteUsedLocale,
} from "../people/accounts/account-store.ts";
import { noteProof } from "../people/accounts/address-proof.ts";
import { admission } from "../people/accounts/admission-rules.ts";
import { mailConfirmation } from "../people/accounts/confirmation-store.ts";
import { addIdentity } from "./key-store.ts";
import { attemptOf, redeemAttempt } from "./log-in-attempt-store.ts";
import { logInCompletion } from "./log-in-completion.ts";
import { passwordLogIn } from "./log-in-password.ts";
import { lockPerson } from "./provider-attempts.ts";

/** Routes that link a provider's identity with an account, or sign up with one. */
export function providerAccountRoutes(serve: Serve, services: Services, authenticate: Authenticate): void {
  const { database, config, limits, mail } = services;
  const admit = admission(config);
  const completeLogIn = logInCompletion(services);
  const logInByPassword = passwordLogIn(services);

  serve.patiently(linkProvider, async ({ input, request }) => {
    const person = await attemptOf(database, "person", input.token);
    const known = person?.email && person.isVerified ? await accountByEmail(database, person.email) : null;
    if (!person || person.provider !== input.name || !known?.account.emailConfirmed) throw deadAttempt;
    if (input.password !== undefined) {
      const { email } = known.account;
      const reply = await logInByPassword(request, { email, password: input.password, person });
      await redeemAttempt(database, "person", input.token);
      return reply;
    }
    const session = await sessionOf(authenticate, request);
    if (session.lacksFactor) throw factorNeeded;
    if (session.user.id !== known.account.id) throw forbidden();
    if (!session.isProven) throw proofNeeded;
    return completeLogIn({
      request,
      userId: known.account.id,
      by: "provider",
      asksFactor: false,
      person,
      within: async (transaction) => {
        if (!(await redeemAttempt(transaction, "person", input.token))) throw deadAttempt;
      },
    });
  });

  serve.patiently(signUpWithProvider, async ({ input, request }) => {
    const person = await attemptOf(database, "person", input.token);
    if (person?.provider !== input.name) throw deadAttempt;
    const email = person.email ?? input.email;
    if (!email) throw invalid({ email: says("enterEmail") });
    const network = networkOf(request.ip);
    await limits.enforce("signUps", network);
    const confirmed = person.isVerified || input.invitation ? await hashedAddress(database, email, network) : null;
    const added = await database.begin(async (transaction) => {
      await lockPerson(transaction, person);
      const isInvited = await admit(transaction, email, input.invitation);
      const isWaiting = config.signUp === "approval" && !isInvited;
      if (isWaiting && input.introduction === null) throw invalid({ introduction: says("introduceYourself") });
      if (confirmed) await lockVerification(transaction);
      const account = { firstName: input.firstName, lastName: input.lastName, email, passwordHash: null };
      const asked = { introduction: input.introduction, isWaiting, hasToConfirm: !person.isVerified };
      const user =
        isInvited && confirmed
          ? await addInvited(transaction, account, confirmed)
          : await addAccount(transaction, account, asked);
      const isProven = person.isVerified || isInvited;
      if (!isInvited && confirmed && isProven) await noteProof(transaction, user.id, confirmed);
      if (!isProven) await mailConfirmation(transaction, { config, mail }, user.id);
      await addIdentity(transaction, user.id, { ...person, email }, { awaitsProof: !isProven, isUsed: isProven });
      await noteUsedLocale(transaction, user.id, requestLanguage(request));
      if (!(await redeemAttempt(transaction, "person", input.token))) throw deadAttempt;
      return { id: user.id, isProven };
    });
    noteEvent(request, "signed up", { userId: added.id, by: person.provider });
    const user = await accountById(database, added.id);
    if (!user) throw deadAttempt;
    if (!added.isProven) return { user };
    const { token, setUpFactor } = await completeLogIn({ request, userId: user.id, by: "provider", asksFactor: false });
    return { user, token, ...(setUpFactor && { setUpFactor }) };
  });
}
