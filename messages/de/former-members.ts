/** Stands for members who left the board but kept their posts there. The same in every case, because it also follows "von". */
export const formerMember = "Ex-Mitglied";
