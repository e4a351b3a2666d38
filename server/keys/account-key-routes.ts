import {
  addIdentity,
  beginTotp,
  confirmTotp,
  listKeys,
  removeIdentity,
  removeTotp,
  renewRecoveryCodes,
} from "../../contract/keys/keys.ts";
import { addPasskey, challengeForPasskey, removePasskey, renamePasskey } from "../../contract/keys/passkeys.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { conflict, notHere, wrongCode } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { removeFactor } from "../people/accounts/key-removal-store.ts";
import { checkIsOpen, noteFactorSetUp } from "../people/accounts/session-store.ts";
import { codeCheck } from "./factor-code-check.ts";
import * as factors from "./factor-store.ts";
import * as keys from "./key-store.ts";
import { passkeyCheck } from "./passkey-check.ts";
import type { ProviderAttempts } from "./provider-attempts.ts";

/** A member's own keys. Changes need a session that is still open: if it was ended, its token may have been stolen. */
export function accountKeyRoutes(serve: Serve, services: Services, attempts: ProviderAttempts): void {
  const { database, config } = services;
  const passkeys = passkeyCheck(services);
  const checkCode = codeCheck(services);
  const isOff = config.secondFactor === "off";

  serve(listKeys, ({ session }) => keys.keysOf(database, session.user.id, !isOff));

  serve(challengeForPasskey, ({ session }) => passkeys.challengeForNew(session.user));

  serve(addPasskey, async ({ input, session, request }) => {
    const { id } = session.user;
    const passkey = await passkeys.newPasskey(id, input);
    const added = await database.begin(async (transaction) => {
      const made = await keys.addPasskey(transaction, id, { ...passkey, name: input.name });
      await checkIsOpen(transaction, session.id);
      await noteFactorSetUp(transaction, session.id);
      return made;
    });
    noteEvent(request, "passkey added", { userId: id });
    return added;
  });

  serve(renamePasskey, ({ input, session }) => keys.renamePasskey(database, session.user.id, input.id, input.name));

  serve(removePasskey, async ({ input, session, request }) => {
    const { id } = session.user;
    await database.begin((transaction) => keys.removeKey(transaction, id, "passkeys", input.id));
    noteEvent(request, "passkey removed", { userId: id });
  });

  serve(beginTotp, ({ session }) => {
    if (isOff) throw notHere();
    const shown = { issuer: config.organisation, label: session.user.email };
    return factors.beginTotp(database, session.user.id, shown);
  });

  serve(confirmTotp, async ({ input, session, request }) => {
    if (isOff) throw notHere();
    const { id } = session.user;
    await checkCode(request, id, () => factors.confirmTotp(database, id, input.code), wrongCode(400));
    const recoveryCodes = await database.begin(async (transaction) => {
      await checkIsOpen(transaction, session.id);
      await noteFactorSetUp(transaction, session.id);
      return factors.renewRecoveryCodes(transaction, id);
    });
    noteEvent(request, "second factor on", { userId: id });
    return { recoveryCodes };
  });

  serve(removeTotp, async ({ session, request }) => {
    const { id } = session.user;
    await database.begin((transaction) => removeFactor(transaction, id));
    noteEvent(request, "second factor off", { userId: id });
  });

  serve(renewRecoveryCodes, async ({ session, request }) => {
    const { id } = session.user;
    const recoveryCodes = await database.begin(async (transaction) => {
      if (isOff || !(await factors.hasFactor(transaction, id))) throw conflict("factorIsOff");
      return factors.renewRecoveryCodes(transaction, id);
    });
    noteEvent(request, "recovery codes renewed", { userId: id });
    return { recoveryCodes };
  });

  serve.patiently(addIdentity, async ({ input, session, request }) => {
    const { id } = session.user;
    const { person } = await attempts.personOf(input);
    const identity = await database.begin(async (transaction) => {
      await checkIsOpen(transaction, session.id);
      return keys.addIdentity(transaction, id, person);
    });
    noteEvent(request, "provider linked", { userId: id });
    return identity;
  });

  serve(removeIdentity, async ({ input, session, request }) => {
    const { id } = session.user;
    await database.begin((transaction) => keys.removeKey(transaction, id, "identities", input.id));
    noteEvent(request, "provider unlinked", { userId: id });
  });
}
