export const title = "Keys";
export const close = "Close";
export const next = "To the next one";
export const previous = "To the one before";
export const open = "Open it";
export const these = "Show these keys";
export const choose = (outcome: string) => `Choose “${outcome}”`;
export const decide = "Decide";
