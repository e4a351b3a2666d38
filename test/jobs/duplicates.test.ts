import { beforeAll, expect, test } from "vitest";
import { computeLinkKeys } from "../../server/jobs/job-link-key.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany, writePosts } from "../support/posts.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

const post = async (given: Record<string, unknown>) => (await alice.post("/jobs", aJob(given))).body;
const sameAs = async (link: string, except?: number) => {
  const query = new URLSearchParams({ link, ...(except && { except: String(except) }) });
  const { status, body } = await alice.get(`/jobs/duplicates?${query}`);
  expect(status).toBe(200);
  return body.results;
};
const idsOf = (jobs: { id: number }[]) => jobs.map(({ id }) => id);

test.each([
  ["https://jobs.example.org/17", "http://jobs.example.org/17"],
  ["https://a.example.org/Jobs", "HTTPS://WWW.A.Example.ORG:443/Jobs/"],
  ["http://b.example.org:80/x/?b=2&a=1", "https://b.example.org/x?a=1&b=2"],
  ["https://c.example.org", "https://c.example.org/#apply"],
  ["https://d.example.org/x", "https://d.example.org/x?utm_source=a&utm_campaign=b&gclid=1&fbclid=2#top"],
  ["https://o.example.org/x", " https://o.example.org/x\n"],
  ["https://e.example.org/x?gh_jid=7", "https://e.example.org/x?gh_src=q&gh_jid=7&lever-source=1&lever-origin=2"],
])("J40 the links %s and %s are the same posting", async (one, other) => {
  const { id } = await post({ link: one });
  expect(idsOf(await sameAs(other))).toEqual([id]);
  expect(await sameAs(other, id)).toEqual([]);
});

test.each([
  ["https://f.example.org/x?gh_jid=7", "https://f.example.org/x?gh_jid=8"],
  ["https://g.example.org/#/jobs/1", "https://g.example.org/#/jobs/2"],
  ["https://h.example.org/#!jobs/1", "https://h.example.org/"],
  ["https://i.example.org/Jobs", "https://i.example.org/jobs"],
  ["https://j.example.org:8443/x", "https://j.example.org/x"],
  ["https://k.example.org/x?ref=1", "https://k.example.org/x"],
])("J40 the links %s and %s are different postings", async (one, other) => {
  const { id } = await post({ link: one });
  expect(await sameAs(other)).toEqual([]);
  expect(idsOf(await sameAs(one))).toEqual([id]);
});

test("J40 the newest three duplicates are listed, whatever their status", async () => {
  const link = "https://l.example.org/x";
  const company = await writeCompany(board.database, "Lantern");
  const jobs = [];
  for (let n = 0; n < 4; n += 1) jobs.push(await post({ link, companyId: company.number }));
  await alice.put(`/jobs/${jobs[3].id}/status`, { status: "filled" });
  const [newest, ...rest] = await sameAs(link);
  expect(newest).toEqual({
    ...{ id: jobs[3].id, title: jobs[3].title, status: "filled", createdAt: jobs[3].createdAt },
    Company: { id: company.number, name: "Lantern", logo: null },
  });
  expect(idsOf(rest)).toEqual([jobs[2].id, jobs[1].id]);
  await alice.put(`/jobs/${jobs[2].id}`, aJob({ link: "https://l.example.org/another" }));
  expect(idsOf(await sameAs(link))).toEqual([jobs[3].id, jobs[1].id, jobs[0].id]);
});

test("J40 duplicates older than 90 days are left out; links from before an upgrade count", async () => {
  const link = "https://m.example.org/x";
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [, young] = await writePosts(board.database, "job", [
    { title: "Old", link, createdAt: ago(91) },
    { title: "Young", link, createdAt: ago(89) },
  ]);
  expect(await sameAs(link)).toEqual([]);
  await computeLinkKeys(board.database);
  expect(idsOf(await sameAs(link))).toEqual([young?.number]);
});

test.each([
  "",
  "example.org",
  "ftp://example.org/x",
  "http://",
  "https://a b",
  `https://example.org/${"x".repeat(5000)}`,
])("J40 an invalid link has no duplicates: %s", async (link) => expect(await sameAs(link)).toEqual([]));

test("J40 a suspended member's jobs aren't listed as duplicates", async () => {
  const [bob, admin] = [await board.join(), await board.join({ role: "admin" })];
  const link = "https://n.example.org/x";
  await bob.post("/jobs", aJob({ link }));
  expect(await sameAs(link)).toHaveLength(1);
  await admin.put(`/users/${bob.id}/suspension`, { reason: "spam" });
  expect(await sameAs(link)).toEqual([]);
});
