import { expect, test } from "vitest";
import { warnOfFailingWebhooks } from "../../server/webhooks/webhook-failures.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard({ ALLOW_LOCAL_WEBHOOKS: "1" });

test("G08 a failing webhook is off after five days, with mails on days one, three and five", async () => {
  const admin = await board.join({ role: "admin" });
  const { database } = board;
  const [{ id }] = await database<[{ id: number }]>`
    insert into webhooks (maker_id, address, kinds, shape, state, secret, failing_since)
    values (${admin.id}, 'https://example.org/hook', '{job.posted}', 'standard', 'on', 'whsec_AAAA', now()) returning id`;
  const mails: string[] = [];
  const due = (days: number) =>
    database.begin((transaction) =>
      warnOfFailingWebhooks(transaction, new Date(Date.now() + days * 86_400_000 + 1000).toISOString(), {
        config: { organisation: "A", publicUrl: "https://board.example", defaultLocale: "en" },
        mail: { add: async (_: unknown, { subject }: { subject: string }) => void mails.push(subject) },
      } as never),
    );
  for (const day of [0, 1, 1, 2, 3, 4, 5, 6]) await due(day);
  expect(mails).toEqual(["A webhook fails", "A webhook fails", "A webhook was switched off"]);
  expect(await database`select state from webhooks where id = ${id}`).toEqual([{ state: "off" }]);
  await admin.post("/jobs", aJob());
  expect(await database`select from webhook_deliveries`).toHaveLength(0);
});
