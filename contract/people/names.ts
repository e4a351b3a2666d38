export const fullName = (who: { firstName: string; lastName: string }) => `${who.firstName} ${who.lastName}`;
