/** Where a member left and let their posts stay. The same word in every case, as it also stands after "von". */
export const formerMember = "Ex-Mitglied";
