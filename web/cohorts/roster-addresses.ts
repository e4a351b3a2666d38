import { parse } from "csv-parse/browser/esm/sync";
import readExcelFile from "read-excel-file/browser";
import { fileText } from "../../contract/texts/file-decoding.ts";

/** An e-mail address without the punctuation that ends a sentence. */
const address = /[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]*[^\s<>,;:"()[\]\\@.!?]/g;

/** The distinct addresses in a text. */
export const addressesIn = (text: string): string[] => [
  ...new Set((text.match(address) ?? []).map((found) => found.toLowerCase())),
];

/** How many non-blank lines contain no address. */
export const linesWithout = (text: string): number =>
  text.split("\n").filter((line) => line.trim() !== "" && addressesIn(line).length === 0).length;

/** The distinct addresses in a table's cells. Throws if the file is no table. */
export async function addressesInFile(file: File): Promise<string[]> {
  const rows = isExcel(file) ? await sheetsOf(file) : tableOf(await textOf(file));
  return addressesIn(rows.flat().join("\n"));
}

const isExcel = ({ name }: File) => /\.xlsx$/i.test(name);

async function sheetsOf(file: File): Promise<unknown[][]> {
  const sheets = await readExcelFile(file);
  const shown = sheets.filter(({ hidden }) => !hidden);
  return (shown.length > 0 ? shown : sheets).flatMap(({ data }) => data);
}

const textOf = async (file: File): Promise<string> =>
  fileText(new Uint8Array(await file.arrayBuffer()), (bytes, ...how) => new TextDecoder(...how).decode(bytes));

function tableOf(text: string): string[][] {
  if (text.includes("\0")) throw new SyntaxError();
  return parse(text, { bom: true, delimiter: [",", ";", "\t"], relaxColumnCount: true, relaxQuotes: true });
}
