import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { columns } from "../../server/import/import-columns.ts";
import { kindOf } from "../../server/import/import-kinds.ts";
import { titleReader } from "../../server/import/job-title-skills.ts";
import { skillCatalogue } from "../../server/skills/skill-catalogue.ts";
import { counts, importStage } from "./import-stage.ts";

const stage = importStage();

const mitglieder = [
  "Vorname;Nachname;E-Mail-Adresse;Firma;Kenntnisse;Mitglied seit;Bemerkung",
  "Jürgen;Groß;juergen@example.org;Müller & Söhne;HTML, CSS | JS;31.5.2021;",
  '"Zoë ""Z""";Fuß;zoe@example.org;MÜLLER  & Söhne;"Weben;\nNähen";;',
];
const inWindows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const encodings: [name: string, encoded: Uint8Array][] = [
  ["UTF-8 with a BOM", Buffer.from(`\ufeff${mitglieder.join("\r\n")}\r\n`)],
  ["Windows-1252, as Excel saves it", inWindows1252(mitglieder.join("\r\n"))],
  ["UTF-16, as Excel's Unicode text", Buffer.from(`\ufeff${mitglieder.join("\r\n")}`, "utf16le")],
];

test.for(encodings)("an import reads a German spreadsheet with semicolons in %s", async ([, encoded]) => {
  await stage.database`truncate users, posts, search_documents cascade`;
  const report = await stage.importing({ "Teilnehmer.csv": encoded });
  expect(report.refusals).toEqual([]);
  expect(report.notes[0]).toBe("Teilnehmer.csv contains members; ignored: Bemerkung.");
  const members = await stage.database`
    select first_name, last_name, company.title as company, users.created_at::date::text as since,
      (select array_agg(skills.name order by skills.name) from skills join user_skills on skill_id = skills.id
       where user_id = users.id) as skills
    from users join posts company on company.id = company_id order by users.id`;
  expect([...members]).toEqual([
    {
      firstName: "Jürgen",
      lastName: "Groß",
      company: "Müller & Söhne",
      since: "2021-05-31",
      skills: ["CSS", "HTML", "JavaScript"],
    },
    expect.objectContaining({ firstName: 'Zoë "Z"', company: "Müller & Söhne", skills: ["Nähen", "Weben"] }),
  ]);
});

test("an import uses the first of two columns with the same name and reports the other", async () => {
  const { notes } = await stage.importing({
    "Stellen.csv": "Titel,Link,Skills,Skills\nTester,https://twice.example/1,React,Docker\n",
  });
  expect(notes[0]).toBe("Stellen.csv contains jobs; ignored: Skills.");
  const named = await stage.database`
    select name from jobs join post_skills using (post_id) join skills on skills.id = skill_id
    where link = 'https://twice.example/1'`;
  expect(named.map(({ name }) => name)).toEqual(["React"]);
});

test("an import reads jobs from a German spreadsheet with tabs", async () => {
  const { refusals } = await stage.importing({
    "Stellen.csv":
      "Titel\tFirma\tOrt\tLink\tBeschreibung\nEntwickler\tAcme\tKöln\thttps://acme.example\tMit\u00a0uns\n",
  });
  expect(refusals).toEqual([]);
  const [job] =
    await stage.database`select title, location, description from jobs join posts on id = post_id where link = 'https://acme.example'`;
  expect(job).toEqual({ title: "Entwickler", location: "Köln", description: "Mit\u00a0uns" });
});

test("an import reads an XLSX workbook with a title above its header", async () => {
  const text = (value: string) => ({ value });
  const day = { value: new Date("2023-05-31"), type: Date, format: "dd.mm.yyyy" } as const;
  const people = [
    [text("Mitglieder, Stand Mai")],
    [],
    ["Vorname", "Nachname", "E-Mail", "Eintrittsdatum", "Kenntnisse"].map(text),
    [text("Zoë"), text("Fuß"), text("zoe-x@example.org"), day, text("CSS, React")],
    [],
    [text("Kurt"), text("Fuß"), text("kurt")],
  ];
  const workbook = await writeWorkbook([
    { data: [[text("Was hier steht")]], sheet: "Titel" },
    { data: people, sheet: "Leute" },
  ]).toBuffer();
  const { refusals, notes } = await stage.importing({ "Liste.xlsx": workbook });
  expect(refusals).toEqual(["Liste.xlsx row 6 'Kurt Fuß': E-Mail: 'kurt' – Please enter a valid email address"]);
  expect(notes).toEqual(["Liste.xlsx: only one sheet was read; ignored: Titel."]);
  const [zoe] = await stage.database`
    select created_at::date::text as since, (select count(*)::int from user_skills where user_id = users.id) as skills
    from users where email = 'zoe-x@example.org'`;
  expect(zoe).toEqual({ since: "2023-05-31", skills: 2 });
});

