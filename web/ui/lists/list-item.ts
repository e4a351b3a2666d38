/** The place of an item in a list of cards. */
export const listItem = (id: number) => `item-${id}`;
