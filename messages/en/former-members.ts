/** Stands for members who left the board but kept their posts there. */
export const formerMember = "Former member";
