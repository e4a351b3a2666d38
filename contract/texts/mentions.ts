import { fullName } from "../people/names.ts";

/** So many different members may be mentioned in a text. */
export const mentionsMax = 10;

type Named = { id: number; firstName: string; lastName: string };

/** How a member is mentioned in a text: a link to them whose words begin with @. */
export const mentionOf = (member: Named) => `[@${asWords(fullName(member))}](/users/${member.id})`;

/** Signs that Markdown would take for its own. */
const asWords = (name: string) => name.replace(/[\\`*_~<>[\]&|!]/g, "\\$&");
