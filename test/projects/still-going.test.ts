import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { daily, quarterHourly } from "../../server/due/due-steps.ts";
import { hashOf, newToken } from "../../server/http/tokens.ts";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { doneOn } from "../support/notifications/news.ts";
import { openPostOffice } from "../support/post-office.ts";
import { asker, projectWithSeats, seated, teamOf } from "./team-stage.ts";

const office = await openPostOffice();
const settings = { SMTP_URL: office.url, RATE_LIMIT_SCALE: "100" };
const board = testBoard(settings);
const done = doneOn(board, settings);
beforeAll(() => board.startMail());
afterAll(() => office.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);
const linesAt = async (days: number) => done(inDays(days), [...quarterHourly, ...daily]);
const project = async (owner: Member, more: Record<string, unknown> = {}) => {
  const given = aProject({ stage: "running", seats: [{ name: "Frontend" }], ...more });
  return teamOf((await owner.post("/projects", given)).body.id);
};
const linesOf = (lines: string[], { id }: { id: number }) => lines.filter((line) => line.startsWith(`project ${id}:`));
const answer = (body: object) => board.visitor.post("/still-going", body);

/** What the mail to a member says; mails leave in no order. */
const mailTo = ({ email }: Member, words: string) =>
  vi.waitFor(
    () => {
      const found = office.mails.find(
        ({ to, text }) => [to].flat()[0]?.value[0]?.address === email && text?.includes(words),
      );
      return found ?? expect.fail(`no mail ${words}`);
    },
    { timeout: 20_000, interval: 100 },
  );

