import { expect, test } from "vitest";
import { daily } from "../../server/due/due-steps.ts";
import { joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { doneOn } from "../support/notifications/news.ts";
import { evidenceOf, listRepositories, markOf, openHost, proofOf } from "./stage.ts";

const host = await openHost();
const settings = {
  RATE_LIMIT_SCALE: "1000",
  ALLOW_LOCAL_WEBHOOKS: "1",
  OAUTH_HUB_AUTHORIZE_URL: `${host.url}/authorize`,
  OAUTH_HUB_TOKEN_URL: `${host.url}/token`,
  OAUTH_HUB_USER_URL: `${host.url}/api/user`,
  OAUTH_HUB_EMAILS_URL: `${host.url}/api/emails`,
  OAUTH_HUB_CLIENT_ID: "board",
  OAUTH_HUB_CLIENT_SECRET: "secret",
  OAUTH_HUB_LABEL: "Hub",
};
const board = testBoard(settings);
const done = doneOn(board, settings);

const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);
const lookedAt = async (at: Date) => (await done(at, daily)).filter((line) => line.startsWith("repository"));

let count = 0;
async function someone(skill = "JavaScript") {
  const member = await joined(board, { skills: [skill] });
  count += 1;
  return { member, path: `/ada/boats${count}`, skills: await board.skillIds(skill) };
}
const link = async (member: Member, subject: string) => {
  await board.database`
    insert into identities (user_id, provider, issuer, subject, label) values (${member.id}, 'hub', ${host.url}, ${subject}, 'ada')`;
};
const ownedBy = (id: number, more = {}) => JSON.stringify({ private: false, owner: { id, login: "ada" }, ...more });

test("E11 a repository with the member's code in its file is evidence for its skills", async () => {
  const { member, path, skills } = await someone();
  const one = { address: `${host.url}${path}.git/`, skills };
  const [before] = await listRepositories(member, one);
  expect(before).toEqual({
    ...one,
    address: `${host.url}${path}`,
    code: before?.code,
    proven: false,
    checkedAt: before?.checkedAt,
  });
  expect(await markOf(member, member, skills[0] as number)).toBe(0);
  host.pages.set(proofOf(path), `# Mine\r\n ${before?.code} \n`);
  expect(await listRepositories(member, one)).toMatchObject([{ proven: true, code: before?.code }]);
  const reader = await board.join();
  expect(await evidenceOf(reader, member, skills[0] as number)).toEqual([
    { kind: "repository", title: path.slice(1), address: `${host.url}${path}`, at: expect.any(String) },
  ]);
  expect(await markOf(reader, member, skills[0] as number)).toBe(1);
});

test("E11 another member's code is no proof; a member has one code for all repositories", async () => {
  const [ada, bob] = [await someone(), await someone()];
  const at = (path: string) => ({ address: `${host.url}${path}`, skills: ada.skills });
  const codes = (await listRepositories(ada.member, at(ada.path), at("/ada/more"))).map(({ code }) => code);
  expect(new Set(codes).size).toBe(1);
  host.pages.set(proofOf(ada.path), `${codes[0]}\n`);
  const [foreign] = await listRepositories(bob.member, at(ada.path));
  expect(foreign).toMatchObject({ proven: false });
  expect(foreign?.code).not.toBe(codes[0]);
  host.pages.set(proofOf("/ada/more"), `not${codes[0]}`);
  expect((await listRepositories(ada.member, at(ada.path), at("/ada/more"))).map((one) => one.proven)).toEqual([
    true,
    false,
  ]);
});

test("E11 a linked account that owns a public repository proves it until it is unlinked", async () => {
  const { member, path, skills } = await someone();
  await link(member, "4711");
  const one = { address: `${host.url}${path}`, skills };
  host.pages.set(`/api/repos${path}`, ownedBy(4712));
  expect(await listRepositories(member, one)).toMatchObject([{ proven: false }]);
  host.pages.set(`/api/repos${path}`, ownedBy(4711, { private: true }));
  expect(await listRepositories(member, one)).toMatchObject([{ proven: false }]);
  host.pages.set(`/api/repos${path}`, ownedBy(4711));
  expect(await listRepositories(member, one)).toMatchObject([{ proven: true }]);
  const [key] = (await member.get("/account/keys")).body.identities;
  expect((await member.delete(`/account/identities/${key.id}`)).status).toBe(204);
  expect((await member.get("/account/repositories")).body.repositories).toMatchObject([{ proven: false }]);
  expect(await evidenceOf(member, member, skills[0] as number)).toEqual([]);
});

test("E12 a monthly check ends the proof of a missing file, but not if the host is down", async () => {
  const { member, path, skills } = await someone();
  const one = { address: `${host.url}${path}`, skills };
  const [{ code } = { code: "" }] = await listRepositories(member, one);
  host.pages.set(proofOf(path), code);
  await listRepositories(member, one);
  await lookedAt(inMonths(1));
  expect(await lookedAt(inMonths(1))).toEqual([]);
  host.pages.set(proofOf(path), 503);
  expect((await lookedAt(inMonths(3))).length).toBeGreaterThan(0);
  expect(await markOf(member, member, skills[0] as number)).toBe(1);
  host.pages.set(proofOf(path), 404);
  await lookedAt(inMonths(5));
  expect(await markOf(member, member, skills[0] as number)).toBe(0);
  host.pages.set(proofOf(path), code);
  expect(await listRepositories(member, one)).toMatchObject([{ proven: true }]);
});

test("E11 a repository's check takes at most ten seconds if its host doesn't answer", { timeout: 20_000 }, async () => {
  const { member, path, skills } = await someone();
  host.pages.set(proofOf(path), 0);
  const before = Date.now();
  expect(await listRepositories(member, { address: `${host.url}${path}`, skills })).toMatchObject([{ proven: false }]);
  expect(Date.now() - before).toBeLessThan(10_000);
});

test("E11 a list of repositories takes only public https hosts and known skills", async () => {
  const { member, path, skills } = await someone();
  const sent = (repositories: unknown) => member.put("/account/repositories", { repositories });
  for (const address of ["http://example.com/a/b", "https://10.0.0.1/a/b", "https://github.com/ada", "file:///a/b", 7])
    expect((await sent([{ address, skills }])).status, String(address)).toBe(400);
  expect((await sent([{ address: `${host.url}${path}`, skills: [2_000_000] }])).status).toBe(400);
  expect((await sent(Array(11).fill({ address: `${host.url}${path}`, skills }))).status).toBe(400);
  expect(await listRepositories(member)).toEqual([]);
  const both = await listRepositories(
    member,
    ...["/A/b", "/a/b.git"].map((at) => ({ address: host.url + at, skills })),
  );
  expect(both).toHaveLength(1);
});
