import { expect, test } from "vitest";
import { counts, everythingIn, importStage } from "./import-stage.ts";

const stage = importStage();

test("F44 each refused job gets a one-line reason; the others are imported", async () => {
  const report = await stage.importing({
    "jobs.csv": [
      "title,link,description,createdAt,skills",
      "Good,https://good.example,,2024-05-31,",
      "Junior dev,www.example.org,,,",
      ",https://no.example/title,,,",
      "Script,javascript:alert(1),,,",
      `Endless,https://long.example,${"é".repeat(20_001)},,`,
      `${"x".repeat(201)},https://long.example/2,,,`,
      "Dated,https://date.example,,31/5/2024,",
      "",
      "Again,https://again.example,,,",
      "Again,https://again.example,,,",
      "Too many cells,https://cells.example,a,,b,c",
      `Skilled,https://skilled.example,,,${Array.from({ length: 51 }, (_, n) => `S${n}`).join(";")}`,
    ].join("\n"),
  });
  expect(report.refusals).toEqual([
    "jobs.csv row 3 'Junior dev': link: 'www.example.org' – must start with http:// or https://",
    "jobs.csv row 4: title is missing",
    "jobs.csv row 5 'Script': link: 'javascript:alert(1)' – must start with http:// or https://",
    `jobs.csv row 7 '${"x".repeat(60)}…': title: '${"x".repeat(60)}…' – Please use at most 200 characters`,
    "jobs.csv row 11 'Again': is the same as jobs.csv row 10",
    "jobs.csv row 12 'Too many cells': has 6 cells where the header has 5: text that holds a separator needs quotes",
  ]);
  expect(report.notes).toContain(
    `jobs.csv row 6 'Endless': description: '${"é".repeat(60)}…' – Please use at most 20,000 characters; left out`,
  );
  expect(report.notes).toContainEqual(
    expect.stringMatching(/skills: 'S0;S1;.*…' – Please use at most 50 names; left out$/),
  );
  expect(report.counts.jobs).toEqual(counts(5, 0, 0, 6));
  expect(report.printed).toContain("Refused: jobs.csv row 4: title is missing\n");
});

test("refused members, companies, projects and skills get a one-line reason too", async () => {
  const report = await stage.importing({
    "members.json": [
      { firstName: "Ada", lastName: "", email: "nowhere" },
      "Grace",
      { firstName: "Grace", lastName: "Hopper", email: "grace@example.org" },
      { firstName: "Grace", lastName: "Again", email: "GRACE@example.org" },
      { firstName: ["Alan"], lastName: { is: "Turing" }, email: "alan\u0000@example.org" },
      { firstName: "Alan\u001b[2J", lastName: "https://evil.example", email: "alan@example.org" },
      { firstName: "Alan", lastName: "Turing", email: "mailto:alan@example.org" },
      { firstName: "Alan", lastName: "Turing", email: "alan@example" },
      { firstName: "Alan", lastName: "Turing", email: "alan<alan@example.org>" },
      { firstName: "Alan", lastName: "Turing", email: "alan@example..org" },
      { firstName: "Alan", lastName: "Turing", email: "a1@example.org", locale: "de-DE" },
      { firstName: "Alan", lastName: "Turing", email: "a2@example.org", locale: "auto" },
      { firstName: "Alan", lastName: "Turing", email: "a3@example.org", locale: ["de"] },
    ],
    "companies.json": [{ name: "Acme", region: "europe" }, { name: " " }, { name: "ACME  " }],
    "projects.json": [
      { title: "Backwards", description: "In time", dateFrom: "2024-02-01", dateTo: "2024-01-01" },
      { title: "Leap", description: "A day too far", dateFrom: "2023-02-29" },
      { title: "Silent", description: null },
    ],
    "skills.json": [
      { name: "Juggling", aliases: ["JS"] },
      { name: "JavaScript", aliases: [], implies: ["React"] },
    ],
  });
  expect(report.refusals).toEqual([
    "companies.json row 2: name is missing",
    "companies.json row 3 'ACME': is the same as companies.json row 1",
    "members.json row 1 'Ada': lastName is missing; email: 'nowhere' – Please enter a valid email address",
    "members.json row 2: is not an object",
    "members.json row 4 'Grace Again': is the same as members.json row 3",
    `members.json row 5 'Alan [object Object]': firstName: '["Alan"]' – write a text; lastName: '{"is":"Turing"}' – write a text; email: 'alan @example.org' – This text contains characters that can't be stored`,
    "members.json row 6 'Alan [2J https://evil.example': firstName: 'Alan [2J' – Please leave out control characters; lastName: 'https://evil.example' – Please enter a name, not a web address",
    "members.json row 7 'Alan Turing': email: 'mailto:alan@example.org' – Please enter a valid email address",
    "members.json row 8 'Alan Turing': email: 'alan@example' – Please enter a valid email address",
    "members.json row 9 'Alan Turing': email: 'alan<alan@example.org>' – Please enter a valid email address",
    "members.json row 10 'Alan Turing': email: 'alan@example..org' – Please enter a valid email address",
    "projects.json row 3 'Silent': description is missing",
  ]);
  const leftOut = report.notes.filter((note) => note.endsWith("; left out"));
  expect(leftOut).toEqual([
    "members.json row 11 'Alan Turing': locale: 'de-DE' – Please choose en or de; left out",
    "members.json row 12 'Alan Turing': locale: 'auto' – Please choose en or de; left out",
    `members.json row 13 'Alan Turing': locale: '["de"]' – Please choose en or de; left out`,
    "projects.json row 1 'Backwards': dateTo: '2024-01-01' – is before the start; left out",
    "projects.json row 2 'Leap': dateFrom: '2023-02-29' – write 31.5.2023 or 2023-05-31; left out",
    "skills.json row 1 'Juggling': aliases: 'JS' – already means JavaScript; left out",
    "skills.json row 2 'JavaScript': implies: 'React' – implies this skill itself; left out",
  ]);
  expect(report.counts).toMatchObject({
    members: counts(4, 0, 0, 9),
    skills: counts(1, 0, 1),
    projects: counts(2, 0, 0, 1),
  });
});

