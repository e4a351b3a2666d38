import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();
let poster: Member;
let reader: Member;

beforeAll(async () => {
  [poster, reader] = await Promise.all([board.join(), board.join()]);
});

const post = async (given: Record<string, unknown> = {}): Promise<number> =>
  (await poster.post("/jobs", aJob(given))).body.id;
const savedOf = async (member: Member, query = "") =>
  (await member.get(`/saved/jobs${query}`)).body.results.map(({ id }: { id: number }) => id);
const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe("J30 a saved job", () => {
  test("J30 keeps omitted fields and the time of saving; null clears a field", async () => {
    const id = await post();
    const saved = await reader.put(`/saved/jobs/${id}`, {});
    expect(saved).toMatchObject({ status: 200, body: { note: null, appliedAt: null } });
    const note = await reader.put(`/saved/jobs/${id}`, { note: " Ask Mira " });
    expect(note.body).toEqual({ ...saved.body, note: "Ask Mira" });
    const applied = await reader.put(`/saved/jobs/${id}`, { appliedAt: dayFromNow(1) });
    expect(applied.body).toEqual({ ...note.body, appliedAt: dayFromNow(1) });
    const cleared = await reader.put(`/saved/jobs/${id}`, { note: null });
    expect(cleared.body).toEqual({ ...applied.body, note: null });
    expect((await reader.get(`/jobs/${id}`)).body.saved).toEqual(cleared.body);
    expect((await reader.put(`/saved/jobs/${id}`, { appliedAt: null })).body).toEqual(saved.body);
    for (const gone of [1, 2]) expect((await reader.delete(`/saved/jobs/${id}`)).status, `${gone}`).toBe(204);
    expect((await reader.get(`/jobs/${id}`)).body.saved).toBeNull();
  });

  test("J30 has a note of at most 2,000 characters and a real date, at most tomorrow", async () => {
    const id = await post();
    for (const appliedAt of [dayFromNow(2), "2026-02-30", "yesterday", 20260101]) {
      const refused = await reader.put(`/saved/jobs/${id}`, { appliedAt });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["appliedAt"]]);
    }
    const long = await reader.put(`/saved/jobs/${id}`, { note: "é".repeat(2001) });
    expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ["note"]]);
    expect(await savedOf(reader)).not.toContain(id);
    expect((await reader.put(`/saved/jobs/${id}`, { note: "😀".repeat(2000) })).status).toBe(200);
  });

  test("J30 is created once by ten simultaneous saves", async () => {
    const id = await post();
    const member = await board.join();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => member.put(`/saved/jobs/${id}`, n % 2 === 0 ? { note: "Once" } : {})),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.at)).size).toBe(1);
    expect((await member.get("/saved/jobs")).body).toMatchObject({
      total: 1,
      results: [{ id, saved: { note: "Once" } }],
    });
    expect((await poster.get(`/jobs/${id}`)).body.savedCount).toBe(1);
  });

  test("J30 is one of at most 500, even with simultaneous saves; existing ones can be edited", async () => {
    const member = await board.join();
    const jobs = await writePosts(
      board.database,
      "job",
      manyPosts(505, (n) => ({ title: `Many ${n}`, ownerId: poster.id })),
    );
    await board.database`
      insert into saved_jobs (user_id, post_id)
      select ${member.id}, id from posts where kind = 'job' and number = any(${jobs.slice(0, 497).map(({ number }) => number)})`;
    const replies = await Promise.all(jobs.slice(497).map(({ number }) => member.put(`/saved/jobs/${number}`, {})));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.error).toBe("You have saved 500 jobs. Remove some first.");
    expect((await member.get("/saved/jobs?limit=1")).body.total).toBe(500);
    expect((await member.put(`/saved/jobs/${jobs[0]?.number}`, { note: "Still mine" })).status).toBe(200);
    await board.database`delete from posts where kind = 'job' and title like 'Many %'`;
  });
});