test.for([
  ["a title row", "Stellen, Stand: Mai; nur intern\n\nJobtitel;Link\nMaler;https://a.example/1\n;x\n", 5],
  ["a separator's line", "sep=;\r\nStellenbezeichnung;Link\r\nMaler;https://a.example/2\r\n;x\r\n", 3],
  ["a separator's line of its own", "sep=|\nJob title|Link, direct|Link\nMaler|,,,|https://a.example/3\n|x\n", 3],
] as const)("an import reads a CSV file with %s above its header", async ([, content, row]) => {
  const { refusals, counts: done } = await stage.importing({ "list.csv": content });
  expect(refusals).toEqual([expect.stringMatching(new RegExp(`^list\\.csv row ${row}: \\S.* is missing`))]);
  expect(done.jobs).toEqual(counts(1, 0, 0, 1));
});

test("--kind overrides the file's name", async () => {
  const firms = { "jobs.csv": "Firma;Ort\nStellen & Söhne;Bonn\n" };
  await expect(stage.importing(firms, { kind: "jobs" })).rejects.toThrow(
    "jobs.csv: jobs need title, link, but its columns are: Firma, Ort.",
  );
  expect((await stage.importing(firms, { kind: "companies" })).counts.companies).toEqual(counts(1));
});

test("the documentation lists every known heading", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/importing.md"), "utf8").replace(/\s+/g, " ");
  const known = Object.values(columns).flatMap(({ spellings }) => Object.values(spellings).flat());
  expect(known.filter((heading) => !new RegExp(`[ ,(]${heading}[,;.) ]`).test(page))).toEqual([]);
});

test("a file's kind is told by its columns, then by its name", () => {
  expect(kindOf("export.csv", ["First name", "LAST_NAME", "e-mail", "Company", "Skills"])).toBe("members");
  expect(kindOf("export.csv", ["title", "company", "location", "link"])).toBe("jobs");
  expect(kindOf("export.csv", ["Projekt", "Beschreibung", "von", "bis"])).toBe("projects");
  expect(kindOf("export.csv", ["name", "careers", "skills", "description"])).toBe("companies");
  expect(kindOf("export.csv", ["name", "aliases"])).toBe("skills");
  expect(kindOf("export.csv", ["name"])).toBeNull();
  expect(kindOf("Firmen.csv", ["name"])).toBe("companies");
  expect(kindOf("skills.csv", ["name"])).toBe("skills");
  expect(kindOf("jobs.csv", ["Firma", "Link"])).toBeNull();
  expect(kindOf("Stellen.csv", ["name", "careers", "skills", "description"])).toBeNull();
  expect(kindOf("Firmen mit Stellen.csv", ["name"])).toBeNull();
  expect(kindOf("liste.csv", ["Stellenbezeichnung", "URL"])).toBe("jobs");
  expect(kindOf("liste.csv", ["Vorname", "Name", "E-Mail", "Eintrittsdatum", "Faehigkeiten"])).toBe("members");
  expect(kindOf("my-projects.csv", ["title", "link", "description"])).toBe("projects");
  expect(kindOf("alumni-jobs.csv", ["title", "link", "description"])).toBe("jobs");
});

const skillsInTitle = titleReader(
  skillCatalogue.flatMap(({ name, aliases }) => [name, ...aliases].map((called) => [called, name] as const)),
);

test.for([
  ["Web Frontend Engineer - Js - Css - React - Flutter", "Frontend Development, JavaScript, CSS, React, Flutter"],
  ["Software Engineer - Linux/Python or Go - Container Images", "Linux, Python, Go, Containers"],
  ["Software Engineer I - C/C++ - Embedded programming", "C, C++, Embedded Systems"],
  ["Senior C# / .NET Developer", "C#, .NET"],
  ["Data Scientist", "Data Science"],
  ["Mobile Developer – Entry Level", "Mobile Development"],
  ["Mobile Speed Camera Operator / Processing Specialist", ""],
  ["Engineer I&C - Instrumentation & Controls", ""],
  ["Software Engineer - Evm Node", ""],
  ["Software Engineer – Spring 2025, on the go", ""],
  ["Scout Search Quality Rater", ""],
  ["Active TS Clearance Required", ""],
] as const)("an import finds the skills in a job's title: %s", ([title, skills]) => {
  expect(skillsInTitle(title).join(", ")).toBe(skills);
});
