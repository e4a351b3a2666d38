import { expect, type Page } from "@playwright/test";

/** Walks through the page with Tab, from beginning to end. */
export async function expectFocusSeen(page: Page, where: string) {
  const unseen: string[] = [];
  let stops = 0;
  await page.evaluate(() => document.body.focus());
  for (;;) {
    await page.keyboard.press("Tab");
    const { isNew, problem } = await page.evaluate(lookAtFocus);
    if (!isNew) break;
    stops += 1;
    if (problem) unseen.push(problem);
  }
  expect(stops, `stops on ${where}`).toBeGreaterThan(10);
  expect(unseen, where).toEqual([]);
}

/** Runs in the page: whether the walk reaches this element for the first time, and what hides it from readers. */
function lookAtFocus(): { isNew: boolean; problem?: string } {
  const focused = document.activeElement;
  const walk = window as unknown as { stops?: WeakSet<Element> };
  walk.stops ??= new WeakSet();
  if (!(focused instanceof HTMLElement) || focused === document.body || walk.stops.has(focused)) {
    return { isNew: false };
  }
  walk.stops.add(focused);
  const words = (focused.ariaLabel || focused.textContent || focused.getAttribute("name") || focused.tagName).trim();

  // A file input is used through its label, which has the outline.
  const shown = focused.matches("input[type=file]") ? (focused.nextElementSibling as HTMLElement) : focused;
  const drawn = [shown, shown.closest(".input"), shown.closest("label")].filter((part) => part instanceof HTMLElement);
  const isOutlined = drawn.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part as HTMLElement);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes("0px 0px 0px 2px");
  });
  if (!isOutlined) return { isNew: true, problem: `“${words}” has no outline` };

  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [left + Math.min(width, 40) / 2, top + Math.min(height, 40) / 2];
  const hit = document.elementFromPoint(x, y);
  const isUncovered = hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest("label") === shown);
  return {
    isNew: true,
    problem: isUncovered ? undefined : `“${words}” is covered by ${hit?.outerHTML.slice(0, 80) ?? "the edge"}`,
  };
}
