import { z } from "zod";
import { type Message, says } from "./messages.ts";

/** The largest id PostgreSQL's `integer` holds. */
const idMax = 2_147_483_647;

const wholeNumber = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^[0-9]{1,30}$/)
      .transform(Number),
  ],
  { error: says("enterWholeNumber") },
);

/** A record's id: a JSON number, or its digits in a path, a query or a form. */
export const id = wholeNumber.pipe(z.int().min(1, says("numberFrom", 1)).max(idMax));

/** An id that need not belong to a record: out-of-range numbers become 0, which no record has. */
export const anyId = z.preprocess(
  (value) => (typeof value === "number" && Math.abs(value) > idMax ? 0 : value),
  wholeNumber.pipe(z.number().transform((number) => (number > idMax ? 0 : Math.max(number, 0)))),
);

/** A page, a limit, or the id of a filter: a positive whole number, clamped to PostgreSQL's `integer`. */
export const positive = wholeNumber.pipe(
  z
    .number()
    .min(1, says("numberFrom", 1))
    .transform((number) => Math.min(number, idMax)),
);

/** In code points: an emoji counts as one. */
export const codePointCount = (text: string) =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** PostgreSQL can't store NUL, UTF-8 can't encode a lone surrogate. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

export const storableText = (error: Message) =>
  z.string({ error }).refine(isStorable, { error: says("unstorable"), abort: true });

/** Text without characters that can't be seen: format characters, soft hyphens, what fonts leave out, and Braille's blank. */
export const allVisible = /^[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u;
/** A character with its modifiers: an emoji or a Han character with its variant, a virama with a joiner. */
const shaped =
  /[^\p{ASCII}][\p{Variation_Selector}\u{e0020}-\u{e007f}]+|(?!\p{Script=Inherited})\p{M}(?:\u200c|\u200d)/uy;

/** Text without blanks and invisible characters at its ends. Loops, since a pattern would try a long run again and again. */
export function trimmed(text: string): string {
  let [from, to, last] = [0, 0, 0];
  for (let at = text.length; at > 0 && to === 0; at = last) {
    last = at - (/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(at - 2, 0), at)) ? 2 : 1);
    if (!unseen.test(text.slice(last, at))) to = at;
  }
  for (let sign = ""; from < to; from += sign.length) {
    sign = String.fromCodePoint(text.codePointAt(from) ?? 0);
    if (!unseen.test(sign)) break;
  }
  shaped.lastIndex = last;
  return text.slice(from, to > 0 && shaped.test(text) ? shaped.lastIndex : to);
}

/** Whether it has a visible character: blanks, zero-width characters and soft hyphens are none. */
const isVisible = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

type TextMessages = { required?: Message; tooLong?: Message };

/** Text that must not be blank; trimmed; at most `max` code points, as `measured`. */
export function text(max: number, messages: TextMessages = {}, measured = codePointCount) {
  const missing = messages.required ?? says("required");
  const tooLong = messages.tooLong ?? says("tooLong", max);
  return storableText(missing)
    .overwrite(trimmed)
    .refine(isVisible, missing)
    .refine((value) => measured(value) <= max, tooLong)
    .meta({ minLength: 1, maxLength: max });
}

/** For names that are used where a line break would start something else, such as a mail header. */
export const oneLine = (max: number) => text(max).regex(/^[^\r\n\u2028\u2029]*$/, says("oneLine"));

/** Optional text: blank, null and missing become null. */
export function optionalText(max: number) {
  return storableText(says("enterText"))
    .overwrite(trimmed)
    .refine((value) => codePointCount(value) <= max, says("tooLong", max))
    .meta({ maxLength: max })
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : null));
}

const nullWhereLeftOut = (value: unknown) => (value === "" || value === undefined ? null : value);

/** An optional id: `""` (a form's empty choice), null and missing become null. */
export const optionalId = z.preprocess(nullWhereLeftOut, id.nullable());
export const optionalAnyId = z.preprocess(nullWhereLeftOut, anyId.nullable());

export const searchMax = 200;
export const searchText = storableText(says("enterText"))
  .trim()
  .refine((value) => codePointCount(value) <= searchMax, says("searchTooLong", searchMax));

/** An array of at most `max` elements; a longer one is refused without validating its elements. */
export function limitedArray<Element extends z.ZodType>(
  max: number,
  element: Element,
  messages: { not: Message; more: Message },
): z.ZodType<z.output<Element>[], z.input<Element>[]> {
  const elements = z.array(element, { error: messages.not }).meta({ maxItems: max });
  const few = z.preprocess((value, context) => {
    if (Array.isArray(value) && value.length > max) context.addIssue(messages.more);
    return value;
  }, elements);
  return few as unknown as typeof elements;
}

/** An instant, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A calendar day, YYYY-MM-DD, from 1900 to 2100. */
export const day = z.iso
  .date(says("enterDate"))
  .refine((date) => date >= "1900-01-01" && date <= "2100-12-31", says("dateOutOfRange"));

/** Blank, null and missing become null. */
export const optionalDay = z.preprocess((value: string | null | undefined) => value || null, day.nullable());

/** A field of a partial update: undefined if omitted, null if cleared (null, blank, `[]`), else the value. */
export function orOmitted<Schema extends z.ZodType>(schema: Schema) {
  const isCleared = (value: unknown) =>
    (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0);
  const clearable = z.preprocess((value) => (isCleared(value) ? null : value), schema.nullable());
  return clearable.optional() as unknown as z.ZodOptional<z.ZodType<z.output<Schema> | null, z.input<Schema> | null>>;
}

/** A post in the list of another record. */
export const postTitle = z.object({ id: z.int(), title: z.string() });
export type PostTitle = z.infer<typeof postTitle>;

export const datedTitle = postTitle.extend({ createdAt: moment });
export type DatedTitle = z.infer<typeof datedTitle>;
