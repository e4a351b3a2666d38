import type { Page } from "@playwright/test";

type Painted = { documents: number; languages: string[]; titles: string[]; shift: number };

/**
 * Records what is visible in each frame, over all documents that the tab loads; `window.name` carries the record from one to
 * the next.
 */
export async function watchFrames(page: Page): Promise<() => Promise<Painted>> {
  await page.addInitScript(() => {
    const seen: Painted = JSON.parse(window.name || '{"documents":0,"languages":[],"titles":[],"shift":0}');
    const note = (list: string[], what: string) => {
      if (what && !list.includes(what)) list.push(what);
      window.name = JSON.stringify(seen);
    };
    const look = () => {
      const { body, documentElement: page, title } = document;
      if (body?.checkVisibility() && body.textContent?.trim()) note(seen.languages, page.lang);
      note(seen.titles, title);
      requestAnimationFrame(look);
    };
    seen.documents += 1;
    look();
    new PerformanceObserver(() => note(seen.languages, document.documentElement.lang)).observe({ type: "paint" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      window.name = JSON.stringify(seen);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => JSON.parse(window.name));
}
