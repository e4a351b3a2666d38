import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Avatar, Style } from "@dicebear/core";
import openPeeps from "@dicebear/styles/open-peeps.json" with { type: "json" };
import sharp from "sharp";
import { type DemoPerson, demoFolder } from "./demo-files.ts";

export type Picture = { hash: string; content: Buffer };

const side = 320;
const square = { width: side, height: side };
// Open Peeps by Pablo Stanley, CC0.
const style = new Style(openPeeps);
const skins = ["#ffdbb4", "#edb98a", "#d08b5b", "#ae5d29", "#694d3d"];
const grounds = ["#f2e3c6", "#d9e6dc", "#dfe3f3", "#f3d9d2", "#e7def0", "#d5e8ee"];
const expressions = [
  "smile",
  "smileBig",
  "calm",
  "cheeky",
  "cute",
  "driven",
  "lovingGrin1",
  "lovingGrin2",
  "eatingHappy",
];
const beards = /^(chin|full|goatee|moustache)/;

/** Draws a person's face from its words: hair or hat, `skin1` to `skin5`, and optionally hair colour, beard and glasses. */
export function drawFace({ handle, face: [head = "short1", ...words] }: DemoPerson): Promise<Picture> {
  const skin = words.find((word) => word.startsWith("skin"));
  const beard = words.find((word) => beards.test(word));
  const glasses = words.find((word) => word.startsWith("glasses"));
  const hair = words.find((word) => word.startsWith("#"));
  const ground = grounds[handle.length % grounds.length] ?? "#f2e3c6";
  const face = new Avatar(style, {
    seed: handle,
    size: side,
    headVariant: [head],
    skinColor: [skins[Number(skin?.at(-1)) - 1] ?? skins[0]],
    ...(hair && { headContrastColor: [hair] }),
    expressionVariant: expressions,
    facialHairProbability: beard ? 100 : 0,
    ...(beard && { facialHairVariant: [beard] }),
    accessoriesProbability: glasses ? 100 : 0,
    ...(glasses && { accessoriesVariant: [glasses] }),
    maskProbability: 0,
    backgroundColor: [ground],
  } as ConstructorParameters<typeof Avatar>[1]);
  return asPicture(Buffer.from(face.toString()));
}

export const drawLogo = (name: string): Promise<Picture> =>
  asPicture(readFileSync(join(demoFolder, "logos", `${name}.svg`)));

/** The pictures shown in texts, by their file names. */
export async function drawTexts(): Promise<Map<string, Picture>> {
  const folder = join(demoFolder, "pictures");
  const drawn = readdirSync(folder).map(async (name) => {
    return [name, await asPicture(readFileSync(join(folder, name)), { width: 640 })] as const;
  });
  return new Map(await Promise.all(drawn));
}

async function asPicture(svg: Buffer, size: { width: number; height?: number } = square): Promise<Picture> {
  // SVG is blocked in servers; here it is our own, and no server runs in this process.
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  const content = await sharp(svg, { density: 300 }).resize(size).webp({ quality: 88 }).toBuffer();
  return { content, hash: createHash("sha256").update(content).digest("hex") };
}
