import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { exportFile } from "../../../server/cli/export-command.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob } from "../../support/builders.ts";
import { writeCompany } from "../../support/posts.ts";
import { aCohort, joined, saveProfile } from "../cast.ts";

const board = testBoard();

let owner: Member;
let cast: Record<"classmate" | "named" | "claimed" | "member" | "moderator" | "admin", Member>;
let cohort: { id: number; name: string };
let employer: { id: number; number: number; title: string };
let former: { id: number; number: number; title: string };
let react: number;
let job: { id: number };

/** For each private field, its value in the whole profile when it is visible. */
const said = {
  about: { about: "Cartographer of quiet places" },
  location: { location: "Zinnowitz" },
  links: { links: [{ url: "https://example.org/mira", kind: "website" }] },
  openTo: { openTo: ["mentoring", "questions"] },
  company: { Company: { name: "Lantern Visible" }, formerCompanies: [{ name: "Fjordwerk Visible" }] },
  cohort: { Cohorts: expect.arrayContaining([expect.objectContaining({ state: "verified", by: "staff" })]) },
};
const closed = {
  about: { about: null },
  location: { location: null },
  links: { links: [] },
  openTo: { openTo: [] },
  company: { Company: null, formerCompanies: [] },
  cohort: { Cohorts: [] },
};
type Field = keyof typeof said;
const fields = Object.keys(said) as Field[];

beforeAll(async () => {
  const skills = ["React"];
  owner = await joined(board, { firstName: "Quintessa", lastName: "Zauberberg", skills });
  cast = {
    classmate: await joined(board),
    named: await joined(board),
    claimed: await joined(board),
    member: await joined(board),
    moderator: await joined(board, { role: "moderator" }),
    admin: await joined(board, { role: "admin" }),
  };
  cohort = await aCohort(cast.admin, owner, cast.classmate);
  await cast.claimed.put(`/cohorts/${cohort.id}/membership`);
  const another = await aCohort(cast.admin, cast.named);
  await owner.put(`/cohorts/${another.id}/membership`);
  employer = await writeCompany(board.database, "Lantern Visible");
  former = await writeCompany(board.database, "Fjordwerk Visible");
  [react] = (await board.skillIds("React")) as [number];
  await saveProfile(
    owner,
    owner,
    {
      ...{ about: said.about.about, location: said.location.location, links: [said.links.links[0]?.url] },
      ...{ openTo: said.openTo.openTo, formerCompanies: [former.number] },
    },
    { companyId: String(employer.number), skills: [String(react)] },
  );
  job = (await cast.member.post("/jobs", aJob({ skills: [react], companyId: employer.number }))).body;
});

const closeTo = async (field: Field, who: "members" | "cohort" | "me") => {
  const visibility = Object.fromEntries(fields.map((each) => [each, each === field ? who : "members"]));
  expect((await owner.put("/account/privacy", { visibility })).body.visibility).toEqual(visibility);
};

/** Whether a reader finds a field of the owner in each place that could show it. */
async function placesShowing(field: Field, reader: Member): Promise<Record<string, boolean>> {
  const { body: page } = await reader.get(`/users/${owner.id}`);
  const found = async (query: string) => {
    const { body } = await reader.get(`/users?${query}&facets=true&limit=100`);
    return body as {
      total: number;
      results: { id: number }[];
      facets: Record<string, { value: string; count: number }[]>;
    };
  };
  const isIn = async (query: string) => (await found(query)).results.some(({ id }) => id === owner.id);
  const card = (await found("search=Quintessa")).results[0] as unknown as Record<string, unknown>;
  const isSaid = (where: unknown, what: unknown) => {
    try {
      expect(where).toMatchObject(what as object);
      return true;
    } catch {
      return false;
    }
  };
  const counted = async (name: string, value: string) =>
    ((await found("search=Quintessa")).facets[name] ?? []).some((one) => one.value === value && one.count > 0);
  const places: Record<string, boolean> = { page: isSaid(page, said[field]) };
  if (field === "location") {
    places.card = card.location === "Zinnowitz";
    places.filter = await isIn("location=zinno");
  }
  if (field === "openTo") {
    places.card = isSaid(card, said.openTo);
    places.filter = await isIn("openTo=mentoring");
    places.facet = await counted("openTo", "mentoring");
    places.insiders = ((await reader.get(`/jobs/${job.id}/insiders`)).body as { count: number }).count === 1;
  }
  if (field === "company") {
    places.card = card.Company !== null;
    places.filter = await isIn(`company=${employer.number}`);
    places.formerFilter = await isIn(`formerCompany=${former.number}`);
    places.facet = await counted("company", String(employer.number));
    const matches = (await reader.get(`/match/users/jobs/${job.id}?limit=50`)).body.results;
    places.match = matches.find(({ id }: { id: number }) => id === owner.id).Company !== null;
    places.insiders = ((await reader.get(`/jobs/${job.id}/insiders`)).body as { count: number }).count === 1;
  }
  if (field === "cohort") {
    places.card = (card.Cohorts as unknown[]).length > 0;
    places.filter = await isIn(`cohort=${cohort.id}`);
    places.facet = await counted("cohort", String(cohort.id));
  }
  return places;
}

