import { expect, type Page } from "@playwright/test";

/** Walks through the page with the Tab key, from its beginning to its end. */
export async function expectFocusSeen(page: Page, where: string) {
  const unseen: string[] = [];
  const stops = new Set<string>();
  await page.evaluate(() => document.body.focus());
  for (;;) {
    await page.keyboard.press("Tab");
    const { stop, problem } = await page.evaluate(lookAtFocus);
    if (stop === null || stops.has(stop)) break;
    stops.add(stop);
    if (problem) unseen.push(problem);
  }
  expect(stops.size, `stops on ${where}`).toBeGreaterThan(10);
  expect(unseen, where).toEqual([]);
}

/** Runs in the page: which element has the focus, and what keeps a reader from seeing it. */
function lookAtFocus(): { stop: string | null; problem?: string } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { stop: null };
  const words = (focused.ariaLabel || focused.textContent || focused.getAttribute("name") || focused.tagName).trim();
  const all = [...document.querySelectorAll("*")];
  const stop = `${all.indexOf(focused)}`;

  // A file is chosen through its label, which carries the outline.
  const shown = focused.matches("input[type=file]") ? (focused.nextElementSibling as HTMLElement) : focused;
  const drawn = [shown, shown.closest(".input"), shown.closest("label")].filter((part) => part instanceof HTMLElement);
  const isOutlined = drawn.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part as HTMLElement);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes("0px 0px 0px 2px");
  });
  if (!isOutlined) return { stop, problem: `“${words}” has no outline` };

  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [left + Math.min(width, 40) / 2, top + Math.min(height, 40) / 2];
  const hit = document.elementFromPoint(x, y);
  const isUncovered = hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest("label") === shown);
  return {
    stop,
    problem: isUncovered ? undefined : `“${words}” is covered by ${hit?.outerHTML.slice(0, 80) ?? "the edge"}`,
  };
}
