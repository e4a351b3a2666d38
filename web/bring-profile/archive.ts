import { strFromU8, Unzip, UnzipInflate } from "fflate";
import { profileInResume } from "./json-resume.ts";
import { type ArchiveFile, archiveFiles, profileInTables } from "./linkedin-tables.ts";
import { type FoundProfile, nothingFound, UnreadableFile } from "./profile-values.ts";

export const archiveMax = 20_000_000;
const entryMax = 2_000_000;
/** Small steps, so that a zip bomb is noticed before it fills the memory: a byte may unpack to a thousand. */
const step = 4096;

/** The profile in a LinkedIn archive or a JSON Resume. Throws UnreadableFile. */
export function profileInFile(bytes: Uint8Array): FoundProfile {
  if (bytes.length > archiveMax) throw new UnreadableFile("tooLarge");
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const found = isArchive
    ? profileInTables(textsIn(bytes))
    : profileInResume(strFromU8(bytes.subarray(0, entryMax + 1)));
  if (JSON.stringify(found) === JSON.stringify(nothingFound)) throw new UnreadableFile("nothingInIt");
  return found;
}

/** The tables of an archive as texts. Other entries are not unpacked. */
function textsIn(bytes: Uint8Array): Partial<Record<ArchiveFile, string>> {
  const parts = new Map<ArchiveFile, Uint8Array[]>();
  let problem: UnreadableFile | undefined;
  const unzip = new Unzip((entry) => {
    const name = archiveFiles.find((file) => entry.name.toLowerCase().split("/").at(-1) === `${file}.csv`);
    if (!name || parts.has(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    parts.set(name, chunks);
    entry.ondata = (error, chunk) => {
      if (error) problem ??= new UnreadableFile("notAnArchive");
      size += chunk?.length ?? 0;
      if (size > entryMax) problem ??= new UnreadableFile("tooMuch");
      if (!problem) chunks.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !problem; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch {
    problem ??= new UnreadableFile("notAnArchive");
  }
  if (problem) throw problem;
  return Object.fromEntries([...parts].map(([name, chunks]) => [name, textOf(chunks)]));
}

function textOf(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}
