/** Shown where a member left and let their posts stay. */
export const formerMember = "Former member";

export function fullName(who: { firstName: string; lastName: string } | null): string {
  return who ? `${who.firstName} ${who.lastName}` : formerMember;
}
