export const block = (name: string) => `Block ${name}`;
export const unblock = (name: string) => `Unblock ${name}`;
export const unblockThem = "Unblock";
export const question = (name: string) => `Block ${name}?`;
export const wontBeTold = (name: string) => `${name} won't be told.`;
export const whatItDoes = "Neither of you reaches the other any more: no messages, no mentions, no notifications.";
export const blocked = (name: string) => `You blocked ${name}.`;
export const unblocked = (name: string) => `You unblocked ${name}.`;

export const title = "Blocked people";
export const nobody = "You have blocked nobody.";
export const failed = "The people you blocked couldn't be loaded.";
export const pages = "Pages of blocked people";
