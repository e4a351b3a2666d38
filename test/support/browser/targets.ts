import { expect, type Page } from "@playwright/test";

const thumb = 44;

/**
 * Expects every control to be at least as large as a thumb, including the area around it that is part of its target. Links in
 * running text need only be as high as a line.
 */
export async function expectThumbSized(page: Page, where: string) {
  expect(await page.evaluate(tooSmall, thumb), where).toEqual([]);
}

function tooSmall(thumb: number): string[] {
  const pressable = "a[href], button, summary, input, select, textarea, [role=button], [role=option], [role=tab]";
  const isInSentence = (element: Element) => {
    const around = element.closest("p, li, dd, td, label, span:not(:only-child)");
    const words = (part: Element | null) => (part?.textContent ?? "").trim().length;
    return getComputedStyle(element).display === "inline" && words(around) > words(element);
  };
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  };
  // Controls behind an open dialog can't be pressed.
  const everything = document.querySelector("dialog[open]") ?? document;
  const found: string[] = [];
  for (const element of everything.querySelectorAll<HTMLElement>(pressable)) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches(":disabled, .skip-link, [aria-hidden] *")
    )
      continue;
    if (isInSentence(element)) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const label = element.closest("label");
    const target = label?.control === element ? label : element;
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const half = thumb / 2 - 1;
    const points = [
      [x, y - half],
      [x, y + half],
      [x - half, y],
      [x + half, y],
    ] as const;
    const isInside = points.every(([px, py]) => px >= 0 && py >= 0 && px < innerWidth && py < innerHeight);
    const isLarge = height >= thumb && width >= thumb;
    if (!isLarge && !(isInside && points.every(([px, py]) => isHit(element, px, py))))
      found.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}
