/** The element id of a card in a list. */
export const listItem = (id: number) => `item-${id}`;
