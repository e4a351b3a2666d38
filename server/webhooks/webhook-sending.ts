import { randomUUID, timingSafeEqual } from "node:crypto";
import type { WebhookKind } from "../../contract/webhooks.ts";
import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { guardedSender } from "../outgoing/guarded-request.ts";
import type { Attempt, QueuedDelivery } from "./webhook-delivery-queue.ts";
import { chatRequest, standardRequest } from "./webhook-message.ts";
import { recordToSend } from "./webhook-record.ts";
import type { SendingWebhook } from "./webhook-store.ts";

const patience = 10_000;
const challengePatience = 5_000;
const errorMax = 200;

type Sending = { database: Connection; config: Config };

/** Sends a delivery with the record as it is now. Content that was hidden in the meantime isn't sent. */
export async function sendDelivery({ database, config }: Sending, delivery: QueuedDelivery): Promise<Attempt> {
  const { id, kind, at, messageId, shape, address } = delivery;
  const type = kind as WebhookKind | "test";
  const record = type === "test" ? null : await recordToSend(database, delivery);
  if (type !== "test" && !record) return { id, status: null, error: null };
  try {
    const request =
      shape === "standard"
        ? standardRequest({ type, at: new Date(at), data: record ?? {} }, messageId, delivery)
        : chatRequest(config, shape, { type, record });
    const { status } = await guardedSender(config, patience)(address, { method: "POST", ...request });
    const arrived = status >= 200 && status < 300;
    return { id, status, error: arrived ? null : `The address answered ${status}.` };
  } catch (error) {
    return { id, status: null, error: sentenceOf(error) };
  }
}

const sentenceOf = (error: unknown) =>
  ((error as Error).message || (error as { code?: string }).code || "Failed").slice(0, errorMax);

/** Whether an address returns a challenge within five seconds, as JSON or plain text. */
export async function answersChallenge(
  config: Config,
  webhook: Pick<SendingWebhook, "address" | "secret" | "oldSecret">,
): Promise<boolean> {
  const challenge = randomUUID();
  const request = standardRequest(
    { type: "challenge", at: new Date(), data: { challenge } },
    `msg_${randomUUID()}`,
    webhook,
  );
  try {
    const { status, body } = await guardedSender(config, challengePatience)(webhook.address, {
      method: "POST",
      ...request,
    });
    return status === 200 && isSame(answerIn(body.toString("utf8")), challenge);
  } catch {
    return false;
  }
}

function answerIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "string" ? answer : String((answer as { challenge?: unknown } | null)?.challenge);
  } catch {
    return text.trim();
  }
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one.padEnd(other.length)), Buffer.from(other));