describe("a project without activity", unhurried, () => {
  test("E07 is asked about after 30 days, in one mail per owner, and ended after 60", async () => {
    const [owner, ada] = [await asker(board), await asker(board)];
    const given = { title: "Harbour", seats: [{ name: "Frontend" }, { name: "Backend" }] };
    const [harbour, pier] = [await project(owner, given), await project(owner, { title: "Pier", stage: "idea" })];
    const [plain, over] = [await project(owner, { stage: null }), await project(owner, { stage: "ended" })];
    await seated(harbour, owner, ada);
    expect(linesOf(await linesAt(29), harbour)).toEqual([]);
    const lines = await linesAt(31);
    expect(lines).toContain(`member ${owner.id}: asked by mail (going)`);
    for (const asked of [harbour, pier])
      expect(linesOf(lines, asked)).toEqual([`project ${asked.id}: asked if still going`]);
    expect([...linesOf(lines, plain), ...linesOf(lines, over)]).toEqual([]);
    const { subject, text } = await mailTo(owner, "Harbour");
    expect(subject).toBe("Are your 2 projects still going?");
    expect(text).toContain("Pier");
    expect((await toldInbox(board.database, owner)).map(({ event }) => event)).toContain("project.ending");
    expect(linesOf(await linesAt(59), harbour)).toEqual([]);
    expect(linesOf(await linesAt(62), harbour)).toEqual([`project ${harbour.id}: ended`]);
    const seats = [{ state: "taken" }, { state: "closed" }];
    expect(await harbour.seen(ada)).toMatchObject({ stage: "ended", seats, team: [{ id: ada.id }] });
    expect(await linesAt(200)).not.toContain(`project ${harbour.id}: ended`);
  });

  test("E07 is answered by its mailed link once: still going for 30 more days, or ended", async () => {
    const owner = await asker(board);
    const [lives, ends] = [await project(owner, { title: "Lives" }), await project(owner, { title: "Ends" })];
    await linesAt(31);
    const { text } = await mailTo(owner, "Lives");
    const links = [...(text ?? "").matchAll(/still-going\?token=([\w-]+)&answer=(yes|ended)/g)];
    expect(links.map(([, , said]) => said)).toEqual(["yes", "ended", "yes", "ended"]);
    const [first, second] = [links[0]?.[1], links[2]?.[1]];
    expect(await answer({ token: first })).toMatchObject({ status: 200, body: { id: lives.id, stage: "running" } });
    expect((await answer({ token: first, answer: "yes" })).body).toEqual({
      id: lives.id,
      title: "Lives",
      stage: "running",
    });
    expect(await answer({ token: second, answer: "ended" })).toMatchObject({ status: 200, body: { stage: "ended" } });
    for (const token of [first, second, newToken(), "", 7])
      expect((await answer({ token, answer: "yes" })).status).toBe(410);
    expect((await ends.seen(owner)).seats).toMatchObject([{ state: "closed" }]);
    expect(linesOf(await linesAt(29), lives)).toEqual([]);
    expect(linesOf(await linesAt(31), lives)).toEqual([`project ${lives.id}: asked if still going`]);
  });

  test.each<[string, (team: Awaited<ReturnType<typeof project>>, owner: Member) => Promise<unknown>]>([
    ["a change", (team, owner) => owner.put(`/projects/${team.id}`, aProject({ title: "Anew" }))],
    ["a comment", (team, owner) => owner.post("/comments", { parent: "projects", parentId: team.id, text: "On it." })],
    ["a request", async (team) => team.ask(await asker(board))],
  ])("E07 is no longer quiet after %s, whether before or after the question", async (_, act) => {
    const [owner, other] = [await asker(board), await asker(board)];
    const [before, after] = [await project(owner), await project(other)];
    const past = board.database`now() - interval '29 days'`;
    await board.database`
      update projects set due_at = due_at - interval '29 days' where post_id in (select id from posts where number = any(${[before.id, after.id]}) and kind = 'project')`;
    await board.database`update posts set updated_at = ${past} where number = any(${[before.id, after.id]}) and kind = 'project'`;
    await act(before, owner);
    const asked = await linesAt(2);
    expect([linesOf(asked, before), linesOf(asked, after).length]).toEqual([[], 1]);
    await board.database`update projects set asked_at = now() - interval '1 minute' where asked_at is not null`;
    await act(after, other);
    expect(linesOf(await linesAt(31), after)).toEqual([`project ${after.id}: asked if still going`]);
  });

  test("E07 is revived by editing its stage, and asked about again", async () => {
    const owner = await asker(board);
    const team = await project(owner);
    await linesAt(31);
    await linesAt(62);
    await owner.put(`/projects/${team.id}`, aProject({ stage: "building" }));
    expect(await team.seen(owner)).toMatchObject({ stage: "building", seats: [{ state: "closed" }] });
    expect(linesOf(await linesAt(31), team)).toEqual([`project ${team.id}: asked if still going`]);
  });

  test("E07 is ended after 60 days even if its owner opted out of the mail", async () => {
    const owner = await asker(board);
    const team = await project(owner);
    await owner.put("/account/notifications", { kinds: { ending: { board: true, mail: "never", push: false } } });
    expect(await linesAt(31)).not.toContain(`member ${owner.id}: asked by mail (going)`);
    expect(linesOf(await linesAt(62), team)).toEqual([`project ${team.id}: ended`]);
  });

  test("E06 holding a seat for 30 days is recorded once, and only for members still in it", async () => {
    const [owner, ada, bob] = [await asker(board), await asker(board), await asker(board)];
    const team = await projectWithSeats(owner, ["Frontend", "Backend"]);
    await seated(team, owner, ada);
    await seated(team, owner, bob, 2);
    await team.leave(bob, { stay: true });
    await linesAt(29);
    const full = () => board.database<{ userId: number; days: number }[]>`
      select user_id, extract(day from full_at - since)::int as days from project_team
      where user_id = any(${[ada.id, bob.id]}) and full_at is not null`;
    expect(await full()).toEqual([]);
    await linesAt(31);
    expect(await full()).toEqual([{ userId: ada.id, days: 30 }]);
  });
});

test("E07 a link that asks about a project can't answer for a job", async () => {
  const owner = await asker(board);
  const { id } = await project(owner);
  const token = newToken();
  await board.database`
    insert into still_open_tokens (post_id, token_hash, user_id, expires_at)
    select id, ${hashOf(token)}, owner_id, now() + interval '1 day' from posts where kind = 'project' and number = ${id}`;
  expect((await board.visitor.post("/still-open", { token, answer: "filled" })).status).toBe(400);
  expect((await answer({ token, answer: "yes" })).status).toBe(200);
});
