import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pages, paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { on, press } from "./moments.ts";
import type { Ids, Scene } from "./scenes.ts";

const desktop = { widths: [1280] };

/** The pictures of the README: `npm run shots -- readme en dusk`. */
export function readmePictures({ jobs = 0, another = 0 }: Ids, { assistant }: Words): Scene[] {
  const ask = async (page: Page) => {
    await press(assistant.ask)(page);
    await page.getByRole("button", { name: assistant.askInComment }).waitFor();
  };
  const asIs = async () => undefined;
  return [
    on("readme-jobs", `${pages.jobs}?sort=fit`, asIs, desktop),
    on("readme-answer", paths.job(jobs), ask, desktop),
    on("readme-profile", paths.user(another), asIs, desktop),
  ];
}

/** Keeps a screenshot as `docs/<name>.webp`. */
export async function keepForReadme(screenshot: string, name: string): Promise<void> {
  const file = join(import.meta.dirname, `../../docs/${name.replace("readme-", "")}.webp`);
  await sharp(screenshot).webp({ quality: 60, effort: 6 }).toFile(file);
}