const allAre = (shown: boolean, places: Record<string, boolean>) =>
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, shown])));

describe.each(fields)("%s", (field) => {
  test("P01 set to all members, everyone sees it everywhere", async () => {
    await closeTo(field, "members");
    for (const reader of Object.values(cast)) allAre(true, await placesShowing(field, reader));
  });

  test("P01 P02 P07 set to cohorts, only members verified in a cohort of the owner see it", async () => {
    await closeTo(field, "cohort");
    for (const [who, reader] of Object.entries(cast))
      allAre(who === "classmate" || who === "named", await placesShowing(field, reader));
  });

  test("S145 P01 P07 set to nobody, it looks empty to everyone but its owner", async () => {
    await closeTo(field, "me");
    for (const reader of Object.values(cast)) allAre(false, await placesShowing(field, reader));
    expect((await cast.member.get(`/users/${owner.id}`)).body).toMatchObject(closed[field]);
    expect((await owner.get(`/users/${owner.id}`)).body).toMatchObject(said[field]);
    const saved = await saveProfile(cast.admin, owner, undefined, {
      companyId: String(employer.number),
      skills: [String(react)],
    });
    if (field !== "cohort") expect(saved.body).toMatchObject(closed[field]);
  });

  test("P03 P06 search and totals use it only while all members may see it, whoever asks", async () => {
    const words: Partial<Record<Field, string>> = {
      about: "Cartographer",
      location: "Zinnowitz",
      company: "Lantern Visible",
      cohort: cohort.name,
    };
    const seen = async (reader: Member) => {
      const company = (await reader.get(`/companys/${employer.number}`)).body;
      const there = (await reader.get(`/cohorts/${cohort.id}`)).body;
      const q = encodeURIComponent(words[field] ?? "Quintessa");
      const hits = (await reader.get(`/search?q=${q}&kinds=users`)).body.groups[0].results;
      const listed = (await reader.get(`/users?search=${q}`)).body.results;
      const jobReply = (await reader.get(`/jobs/${job.id}`)).body;
      return {
        hit: hits.some(({ id }: { id: number }) => id === owner.id),
        listed: listed.some(({ id }: { id: number }) => id === owner.id),
        people: [company.peopleCount, company.People.length, jobReply.insiders],
        members: [there.memberCount, there.Companies.length, there.Skills.length],
      };
    };
    for (const who of ["members", "cohort", "me"] as const) {
      await closeTo(field, who);
      const isOpen = who === "members";
      const isFound = isOpen || words[field] === undefined;
      for (const reader of [...Object.values(cast), owner]) {
        const { hit, listed, people, members } = await seen(reader);
        expect([hit, listed], who).toEqual([isFound, isFound]);
        expect(people).toEqual(field === "company" && !isOpen ? [0, 0, 0] : [1, 1, 1]);
        const [count, companies, skills] = members;
        expect(count).toBe(field === "cohort" && !isOpen ? 1 : 2);
        expect(companies).toBe((field === "company" || field === "cohort") && !isOpen ? 0 : 1);
        expect(skills).toBe(field === "cohort" && !isOpen ? 0 : 1);
      }
    }
    await closeTo(field, "members");
  });
});

test("P01 P07 a members export has only fields that all members see, and never what they are open to", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-members-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const exported = async (name: string) => {
    await exportFile(board.database, "members", join(folder, name));
    return (await readFile(join(folder, name), "utf8")).split("\n").find((line) => line.includes("Zauberberg")) ?? "";
  };
  const words: Partial<Record<Field, string>> = {
    location: "Zinnowitz",
    links: "https://example.org/mira",
    company: "Lantern Visible",
    cohort: cohort.name,
  };
  for (const [field, word] of Object.entries(words)) {
    await closeTo(field as Field, "cohort");
    expect(await exported(`${field}-closed.csv`), field).not.toContain(word);
    await closeTo(field as Field, "members");
    expect(await exported(`${field}-open.csv`), field).toContain(word);
  }
  expect(await exported("all.csv")).not.toMatch(/mentoring|questions/);
});

