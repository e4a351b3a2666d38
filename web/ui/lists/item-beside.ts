/** Where the keyboard goes on when an item of a list goes: the next one, or the one before. */
export function itemBeside(part: Element): Element | null {
  const item = part.closest("li");
  return item?.nextElementSibling ?? item?.previousElementSibling ?? null;
}
