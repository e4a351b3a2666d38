/** Where a member left and let their posts stay. */
export const formerMember = "Former member";
