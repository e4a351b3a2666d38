import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { addressesInFile } from "../../web/cohorts/roster-addresses.ts";
import { importStage } from "./import-stage.ts";

const stage = importStage();

type Sheet = { name: string; cells?: string; kind?: string; state?: string };

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const text = (words: string, place = "") => `<c t="inlineStr"${place && ` r="${place}"`}><is><t>${words}</t></is></c>`;
const row = (...words: string[]) => `<row>${words.map((word) => text(word)).join("")}</row>`;

/** A workbook of sheets whose rows are given as XML. */
function workbook(sheets: readonly Sheet[], properties = ""): Uint8Array {
  const listed = sheets.map(
    ({ name, state }, n) =>
      `<sheet name="${name}" sheetId="${n + 1}" r:id="r${n}"${state ? ` state="${state}"` : ""}/>`,
  );
  const related = sheets.map(
    ({ kind = "worksheet" }, n) => `<Relationship Id="r${n}" Type="${relations}/${kind}" Target="sheets/s${n}.xml"/>`,
  );
  const parts = {
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${relations}"><workbookPr ${properties}/><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${related.join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ cells }, n) => [
        `xl/sheets/s${n}.xml`,
        cells === undefined ? "<chartsheet/>" : `<worksheet ${main}><sheetData>${cells}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, new TextEncoder().encode(xml)])));
}

const header = row("Vorname", "Nachname", "E-Mail", "Mitglied seit");
const people = (email: string) => `${header}${row("Mira", "Okafor", email)}`;
const found = (email: string) => stage.database`select from users where email = ${email}`;

test.for(["chartsheet", "dialogsheet", "macrosheet"])(
  "S165 an import skips a sheet that isn't a worksheet: %s",
  async (kind) => {
    const file = workbook([
      { name: "Bild", kind },
      { name: "Leute", cells: people(`${kind}@book.example`) },
    ]);
    expect((await stage.importing({ "Leute.xlsx": file })).refusals).toEqual([]);
    expect(await found(`${kind}@book.example`)).toHaveLength(1);
    expect(await addressesInFile(new File([file as Uint8Array<ArrayBuffer>], "Leute.xlsx"))).toEqual([
      `${kind}@book.example`,
    ]);
  },
);

test("S165 a workbook without cells or with an invalid cell address gets a one-sentence error", async () => {
  const only = workbook([{ name: "Bild", kind: "chartsheet" }]);
  await expect(stage.importing({ "Bild.xlsx": only })).rejects.toThrow(
    "Bild.xlsx has no sheet with cells, only charts, dialogs or macros.",
  );
  for (const place of ["??", "A99999999999", "ZZZZ1"]) {
    const broken = workbook([{ name: "Leute", cells: `<row><c r="${place}" t="b"><v>1</v></c></row>` }]);
    await expect(stage.importing({ "Leute.xlsx": broken })).rejects.toThrow(
      /^Leute\.xlsx can't be read as an XLSX workbook: open it in a spreadsheet program and save it again\.$/,
    );
  }
});

const at = (place: string) => `<row r="${place.replace(/\D/g, "")}">${text("x", place)}</row>`;
const many = <Each>(count: number, each: (nth: number) => Each) => Array.from({ length: count }, (_, nth) => each(nth));
const sheet = (cells: string, nth = 0) => ({ name: `Leute ${nth}`, cells: header + cells });

test.for([
  ["one cell in the last corner", [sheet(at("XFD1048576"))]],
  ["thousands of sheets", many(1001, (nth) => sheet("", nth))],
] as const)("S165 a small workbook that would exhaust the memory is refused: %s", ([, sheets]) =>
  expectRefused(sheets),
);

test.for([
  ["cells far to the right", () => [sheet(many(2000, (nth) => at(`XFD${nth + 2}`)).join(""))]],
  ["many sheets with gaps", () => many(100, (nth) => sheet(at("A1048576"), nth))],
  ["one long comment", () => [sheet(`<!--${" ".repeat(200_000_000)}-->`)]],
] as const)("S165 a workbook that inflates to hundreds of megabytes is refused: %s", { tags: "all" }, ([, sheets]) =>
  expectRefused(sheets()),
);

async function expectRefused(sheets: readonly Sheet[]): Promise<void> {
  const file = workbook(sheets);
  expect(file.length).toBeLessThan(1_000_000);
  await expect(stage.importing({ "Leute.xlsx": file })).rejects.toThrow(
    /^Leute\.xlsx can't be read as an XLSX workbook/,
  );
  await expect(addressesInFile(new File([file as Uint8Array<ArrayBuffer>], "Leute.xlsx"))).rejects.toThrow();
}

test.for(["hidden", "veryHidden"])("S165 an import reads a visible sheet before a %s one", async (state) => {
  const [old, current] = [`old${state.length}@book.example`, `now${state.length}@book.example`];
  const file = workbook([
    { name: "Alt", state, cells: people(old) },
    { name: "Leute", cells: people(current) },
  ]);
  const { notes } = await stage.importing({ "Leute.xlsx": file });
  expect([await found(old), await found(current)].map(({ length }) => length)).toEqual([0, 1]);
  expect(notes).toContainEqual("Leute.xlsx: only one sheet was read; ignored: Alt.");
  expect(await addressesInFile(new File([file as Uint8Array<ArrayBuffer>], "Leute.xlsx"))).toEqual([current]);
});

test.for([
  ["1", true],
  ["true", true],
  [" true ", true],
  ["0", false],
  ["false", false],
] as const)("S165 an import reads the same day where date1904 is %j", async ([written, is1904]) => {
  const email = `d${written.trim()}${written.length}@book.example`;
  const day = `<c s="1"><v>${45077 - (is1904 ? 1462 : 0)}</v></c>`;
  const cells = `${header}<row>${["Mira", "Okafor", email].map((word) => text(word)).join("")}${day}</row>`;
  await stage.importing({ "Leute.xlsx": workbook([{ name: "Leute", cells }], `date1904="${written}"`) });
  expect((await stage.database`select created_at::date::text as day from users where email = ${email}`)[0]?.day).toBe(
    "2023-05-31",
  );
});

test("S165 cells and rows without an address are placed in order", async () => {
  const given = `<row r="3">${text("Ada", "A3")}${text("Lace")}${text("ada@book.example")}</row><row>${text("Bo")}${text("bo@book.example", "C4")}</row>`;
  const { refusals } = await stage.importing({
    "Leute.xlsx": workbook([{ name: "Leute", cells: `${row("Leute")}${header}${given}` }]),
  });
  expect(refusals).toEqual(["Leute.xlsx row 4 'Bo': Nachname is missing"]);
  expect(await found("ada@book.example")).toHaveLength(1);
});
