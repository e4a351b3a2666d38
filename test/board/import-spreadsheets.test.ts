import { expect, test } from "vitest";
import { kindOf } from "../../server/board/import-kinds.ts";
import { skillsInTitle } from "../../server/board/import-title-skills.ts";
import { importStage } from "./import-stage.ts";

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

test.for(encodings)("a German spreadsheet with semicolons in %s", async ([, encoded]) => {
  await stage.database`truncate users, companies cascade`;
  const report = await stage.importing({ "Teilnehmer.csv": encoded });
  expect(report.refusals).toEqual([]);
  expect(report.notes[0]).toBe("Teilnehmer.csv holds members; not used of it: Bemerkung.");
  const members = await stage.database`
    select first_name, last_name, companies.name as company, users.created_at::date::text as since,
      (select array_agg(skills.name order by skills.name) from skills join user_skills on skill_id = skills.id
       where user_id = users.id) as skills
    from users join companies on companies.id = company_id order by users.id`;
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

test("jobs from a German spreadsheet with tabs", async () => {
  const { refusals } = await stage.importing({
    "Stellen.csv":
      "Titel\tFirma\tOrt\tLink\tBeschreibung\nEntwickler\tAcme\tKöln\thttps://acme.example\tMit\u00a0uns\n",
  });
  expect(refusals).toEqual([]);
  const [job] = await stage.database`select title, location, description from jobs where link = 'https://acme.example'`;
  expect(job).toEqual({ title: "Entwickler", location: "Köln", description: "Mit\u00a0uns" });
});

test("what a file holds is told by its columns, and by its name where they fit two kinds", () => {
  expect(kindOf("export.csv", ["First name", "LAST_NAME", "e-mail", "Company", "Skills"])).toBe("members");
  expect(kindOf("export.csv", ["title", "company", "location", "link"])).toBe("jobs");
  expect(kindOf("export.csv", ["Projekt", "Beschreibung", "von", "bis"])).toBe("projects");
  expect(kindOf("export.csv", ["name", "careers", "skills", "description"])).toBe("companies");
  expect(kindOf("export.csv", ["name", "aliases"])).toBe("skills");
  expect(kindOf("export.csv", ["name"])).toBeNull();
  expect(kindOf("Firmen.csv", ["name"])).toBe("companies");
  expect(kindOf("skills.csv", ["name"])).toBe("skills");
  expect(kindOf("my-projects.csv", ["title", "link", "description"])).toBe("projects");
  expect(kindOf("alumni-jobs.csv", ["title", "link", "description"])).toBe("jobs");
});

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
] as const)("skills in the title: %s", ([title, skills]) => {
  expect(skillsInTitle(title).join(", ")).toBe(skills);
});
