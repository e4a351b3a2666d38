import { describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });

const localeOf = async (member: Member) => (await member.get("/account")).body.user.locale;
const exported = async (member: Member) => {
  const { locale, usedLocale } = (await member.get("/account/export")).body.profile;
  return { locale, usedLocale };
};
const form = (member: Member, more: Record<string, string> = {}) => {
  const { firstName, lastName, email } = member;
  return { body: aForm({ firstName, lastName, email, ...more }) };
};

describe("S121 L15 the language of an account", () => {
  test("L15 is auto by default, and can be set to any of the three values", async () => {
    const member = await board.join();
    expect(await localeOf(member)).toBe("auto");
    for (const locale of ["de", "en", "auto"]) {
      const reply = await member.put("/account/locale", { locale });
      expect([reply.status, reply.body]).toEqual([204, null]);
      expect(await localeOf(member)).toBe(locale);
    }
  });

  test("L15 is one of the sent values after 20 simultaneous changes", async () => {
    const member = await board.join();
    const locales = Array.from({ length: 20 }, (_, place) => ["en", "de"][place % 2]);
    const replies = await Promise.all(locales.map((locale) => member.put("/account/locale", { locale })));
    expect(replies.map(({ status }) => status)).toEqual(locales.map(() => 204));
    const { locale, usedLocale } = await exported(member);
    expect(locales).toContain(locale);
    expect(usedLocale).toBe(locale);
  });

  test.each([[["de"]], [{ de: true }], ["DE"], ["de-DE"], [""], [null], [undefined], [1], ["fr"]])(
    "L15 can't be set to %j",
    async (locale) => {
      const member = await board.join();
      await member.put("/account/locale", { locale: "de" });
      const { status, body } = await member.put("/account/locale", { locale });
      const sentence = "Please choose one of the languages.";
      expect([status, body]).toEqual([400, { error: sentence, code: "invalid", fields: { locale: sentence } }]);
      expect(await exported(member)).toEqual({ locale: "de", usedLocale: "de" });
    },
  );

  test("L15 can't be set without a token", async () => {
    expect((await board.visitor.put("/account/locale", { locale: "de" })).status).toBe(401);
  });

  test("L15 is ignored at sign-up, at log-in and in a profile form", async () => {
    const both = { locale: "de", usedLocale: "de" };
    const person = aPerson(both);
    expect((await board.visitor.post("/auth/signup", person)).body.user.locale).toBe("auto");
    expect((await board.visitor.post("/auth/login", { ...person, ...both })).body.user.locale).toBe("auto");
    const member = await board.join();
    expect((await member.send("PUT", `/users/${member.id}`, form(member, both))).body.locale).toBe("auto");
    expect(await exported(member)).toEqual({ locale: "auto", usedLocale: null });
  });
});

describe("L13 the language used last", () => {
  const inLanguage = (
    language: string | undefined,
    path: string,
    body: unknown,
    who: Pick<Member, "send"> = board.visitor,
  ) =>
    who.send(path.startsWith("/account") ? "PUT" : "POST", path, {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...(language && { "Accept-Language": language }) },
    });
  const usedBy = async (email: string) => {
    const [row] = await board.database`select used_locale from users where email = ${email}`;
    return row?.usedLocale;
  };

  test.each([
    ["de-AT, en;q=0.8", "de"],
    ["en-GB", "en"],
    ["*", null],
    ["fr", null],
  ])("L13 is set from Accept-Language %s at sign-up: %s", async (asked, used) => {
    const person = aPerson();
    expect((await inLanguage(asked, "/auth/signup", person)).status).toBe(201);
    expect(await usedBy(person.email)).toBe(used);
  });

  test("L13 is updated at each successful log-in, unless the header names no supported language", async () => {
    const { email, password } = aPerson();
    await inLanguage("en", "/auth/signup", aPerson({ email, password }));
    await inLanguage("de", "/auth/login", { email, password: "wrong" });
    expect(await usedBy(email)).toBe("en");
    await inLanguage("de", "/auth/login", { email, password });
    for (const asked of ["*", "fr", ";;", undefined]) await inLanguage(asked, "/auth/login", { email, password });
    expect(await usedBy(email)).toBe("de");
  });

  test("L13 is the chosen language, or with auto the browser's", async () => {
    const { email, password } = aPerson();
    await inLanguage(undefined, "/auth/signup", aPerson({ email, password }));
    const { token } = (await inLanguage("en", "/auth/login", { email, password })).body;
    const member = caller(board.url, token);
    await inLanguage("en", "/account/locale", { locale: "de" }, member);
    expect(await usedBy(email)).toBe("de");
    const { body } = await inLanguage("en", "/auth/login", { email, password });
    expect([body.user.locale, await usedBy(email)]).toEqual(["de", "de"]);
    await inLanguage("fr", "/account/locale", { locale: "auto" }, member);
    expect(await usedBy(email)).toBe("de");
    await inLanguage("en", "/account/locale", { locale: "auto" }, member);
    expect(await usedBy(email)).toBe("en");
  });
});

test("S121 L17 saving a profile keeps the language, which only the member's own replies show", async () => {
  const [member, moderator] = [await board.join(), await board.join({ role: "moderator" })];
  await member.put("/account/locale", { locale: "de" });
  expect((await member.send("PUT", `/users/${member.id}`, form(member))).body.locale).toBe("de");
  const saved = await moderator.send("PUT", `/users/${member.id}`, form(member, { lastName: "Renamed" }));
  expect(saved.body).toMatchObject({ lastName: "Renamed" });
  const others = [
    saved,
    await moderator.get(`/users/${member.id}`),
    await moderator.get("/users"),
    await moderator.get("/admin/members"),
    await moderator.put(`/users/${member.id}/suspension`, { reason: "Spam" }),
  ];
  for (const { body } of others) expect(JSON.stringify(body)).not.toMatch(/locale/i);
});