test("P07 P09 staff who save a profile leave a hidden company unchanged", async () => {
  const [hiding, moderator] = [await joined(board), await joined(board, { role: "moderator" })];
  await saveProfile(hiding, hiding, undefined, { companyId: String(former.number) });
  const works = async () => (await hiding.get(`/users/${hiding.id}`)).body.Company?.id ?? null;
  await hiding.put("/account/privacy", { visibility: { company: "me" } });
  expect((await saveProfile(moderator, hiding)).body).toMatchObject({ Company: null });
  expect(await works()).toBe(former.number);
  await hiding.put("/account/privacy", { visibility: { company: "members" } });
  expect((await saveProfile(moderator, hiding)).body).toMatchObject({ Company: null });
  expect(await works()).toBeNull();
});

test("P01 the verified mark stays visible when the cohort is hidden", async () => {
  await closeTo("cohort", "me");
  expect((await cast.member.get(`/users/${owner.id}`)).body).toMatchObject({ verified: true, Cohorts: [] });
  await closeTo("cohort", "members");
});

test("P06 in the list, members see their own entry as other members do", async () => {
  await closeTo("location", "me");
  const self = async (reader: Member) =>
    (await reader.get("/users?search=Quintessa")).body.results.find(({ id }: { id: number }) => id === owner.id);
  expect((await self(owner)).location).toBeNull();
  await closeTo("location", "members");
  expect((await self(owner)).location).toBe("Zinnowitz");
});

test("P07 members can preview their own page as other groups see it; another's preview is 403", async () => {
  await closeTo("about", "cohort");
  await saveProfile(
    owner,
    owner,
    { openTo: ["work"] },
    { companyId: String(employer.number), skills: [String(react)] },
  );
  const as = async (who: string) => (await owner.get(`/users/${owner.id}?as=${who}`)).body;
  expect(await as("members")).toMatchObject({ about: null, openTo: ["work"] });
  expect(await as("members")).not.toHaveProperty("email");
  expect(await as("cohort")).toMatchObject({ about: said.about.about, openTo: ["work"] });
  expect(await as("company")).toMatchObject({ about: null, openTo: [] });
  expect((await owner.get(`/users/${owner.id}?as=nobody`)).status).toBe(400);
  expect((await cast.admin.get(`/users/${owner.id}?as=members`)).status).toBe(403);
  await saveProfile(
    owner,
    owner,
    { openTo: said.openTo.openTo },
    { companyId: String(employer.number), skills: [String(react)] },
  );
  await closeTo("about", "members");
});

test("members who may see different fields get different lists", async () => {
  await closeTo("location", "cohort");
  const list = async (reader: Member) => (await reader.get("/users?search=Quintessa")).body;
  const [member, claimed, classmate] = [await list(cast.member), await list(cast.claimed), await list(cast.classmate)];
  expect(member).toEqual(claimed);
  expect(classmate).not.toEqual(member);
  await closeTo("location", "members");
});

test("a partial privacy update keeps the other settings, and an invalid one changes nothing", async () => {
  const before = (await owner.get("/account")).body.privacy;
  const { body } = await owner.put("/account/privacy", { workHiddenFrom: { companies: [former.number] } });
  expect(body).toEqual({ ...before, workHiddenFrom: { ownCompany: true, companies: [former.number] } });
  const others: [unknown, string][] = [
    [{ visibility: { about: "world" } }, "visibility"],
    [{ requestsFrom: "friends" }, "requestsFrom"],
    [{ workHiddenFrom: { companies: [2_000_000_000] } }, "workHiddenFrom"],
    [{ workHiddenFrom: { companies: Array.from({ length: 51 }, (_, n) => n + 1) } }, "workHiddenFrom"],
  ];
  for (const [wrong, field] of others) {
    const reply = await owner.put("/account/privacy", { requestsFrom: "nobody", ...(wrong as object) });
    expect(reply, field).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  }
  expect((await owner.get("/account")).body.privacy).toEqual(body);
  expect((await owner.put("/account/privacy", { workHiddenFrom: { companies: null } })).body).toEqual(before);
});
