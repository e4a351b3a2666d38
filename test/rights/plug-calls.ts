import { newSecret } from "../../server/webhooks/webhook-store.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import type { Preparation, Scene } from "./scene.ts";

const idOf = async (reply: Promise<{ body: { id: number } }>) => ({ id: (await reply).body.id });
const aGrant = { kind: "token", name: "Script", scopes: ["jobs:read"] };
const theirJob = ({ owner }: Scene) => idOf(owner.post("/jobs", aJob()));
const theirQuestion = ({ owner }: Scene) => idOf(owner.post("/questions", aQuestion()));

/** A webhook with a delivery. */
async function aWebhook({ board: { database } }: Scene) {
  await database`delete from webhooks`;
  const webhook = { address: "https://example.org/hook", kinds: ["job.posted"], shape: "slack", secret: newSecret() };
  const [{ id }] = await database<[{ id: number }]>`insert into webhooks ${database(webhook)} returning id`;
  const [delivery] = await database<[{ id: number }]>`
    insert into webhook_deliveries (webhook_id, kind) values (${id}, 'test') returning id::int`;
  return { id, deliveryId: delivery.id };
}
const onWebhook =
  (body?: object): Preparation =>
  async (scene) => ({ path: { id: (await aWebhook(scene)).id }, ...(body && { body }) });

/** Valid input for the calls of tokens, drafts and webhooks. */
export const plugCalls: Record<string, Preparation> = {
  "POST /account/grants": async () => ({ body: aGrant }),
  "DELETE /account/grants/:id": async ({ owner }) => ({ path: await idOf(owner.post("/account/grants", aGrant)) }),
  "GET /jobs/:id/evidence": async (scene) => ({ path: await theirJob(scene) }),
  "PUT /questions/:id/draft": async (scene) => ({ path: await theirQuestion(scene), body: { text: "Draft" } }),
  "DELETE /questions/:id/draft": async (scene) => ({ path: await theirQuestion(scene) }),
  "POST /admin/webhooks": async () => ({
    body: { address: "https://example.org/hook", kinds: ["job.posted"], shape: "slack" },
  }),
  "PUT /admin/webhooks/:id": onWebhook({ kinds: ["job.edited"] }),
  "DELETE /admin/webhooks/:id": onWebhook(),
  "POST /admin/webhooks/:id/secret": onWebhook(),
  "POST /admin/webhooks/:id/test": onWebhook(),
  "GET /admin/webhooks/:id/deliveries": onWebhook(),
  "POST /admin/webhooks/:id/deliveries/:deliveryId/again": async (scene) => ({ path: await aWebhook(scene) }),
};
