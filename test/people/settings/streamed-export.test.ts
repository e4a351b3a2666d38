import { expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aQuestion } from "../../support/builders.ts";

const board = testBoard();

/** A member whose texts contain pictures of 20 MB in total, more than any buffer on the way. */
async function withPictures(): Promise<Member> {
  const member = await board.join();
  const { body } = await member.post("/questions", aQuestion());
  await board.database`
    with sent as (
      insert into images (hash, content)
      select encode(sha256(${`${member.id} `}::text::bytea || nth::text::bytea), 'hex'), decode(repeat('00', 2 * 1024 * 1024), 'hex')
      from generate_series(1, 10) nth returning hash
    ), named as (
      insert into post_images (post_id, image_hash)
      select posts.id, hash from sent, posts where kind = 'question' and number = ${body.id}
    )
    update questions set description = (select string_agg('![x](/api/images/' || hash || '.webp)', ' ') from sent)
    from posts where posts.id = post_id and number = ${body.id} and kind = 'question'`;
  return member;
}
const open = ({ token }: Member) =>
  fetch(`${board.url}/api/account/export`, { headers: { Authorization: `Bearer ${token}` } });

test("S158 the export is read from the database while it is sent", async () => {
  const member = await withPictures();
  const reply = await open(member);
  const { database } = board;
  const [last] = await database<{ hash: string }[]>`
    update images set content = 'as it is now' where hash = (select max(hash) from images) returning hash`;
  const { profile, questions, pictures, decisions } = (await reply.json()) as Record<string, object[]>;
  expect([profile, questions, decisions]).toMatchObject([{ email: member.email }, [{ id: 1 }], []]);
  expect(pictures).toHaveLength(10);
  expect(pictures?.at(-1)).toEqual({
    name: `${last?.hash}.webp`,
    content: Buffer.from("as it is now").toString("base64"),
  });
});

test("S158 a member has one export at a time; the next starts once it ends or is cancelled", async () => {
  const [member, other] = [await withPictures(), await board.join()];
  const first = await open(member);
  const second = await member.get("/account/export");
  expect([second.status, second.body.code]).toEqual([429, "one-at-a-time"]);
  expect((await other.get("/account/export")).status).toBe(200);
  await first.body?.cancel();
  await board.database`update images set content = 'short'`;
  await expect.poll(async () => (await member.get("/account/export")).status).toBe(200);
  await expect.poll(async () => (await member.get("/account/export")).status).toBe(200);
});

test("S158 a member can export five times a day", async () => {
  const member = await board.join();
  /** The reply, once the previous export has ended. */
  const next = async () => {
    for (;;) {
      const reply = await member.get("/account/export");
      if (reply.body.code !== "one-at-a-time") return reply;
    }
  };
  for (const _ of "12345") expect((await next()).status).toBe(200);
  const refused = await next();
  expect([refused.status, refused.body.error]).toEqual([
    429,
    expect.stringMatching(/^You can export your data 5 times/),
  ]);
});
