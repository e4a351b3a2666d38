import { expect, type Page } from "@playwright/test";

/**
 * Expects that the page doesn't scroll sideways, and that nothing leaves the viewport, is cut off or squeezed to a column of
 * letters. `where` names the page in a failure.
 */
export async function expectNoSpills(page: Page, where: string) {
  expect(await spillsOn(page), where).toEqual([]);
}

export const spillsOn = (page: Page): Promise<string[]> => page.evaluate(spills);

/** Runs in the page. Elements that scroll by themselves, such as code and chosen filters, may be wider than the viewport. */
function spills(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const told = scrollWidth > width ? [`the page is ${scrollWidth} px wide where ${width} px are`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
    if (!isSeen || !(hasText || element.matches("img, input, textarea, select, button"))) continue;
    const words = (element.textContent || element.tagName).trim().slice(0, 40);
    const isSqueezed = hasText && words.length > 10 && element.offsetWidth < 40 && element.offsetHeight > 160;
    if (isSqueezed) told.push(`“${words}” has but ${element.offsetWidth} px`);
    if (element.closest("pre, table, .chosen-filters, .named-skills, [data-sonner-toaster], [aria-hidden=true]"))
      continue;
    const { left, right } = element.getBoundingClientRect();
    const isCut = getComputedStyle(element).overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
    if (left < -1 || right > width + 1) told.push(`“${words}” from ${Math.round(left)} to ${Math.round(right)}`);
    else if (isCut) told.push(`“${words}” is cut off`);
  }
  return told;
}
