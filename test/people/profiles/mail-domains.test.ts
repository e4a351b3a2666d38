import { expect, test } from "vitest";
import { renewWebsiteDomains, websiteDomain } from "../../../server/companies/company-domain.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aWord } from "../../support/builders.ts";
import { joined, namedLongAgo, saveProfile } from "../cast.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

const post = async (who: Member, website: string, name = aWord()) =>
  (await who.send("POST", "/company", { body: aForm({ name, website }) })).body;
const put = (who: Member, { id, name }: { id: number; name: string }, website: string) =>
  who.send("PUT", `/company/${id}`, { body: aForm({ name, website }) });

const lookingFor = async (email: string): Promise<Member> => {
  const member = await joined(board, { email });
  await saveProfile(member, member, { openTo: ["work"] });
  return member;
};
const seesWork = async (reader: Member, { id }: Member) => (await reader.get(`/users/${id}`)).body.openTo.length === 1;

test.each([
  ["https://www.lantern.example/jobs", "lantern.example"],
  ["https://jobs.Lantern.co.uk:8443", "lantern.co.uk"],
  ["https://lantern.github.io", "lantern.github.io"],
  ["https://www.例え。JP./", "xn--r8jz45g.jp"],
])("S154 a website counts by its registrable domain: %s", (website, domain) => {
  expect(websiteDomain(website)).toBe(domain);
});

test.each([
  ...["https://org", "https://co.uk", "https://github.io", "https://192.0.2.1", "https://[2001:db8::1]"],
  ...["https://gmail.com", "https://www.gmx.de", "https://mailbox.org", "https://localhost"],
  ...["https://公司.cn", "https://gmail.com.", "https://a@gmail.com:8443"],
])("S154 a public suffix, an IP address or a mail provider's domain counts for no company: %s", (website) => {
  expect(websiteDomain(website)).toBe(null);
});

test("S154 a company's website changes nothing for others while only its owner has entered it", async () => {
  const [reader, attacker] = [await joined(board, { email: "a@harbour.example" }), await joined(board)];
  const places = ["/users?openTo=work&facets=true&limit=100", `/users/${(await lookingFor("b@harbour.example")).id}`];
  const everything = async () => {
    const replies = places.map((path) =>
      fetch(`${board.url}/api${path}`, { headers: { Authorization: `Bearer ${reader.token}` } }),
    );
    return Promise.all(replies.map(async (reply) => (await reply).text()));
  };
  const without = await everything();
  const company = await post(attacker, "https://harbour.example");
  await namedLongAgo(board, attacker, company.id);
  for (const website of ["https://example", "https://example.", "https://www.harbour.example", "https://gmail.com"]) {
    await put(attacker, company, website);
    expect(await everything()).toEqual(without);
  }
});

test("S154 a domain that staff saved counts until the company is hidden, whatever its owner edits", async () => {
  const [owner, staff] = [await joined(board), await joined(board, { role: "moderator" })];
  const [reader, colleague] = [
    await joined(board, { email: "a@dock.example" }),
    await lookingFor("b@mail.dock.example"),
  ];
  const company = await post(owner, "https://dock.example");
  expect(await seesWork(reader, colleague)).toBe(true);
  await put(staff, company, "https://jobs.dock.example");
  expect(await seesWork(reader, colleague)).toBe(false);
  for (const website of ["", "https://elsewhere.example"]) {
    await put(owner, company, website);
    expect(await seesWork(reader, colleague)).toBe(false);
  }
  await board.database`update posts set state = 'hidden' where kind = 'company' and number = ${company.id}`;
  expect(await seesWork(reader, colleague)).toBe(true);
});

test("S154 a domain counts once two members with confirmed addresses there name its company", async () => {
  const [owner, guest] = [await joined(board), await joined(board)];
  const [first, second] = [
    await joined(board, { email: "a@pier.example" }),
    await board.join({ email: "b@pier.example" }),
  ];
  const [reader, looking] = [await joined(board, { email: "c@pier.example" }), await lookingFor("d@pier.example")];
  const company = await post(owner, "https://pier.example");
  for (const each of [guest, first, second]) await namedLongAgo(board, each, company.id);
  expect(await seesWork(reader, looking)).toBe(true);
  await board.database`update users set email_proven_at = now() where id = ${second.id}`;
  expect(await seesWork(reader, looking)).toBe(false);
  await saveProfile(first, first, {}, { companyId: "" });
  expect(await seesWork(reader, looking)).toBe(false);
});

test("S154 a domain counts as the same in Unicode, in Punycode and with a final dot", async () => {
  const [owner, staff] = [await joined(board), await joined(board, { role: "moderator" })];
  const spellings = ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example.", "post.xn--BCHER-kva.example."];
  const readers = await Promise.all(spellings.map((host, n) => joined(board, { email: `reader${n}@${host}` })));
  const looking = await Promise.all(spellings.map((host, n) => lookingFor(`looking${n}@${host}`)));
  const seen = async () => {
    const lists = await Promise.all(readers.map((reader) => reader.get("/users?openTo=work&limit=100")));
    const listed = lists.flatMap(({ body }) => body.results.map(({ id }: Member) => id));
    const pages = await Promise.all(readers.flatMap((reader) => looking.map((each) => seesWork(reader, each))));
    return [looking.filter(({ id }) => listed.includes(id)).length, pages.filter(Boolean).length];
  };
  const company = await post(owner, "https://bücher.example");
  expect(await seen()).toEqual([4, 16]);
  await put(staff, company, "https://www.bücher.example./");
  expect(await seen()).toEqual([0, 0]);
  await board.database`
    update companies set mail_domain = 'bücher.example' where mail_domain = 'xn--bcher-kva.example'`;
  await renewWebsiteDomains(board.database);
  expect(await seen()).toEqual([0, 0]);
});

test("S154 a website saved by an earlier version becomes a mail domain at the next start", async () => {
  const [owner, reader] = [await joined(board), await joined(board, { email: "a@quay.example" })];
  const [named, looking] = [await joined(board, { email: "b@quay.example" }), await lookingFor("c@quay.example")];
  const company = await post(owner, "");
  for (const each of [reader, named]) await namedLongAgo(board, each, company.id);
  await board.database`
    update companies set website = 'https://quay.example', website_host = 'quay.example'
    where post_id = (select id from posts where kind = 'company' and number = ${company.id})`;
  expect(await seesWork(named, looking)).toBe(true);
  await renewWebsiteDomains(board.database);
  expect(await seesWork(named, looking)).toBe(false);
});
