import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { writeCompany } from "../../support/posts.ts";
import { joined, saveProfile } from "../cast.ts";

const board = testBoard();
let mira: Member;
let reader: Member;
beforeAll(async () => {
  [mira, reader] = [await joined(board), await joined(board)];
});

const whole = {
  headline: "Frontend at heart",
  location: "Berlin",
  about: "I like **maps**.",
  links: [
    "https://github.com/mira",
    "https://de.linkedin.com/in/mira",
    "https://notgithub.com",
    "https://gitlab.com/m",
  ],
  languages: [{ code: "de", level: "native" }],
  openTo: ["questions", "work"],
};
const nothing = {
  ...{ headline: null, location: null, about: null },
  ...{ links: [], languages: [], openTo: [], formerCompanies: [] },
};

test("P08 P10 saving a profile keeps omitted fields, clears null and [], and names each link's kind", async () => {
  const company = await writeCompany(board.database, "Fjordwerk");
  const saved = await saveProfile(mira, mira, { ...whole, formerCompanies: [company.number, company.number] });
  const shown = {
    ...whole,
    links: [
      { url: whole.links[0], kind: "github" },
      { url: whole.links[1], kind: "linkedin" },
      { url: whole.links[2], kind: "website" },
      { url: whole.links[3], kind: "gitlab" },
    ],
    openTo: ["work", "questions"],
    formerCompanies: [{ id: company.number, name: "Fjordwerk" }],
  };
  expect(saved).toMatchObject({ status: 200, body: { ...shown, locale: "auto" } });
  expect((await reader.get(`/users/${mira.id}`)).body).toMatchObject(shown);
  expect((await saveProfile(mira, mira, { headline: "New" })).body).toMatchObject({ ...shown, headline: "New" });
  expect((await saveProfile(mira, mira)).body).toMatchObject({ ...shown, headline: "New" });
  const cleared = {
    headline: null,
    location: " ",
    about: null,
    links: [],
    languages: [],
    openTo: null,
    formerCompanies: [],
  };
  expect((await saveProfile(mira, mira, cleared)).body).toMatchObject(nothing);
});

test.each<[string, unknown, string]>([
  ["headline", "x".repeat(121), "Please use at most 120 characters"],
  ["headline", "two\nlines", "Please use one line"],
  ["location", "x".repeat(121), "Please use at most 120 characters"],
  ["about", "x".repeat(5001), "Please use at most 5,000 characters"],
  ["links", ["http://example.org"], "Please enter a valid URL"],
  ["links", ["https://user:pw@example.org"], "Please enter a valid URL"],
  ["links", "1234567".split("").map((n) => `https://example.org/${n}`), "Please use at most 6 links"],
  ["languages", [{ code: "xx", level: "B1" }], "Please choose one of the languages."],
  ["openTo", ["coffee"], "Please choose work, mentoring, collaboration, hiring or questions"],
  ["formerCompanies", [2_000_000_000], "This company does not exist"],
  ["formerCompanies", Array.from({ length: 11 }, (_, n) => n + 1), "Please choose at most 10 companies"],
])("P08 a wrong %s (%j) gets an error on that field, and nothing is saved", async (field, value, message) => {
  const before = (await mira.get(`/users/${mira.id}`)).body;
  const reply = await saveProfile(
    mira,
    mira,
    { [field]: value, ...(field !== "about" && { about: "Other" }) },
    { firstName: "Other" },
  );
  expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  expect((await mira.get(`/users/${mira.id}`)).body).toEqual(before);
});

test.each(["", "nonsense", "[]", "7", "null"])("P08 %j is refused as a profile", async (profile) => {
  const reply = await saveProfile(mira, mira, profile);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fields)).toEqual(["profile"]);
});

test("P09 only the owner edits the profile's texts; admins can still save the other fields", async () => {
  const admin = await joined(board, { role: "admin" });
  await saveProfile(mira, mira, whole);
  expect((await saveProfile(admin, mira, { headline: "Mine" })).status).toBe(403);
  expect((await saveProfile(reader, mira, { headline: "Mine" })).status).toBe(403);
  const edited = await saveProfile(admin, mira, undefined, { lastName: "Renamed" });
  expect(edited).toMatchObject({ status: 200, body: { lastName: "Renamed", headline: whole.headline } });
  expect(edited.body).not.toHaveProperty("locale");
  expect(edited.body).not.toHaveProperty("emailConfirmed");
});

test("P36 the export has the whole profile and its privacy settings", async () => {
  await saveProfile(mira, mira, whole);
  await mira.put("/account/privacy", { visibility: { about: "me" }, requestsFrom: "verified" });
  const { profile } = (await mira.get("/account/export")).body;
  expect(profile).toMatchObject({
    ...whole,
    openTo: ["work", "questions"],
    visibility: { about: "me" },
    requestsFrom: "verified",
  });
  await mira.put("/account/privacy", { visibility: { about: "members" }, requestsFrom: "members" });
});