describe("J31 a saved job", () => {
  test("J31 is in nobody else's replies; the job's owner sees only how many members saved it", async () => {
    const id = await post({ title: "A job that several save" });
    const [moderator, other] = [await board.join({ role: "moderator" }), await board.join()];
    const { body: before } = await other.get("/jobs");
    await reader.put(`/saved/jobs/${id}`, { note: "marmalade", appliedAt: dayFromNow(0) });
    await poster.put(`/saved/jobs/${id}`, {});
    expect((await other.get("/jobs")).body).toEqual(before);
    for (const path of ["/jobs", `/jobs/${id}`, "/jobs?search=several", "/saved/jobs"]) {
      for (const somebody of [moderator, other, poster]) {
        expect(JSON.stringify((await somebody.get(path)).body)).not.toContain("marmalade");
      }
      expect(JSON.stringify((await reader.get(path)).body)).toContain("marmalade");
    }
    expect((await reader.get("/jobs?search=marmalade")).body.total).toBe(0);
    for (const somebody of [reader, moderator, other]) {
      expect((await somebody.get(`/jobs/${id}`)).body).not.toHaveProperty("savedCount");
    }
    expect((await poster.get(`/jobs/${id}`)).body).toMatchObject({ savedCount: 1, saved: { note: null } });
    expect((await poster.get("/jobs")).body.results[0]).toMatchObject({ id, savedCount: 1 });
    const events = await board.database`select events::text as row from events`;
    expect(JSON.stringify(events)).not.toContain("marmalade");
  });

  test("J31 is in its member's own replies immediately", async () => {
    const path = `/jobs/${await post()}`;
    const { body: plain } = await reader.get(path);
    const { body: saved } = await reader.put(`/saved${path}`, {});
    expect((await reader.get(path)).body).toEqual({ ...plain, saved });
    await reader.delete(`/saved${path}`);
    expect((await reader.get(path)).body).toEqual(plain);
  });
});

test("J17 saved=true filters by saved jobs, and its facet counts only the member's own", async () => {
  const member = await board.join();
  const id = await post({ title: "Kept for the filter" });
  await post({ title: "Not kept" });
  await member.put(`/saved/jobs/${id}`, { note: "Filtered" });
  const countOf = async (somebody: Member) => (await somebody.get("/jobs?facets=true")).body.facets.saved[0].count;
  expect([await countOf(member), await countOf(await board.join())]).toEqual([1, 0]);
  const { body } = await member.get("/jobs?saved=true");
  expect(body).toMatchObject({ total: 1, results: [{ id, saved: { note: "Filtered" } }] });
  await poster.put(`/jobs/${id}/status`, { status: "withdrawn" });
  expect((await member.get("/jobs?saved=true")).body.total).toBe(0);
  expect((await member.get("/jobs?saved=true&status=any")).body.total).toBe(1);
});

describe("J32 saved jobs", () => {
  test("J32 of any status are listed, last saved first, and filtered by whether one applied", async () => {
    const member = await board.join();
    const ids = [await post(), await post(), await post()] as [number, number, number];
    for (const id of ids) await member.put(`/saved/jobs/${id}`, id === ids[1] ? { appliedAt: dayFromNow(-3) } : {});
    await poster.put(`/jobs/${ids[0]}/status`, { status: "filled" });
    await poster.put(`/jobs/${ids[1]}/status`, { status: "withdrawn" });
    expect(await savedOf(member)).toEqual(ids.toReversed());
    expect((await member.get("/saved/jobs?limit=2&page=2")).body).toMatchObject({
      results: [{ id: ids[0], status: "filled", saved: { note: null } }],
      ...{ total: 3, totalPages: 2, currentPage: 2, cut: [] },
    });
    expect(await savedOf(member, "?applied=true")).toEqual([ids[1]]);
    expect(await savedOf(member, "?applied=false")).toEqual([ids[2], ids[0]]);
    expect((await member.get("/saved/jobs?applied=maybe")).status).toBe(400);
    expect((await member.put(`/saved/jobs/${ids[0]}`, { note: "Filled, alas" })).status).toBe(200);
  });

  test("J32 that are deleted leave the list and can't be saved again", async () => {
    const id = await post();
    await reader.put(`/saved/jobs/${id}`, {});
    await poster.delete(`/jobs/${id}`);
    expect(await savedOf(reader)).not.toContain(id);
    expect((await reader.put(`/saved/jobs/${id}`, {})).status).toBe(404);
    expect((await reader.delete(`/saved/jobs/${id}`)).status).toBe(204);
  });

  test("J32 are in the export and the deletion preview, and are deleted with the account", async () => {
    const id = await post({ title: "Worth a copy" });
    const member = await board.join();
    await member.put(`/saved/jobs/${id}`, { note: "For later" });
    const { savedJobs } = (await member.get("/account/export")).body;
    expect(savedJobs).toMatchObject([{ id, title: "Worth a copy", note: "For later", appliedAt: null }]);
    expect((await member.get("/account/deletion")).body.savedJobs).toBe(1);
    await board.database`delete from users where id = ${member.id}`;
    expect(await board.database`select from saved_jobs where user_id = ${member.id}`).toHaveLength(0);
    expect((await poster.get(`/jobs/${id}`)).body.savedCount).toBe(0);
  });
});
