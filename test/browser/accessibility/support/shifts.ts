import type { Page } from "@playwright/test";

/** Adds up layout shifts, as browsers measure them, on each document from now on. */
export const watchShifts = (page: Page) => page.addInitScript(countShifts);

/** Runs in the page. */
function countShifts() {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const count = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName));
      if (!hadRecentInput) shifts.push({ value, what: moved.join(" | ") });
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  // Some shifts may not have been reported yet.
  Object.assign(window, { countNow: () => count(observer.takeRecords()) });
}

/** The layout shifts since the last call, once everything is drawn. */
export const shiftsSince = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const counted = window as unknown as { shifts: { value: number; what: string }[]; countNow: () => void };
    counted.countNow();
    return counted.shifts.splice(0);
  });
