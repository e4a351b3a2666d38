import { codePointCount, text } from "../interface/fields.ts";
import { fullName } from "../people/names.ts";

/** How many different members a text can mention. */
export const mentionsMax = 10;

type Named = { id: number; firstName: string; lastName: string };

/** The Markdown of a mention: a link to the member whose text begins with @. */
export const mentionOf = (member: Named) => `[@${asWords(fullName(member))}](/users/${member.id})`;

const mention = /\[@(?:\\.|[^[\]\\])+(?=\]\(\/users\/\d{1,10}\))/g;

/**
 * Text that may mention members. Their names don't count towards `max`, so that one who takes a longer name makes no text too
 * long to be edited; with them it may be twice as long. The server measures again, without what only looks like a mention.
 */
export const textWithMentions = (max: number) =>
  text(max, {}, (typed) => codePointCount(codePointCount(typed) > 2 * max ? typed : typed.replace(mention, "[@")));

/** Escapes Markdown characters. */
const asWords = (name: string) => name.replace(/[\\`*_~<>[\]&|!]/g, "\\$&");
