import { says as fieldSays } from "../../contract/interface/messages.ts";
import * as calls from "../../contract/webhooks.ts";
import { conflict, invalid } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import { isReachable } from "../outgoing/address-rules.ts";
import { answersChallenge } from "./webhook-sending.ts";
import * as store from "./webhook-store.ts";

export function webhooks({ serve, database, config }: Board): void {
  /** Throws invalid if the board wouldn't send to this address. */
  const checkAddress = (address: string) => {
    if (!URL.canParse(address) || !isReachable(new URL(address), config))
      throw invalid({ address: fieldSays("enterHttpsAddress") });
  };
  /** Switches a signed webhook on if its address answers the challenge now. */
  const prove = async (webhook: store.SendingWebhook): Promise<boolean> => {
    if (webhook.shape !== "standard" || !(await answersChallenge(config, webhook))) return false;
    await store.changeWebhook(database, webhook.id, { state: "on", proven: true });
    return true;
  };

  serve(calls.listWebhooks, async () => ({ results: await store.allWebhooks(database) }));

  serve.patiently(calls.addWebhook, async ({ input, session, request }) => {
    checkAddress(input.address);
    const added = await store.addWebhook(database, session.user.id, input);
    noteEvent(request, "webhook added", { userId: session.user.id, id: added.id });
    return { ...added, state: (await prove(added)) ? "on" : added.state };
  });

  serve.patiently(calls.changeWebhook, async ({ input: { id, state, ...changes } }) => {
    const before = await store.webhookById(database, id);
    if (changes.address) checkAddress(changes.address);
    const isElsewhere =
      (changes.address ?? before.address) !== before.address || (changes.shape ?? before.shape) !== before.shape;
    const changed = await store.changeWebhook(database, id, {
      ...changes,
      ...(isElsewhere && { state: "unproven", proven: false }),
      ...(state === "off" && { state }),
    });
    if (state === "off" || (state === undefined && !isElsewhere)) return changed;
    const now = await store.webhookById(database, id);
    if (now.proven && state === "on") return store.changeWebhook(database, id, { state: "on" });
    const isProven = await prove(now);
    if (!isProven && state === "on") throw conflict(now.shape === "standard" ? "unanswered" : "untested");
    return store.webhookById(database, id);
  });

  serve(calls.deleteWebhook, async ({ input, session, request }) => {
    await store.deleteWebhook(database, input.id);
    noteEvent(request, "webhook deleted", { userId: session.user.id, id: input.id });
  });

  serve(calls.renewWebhookSecret, async ({ input }) => ({ secret: await store.renewSecret(database, input.id) }));

  serve(calls.testWebhook, async ({ input }) => {
    await store.queueTest(database, input.id);
    return {};
  });

  serve(calls.listDeliveries, ({ input: { id, ...paging } }) => store.deliveriesOf(database, id, paging));

  serve(calls.deliverAgain, async ({ input }) => {
    await store.queueAgain(database, input.id, input.deliveryId);
    return {};
  });
}
