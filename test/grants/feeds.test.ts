import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aJob, aProject } from "../support/builders.ts";
import type { Member } from "../support/members.ts";

const board = testBoard();

const feedOf = async (member: Member, of: string) => {
  const { body } = await member.post("/account/grants", { kind: "feed", name: "Mine", of });
  const local = (address: string) => address.replace(/^https?:\/\/[^/]+/, board.url);
  const read = (kind: "atom" | "json" | "ics", headers = {}) => fetch(local(body.addresses[kind]), { headers });
  return { id: body.id as number, of: body.of as string, addresses: body.addresses, read };
};

test("G05 a feed contains its filtered list, with excerpts and without names", async () => {
  const mira = await board.join();
  await mira.post(
    "/jobs",
    aJob({ title: "Far <b>away</b> & remote", workplace: "remote", description: "word ".repeat(200) }),
  );
  await mira.post("/jobs", aJob({ title: "At the desk", workplace: "onsite" }));
  const { read } = await feedOf(await board.join(), "/jobs?workplace=remote&page=3");
  const [atom, json] = await Promise.all([
    read("atom").then((reply) => reply.text()),
    read("json").then((reply) => reply.text()),
  ]);
  const { entries = [] } = parseAtomFeed(atom);
  expect(entries.map(({ title }) => title?.value ?? title)).toEqual(["Far <b>away</b> & remote"]);
  const { items = [], version } = parseJsonFeed(json) as {
    items?: { content_text?: string; title?: string }[];
    version?: string;
  };
  expect(items.map(({ title }) => title)).toEqual(["Far <b>away</b> & remote"]);
  expect(JSON.parse(json).version ?? version).toBe("https://jsonfeed.org/version/1.1");
  expect(items[0]?.content_text?.length).toBeLessThan(400);
  expect(atom + json).not.toContain(mira.lastName);
});

test("G05 saved jobs that are open have a calendar of their last days", async () => {
  const mira = await board.join();
  const [open, filled] = [
    (await mira.post("/jobs", aJob({ title: "Open" }))).body,
    (await mira.post("/jobs", aJob())).body,
  ];
  const leo = await board.join();
  for (const { id } of [open, filled]) await leo.put(`/saved/jobs/${id}`, {});
  await mira.put(`/jobs/${filled.id}/status`, { status: "filled" });
  const { read, addresses } = await feedOf(leo, "/saved");
  expect(Object.keys(addresses)).toEqual(["atom", "json", "ics"]);
  const calendar = new ICAL.Component(ICAL.parse(await (await read("ics")).text()));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  expect(String(event?.getFirstPropertyValue("summary"))).toContain("Open");
  expect(String(event?.getFirstPropertyValue("dtstart"))).toBe(open.expiresAt.slice(0, 10));
});

test("G05 an unchanged feed gets 304", async () => {
  const { read } = await feedOf(await board.join(), "/projects");
  const first = await read("atom");
  expect(first.headers.get("cache-control")).toBe("private, max-age=900");
  const again = await read("atom", { "If-None-Match": first.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("G05 members, messages and foreign addresses have no feed", async () => {
  const mira = await board.join();
  for (const of of [
    "/users",
    "/messages",
    "/jobs/1",
    "https://else.example/jobs",
    "//else.example",
    "",
    "/jobs?workplace=moon",
  ]) {
    const { status } = await mira.post("/account/grants", { kind: "feed", name: "Mine", of });
    expect([of, status]).toEqual([of, 400]);
  }
});

test("G06 a feed contains what its member can currently see, and 410 once it is ended", async () => {
  const [mira, leo, mod] = [await board.join(), await board.join(), await board.join({ role: "moderator" })];
  const { body } = await mira.post("/projects", aProject({ title: "Hidden soon" }));
  const { read, id } = await feedOf(leo, "/projects");
  expect(await (await read("json")).text()).toContain("Hidden soon");
  await mira.delete(`/projects/${body.id}`);
  expect(await (await read("json")).text()).not.toContain("Hidden soon");
  await leo.delete(`/account/grants/${id}`);
  expect((await read("json")).status).toBe(410);
  const other = await feedOf(leo, "/jobs");
  await mod.put(`/users/${leo.id}/suspension`, { reason: "Spam", endsOn: null });
  expect((await other.read("atom")).status).toBe(410);
});
