import type { Command } from "./palette-commands.ts";

/** What the open record's page offers in its action bars, also within their menus. */
const actions =
  "main :is(.main-action, .rail-actions) :is(a, button):not([aria-haspopup=true], [aria-expanded], :disabled)";

/** The actions of the record whose page is open: choosing one presses it there. */
export const pageActions = (): Command[] =>
  [...document.querySelectorAll<HTMLElement>(actions)]
    .map((control) => ({
      label: control.getAttribute("aria-label") ?? control.textContent.trim(),
      act: () => control.click(),
    }))
    .filter(({ label }, at, all) => label !== "" && all.findIndex((other) => other.label === label) === at);
