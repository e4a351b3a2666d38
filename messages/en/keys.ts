/** What stands on the key. */
export const control = "Ctrl";
