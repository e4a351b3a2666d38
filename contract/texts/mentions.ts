import { fullName } from "../people/names.ts";

/** How many different members a text can mention. */
export const mentionsMax = 10;

type Named = { id: number; firstName: string; lastName: string };

/** The Markdown of a mention: a link to the member whose text begins with @. */
export const mentionOf = (member: Named) => `[@${asWords(fullName(member))}](/users/${member.id})`;

/** Escapes Markdown characters. */
const asWords = (name: string) => name.replace(/[\\`*_~<>[\]&|!]/g, "\\$&");
