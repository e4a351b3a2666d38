/** The next or else the previous item of the list, for the focus when this one is removed. */
export function itemBeside(part: Element): Element | null {
  const item = part.closest("li");
  return item?.nextElementSibling ?? item?.previousElementSibling ?? null;
}
