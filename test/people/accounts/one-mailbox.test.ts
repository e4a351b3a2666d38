import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailboxKey } from "../../../contract/people/mailbox.ts";
import { accountByEmail } from "../../../server/people/accounts/account-store.ts";
import { joined } from "../../people/cast.ts";
import { testBoard } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";
import { openPostOffice } from "../../support/post-office.ts";

const office = await openPostOffice();
const board = testBoard({ CONFIRM_EMAIL: "off", RATE_LIMIT_SCALE: "1000", SMTP_URL: office.url });
beforeAll(() => board.startMail());
afterAll(() => office.close());

const signUp = (email: string) => board.visitor.post("/auth/signup", aPerson({ email }));

test.for([
  ["jose\u0301@Bücher.Example", "josé@xn--bcher-kva.example"],
  ["mira@straße.example", "MIRA@xn--strae-oqa.example."],
  ["pat@example.net", "Pat@EXAMPLE.net."],
  ["kim@日本.example", "kim@日本。example"],
] as const)("S162 two spellings of one mailbox share one account: %s, %s", async ([one, other]) => {
  const { password } = aPerson();
  expect(await signUp(one)).toMatchObject({ status: 201, body: { user: { email: one } } });
  expect(await signUp(other)).toMatchObject({ status: 409, body: { error: "Email already registered" } });
  const { id, email } = (await board.visitor.post("/auth/login", { email: other, password })).body.user;
  expect(email).toBe(one);
  await board.visitor.post("/auth/recover-password", { email: other });
  await expect
    .poll(() => board.database`select from account_tokens where purpose = 'password' and user_id = ${id}`)
    .toHaveLength(1);
});

test("S162 old double accounts of one mailbox each log in by their own spelling", async () => {
  const older = await board.join({ email: "ada@mailbücher.example" });
  await board.database`insert into users (first_name, last_name, email, is_double)
    values ('Ada', 'Two', 'ada@xn--mailbcher-u9a.example', true)`;
  const both = await board.database<{ id: number; email: string }[]>`
    select id, email from users where mailbox_key(email) = mailbox_key(${older.email}) order by id`;
  expect(both).toHaveLength(2);
  for (const { id, email } of both) expect((await accountByEmail(board.database, email))?.account.id).toBe(id);
  await board.database`delete from users where id = ${older.id}`;
  expect((await signUp(older.email)).status).toBe(409);
});

test("S162 a roster verifies a member whose domain it spells differently", async () => {
  const staff = await joined(board, { role: "moderator" });
  const { id } = (await staff.post("/cohorts", { name: "Spelt" })).body;
  const member = await joined(board, { email: "ida@bücher.example" });
  const added = await staff.post(`/cohorts/${id}/roster`, { emails: ["IDA@xn--bcher-kva.example."] });
  expect(added.body).toMatchObject({ verified: 1 });
  expect((await member.get(`/cohorts/${id}`)).body.membership).toMatchObject({ state: "verified" });
});

test.for([
  "a@-x.example",
  "a@x-.example",
  "a..b@x.example",
  ".a@x.example",
  "a.@x.example",
  "a@x..example",
  "a@1.2.3.4",
])("sign-up refuses an address that can't receive mail: %s", async (email) => {
  const { status, body } = await signUp(email);
  expect([status, body.fields]).toEqual([400, { email: "Please enter a valid email address" }]);
});

test.for(["o'hara+x@my-host.co.uk", "a_b.c@localhost", "a@xn--bcher-kva.test", "用户@例子.test"])(
  "%s is accepted at sign-up",
  async (email) => expect((await signUp(email)).status).toBe(201),
);

test("S162 the database and the server normalise addresses alike", async () => {
  const letters = fc.string({
    unit: fc.constantFrom(..."aZé\u0301üßΣςÆ日本中ーأبक्я-1😀".normalize("NFD")),
    minLength: 1,
    maxLength: 12,
  });
  const addresses = fc.sample(
    fc.tuple(letters, letters).map(([one, two]) => `${one}@x${two}y.example`),
    400,
  );
  const rows = await board.database<{ email: string; key: string }[]>`
    select email, mailbox_key(email) as key from unnest(${addresses}::text[]) email`;
  const differing = rows.filter(({ email, key }) => mailboxKey(email) !== key && mailboxKey(email).includes("xn--"));
  expect(differing).toEqual([]);
});