test("an import leaves out dates in the future, except today in any time zone", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const report = await stage.importing({
    "jobs.csv": [
      "title,link,posted at,updated at",
      `Tomorrow's,https://dated.example/1,${inDays(1.1)},`,
      "Mistyped,https://dated.example/2,2062-11-03,",
      `Edited ahead,https://dated.example/3,2024-05-31,${inDays(3).slice(0, 10)}`,
      `Just begun,https://dated.example/4,${inDays(0.9)},${inDays(0.9)}`,
    ].join("\n"),
    "projects.json": [{ title: "Planned", description: "To come", createdAt: inDays(30) }],
    "members.json": [{ firstName: "Dorothy", lastName: "Vaughan", email: "dorothy@example.org", joined: inDays(30) }],
  });
  const ahead = expect.stringMatching(/: '\S+' – must not be in the future; left out$/);
  expect(report.notes.filter((note) => note.includes("left out"))).toEqual([ahead, ahead, ahead, ahead, ahead]);
  expect(report.counts).toMatchObject({ members: counts(1), jobs: counts(4), projects: counts(1) });
  const [begun] = await stage.database`
    select created_at <= now() as posted, updated_at <= now() as updated from posts where title = 'Just begun'`;
  expect(begun).toEqual({ posted: true, updated: true });
});

const unreadable: [name: string, content: string | Uint8Array | object[], sentence: string | RegExp][] = [
  [
    "list.csv",
    "colour,size\nred,5\n",
    /^list\.csv: its columns \(colour, size\) don't tell what it contains: skills need name; /,
  ],
  ["list.csv", "", /^list\.csv: its columns \(none\) don't tell what it contains/],
  ["jobs.json", "{ broken", /^jobs\.json is not valid JSON: /],
  ["jobs.json", '{"jobs": []}', "jobs.json must be a JSON array of objects."],
  ["jobs.csv", 'title,link\n"never closed,https://x.example\n', /^jobs\.csv is not valid CSV: /],
  ["jobs.xlsx", "PK", "jobs.xlsx can't be read: save the spreadsheet as XLSX or CSV first."],
  ["jobs.csv", new Uint8Array([80, 75, 3, 4, 0, 0]), /^jobs\.csv can't be read as an XLSX workbook: /],
  ["jobs.csv", new Uint8Array([7, 0, 0]), "jobs.csv can't be read: save the spreadsheet as XLSX or CSV first."],
  [
    "Stellen.csv",
    "Firma,Ort,Bewerbungslink\nAcme,Bonn,https://acme.example\n",
    /^Stellen\.csv: it is called jobs, but its columns \(Firma, Ort, Bewerbungslink\) .* --kind jobs or --kind companies\.$/,
  ],
  ["jobs.json", [{ name: "Acme" }], /^jobs\.json: it is called jobs, .*: --kind jobs or --kind /],
];

test.for(unreadable)(
  "an import with an unreadable file is refused as a whole: %s %j",
  async ([name, content, sentence]) => {
    const before = await everythingIn(stage.database);
    const good = { "members.csv": "first name,last name,email\nKatherine,Johnson,katherine@example.org\n" };
    await expect(stage.importing({ ...good, [name]: content })).rejects.toThrow(sentence);
    expect(await everythingIn(stage.database)).toEqual(before);
  },
);
