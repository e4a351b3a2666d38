import { describe, expect, test } from "vitest";
import { credentials, email } from "../../../contract/people/accounts.ts";
import { personName } from "../../../contract/people/people.ts";
import { changeRole } from "../../../server/cli/role-command.ts";
import { joined } from "../../people/cast.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aJob, aPerson } from "../../support/builders.ts";

const board = testBoard({ CONFIRM_EMAIL: "off", RATE_LIMIT_SCALE: "1000" });
const hidden = {
  "a zero-width space": "\u200b",
  "a soft hyphen": "\u00ad",
  "a word joiner": "\u2060",
  "a filler": "\u3164",
  "a tag": "\u{e0041}",
  "a variation": "\ufe0f",
  "a blank of Braille": "\u2800",
};
const noAddress = "Please enter a valid email address";
const noLink = "Please enter a valid URL";

describe.for(Object.entries(hidden))("%s", ([, sign]) => {
  test("S163 inside an address is refused in every form that takes one", async () => {
    const staff = await joined(board, { role: "moderator" });
    const { id } = (await staff.post("/cohorts", { name: `Hidden ${sign.codePointAt(0)}` })).body;
    const address = `mi${sign}ra@example.org`;
    const { firstName, lastName } = staff;
    const replies = [
      await board.visitor.post("/auth/signup", aPerson({ email: address })),
      await board.visitor.post("/auth/recover-password", { email: address }),
      await board.visitor.post("/mail", { name: "Mira", email: address, request: "Hello" }),
      await staff.send("PUT", `/users/${staff.id}`, { body: aForm({ firstName, lastName, email: address }) }),
      await staff.post(`/cohorts/${id}/roster`, { emails: [`x@exam${sign}ple.org`] }),
    ];
    for (const { status, body } of replies) expect([status, body.error]).toEqual([400, noAddress]);
  });

  test("S163 inside a link or a website is refused", async () => {
    const member = await board.join();
    const link = `https://exam${sign}ple.org/a`;
    const { firstName, lastName, email } = member;
    const profile = JSON.stringify({ links: [link] });
    const replies = [
      await member.post("/jobs", aJob({ link })),
      await member.send("POST", "/company", { body: aForm({ name: `Acme ${Math.random()}`, website: link }) }),
      await member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName, lastName, email, profile }) }),
    ];
    for (const { status, body } of replies) expect([status, body.error]).toEqual([400, noLink]);
  });

  test("S163 around an address, a link or a name is removed", async () => {
    const around = (text: string) => `${sign} ${text}${sign}`;
    const person = aPerson();
    const sent = { ...person, email: around(person.email), firstName: around("Mira") };
    const { body } = await board.visitor.post("/auth/signup", sent);
    expect(body.user).toMatchObject({ email: person.email, firstName: "Mira" });
    const log = await board.visitor.post("/auth/login", { ...person, email: around(person.email) });
    expect(log.status).toBe(200);
    const member = await board.join();
    expect((await member.post("/jobs", aJob({ link: around("https://example.org/a") }))).body.link).toBe(
      "https://example.org/a",
    );
  });
});

test.for([
  "نیلوفر\u200cزاده",
  "അവന\u0d4d\u200d",
  "क\u094d\u200dष",
  "Mira ❤\ufe0f",
  "Mira",
  "👩\u200d🚒",
  "葛\u{e0100}",
  "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
])("a name keeps joiners and selectors that shape its letters: %s", (name) =>
  expect(personName.parse(` ${name}\u200b `)).toBe(name),
);

test("S163 invisible characters around an address on the command line are removed", async () => {
  const { email } = await board.join();
  const said = await changeRole(board.database, `\u200b ${email}\u00ad`, "moderator");
  expect(said).toBe(`${email} is now a moderator.`);
});

// If the time were quadratic, the test would exceed its own time limit.
test("a long text of invisible characters is validated in linear time", () => {
  expect(email.safeParse("\u200b \u200d".repeat(300_000)).success).toBe(false);
  expect(credentials.safeParse({ email: `a${"\u200b".repeat(500_000)}b`, password: "x" }).success).toBe(false);
});
