import { z } from "zod";
import { oneLine } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";

export const roles = ["user", "moderator", "admin"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const nameMax = 100;
const domainEnds =
  "com|net|org|info|biz|io|co|app|dev|xyz|me|ru|su|cn|de|at|ch|eu|uk|fr|nl|pl|it|es|us|ai|sh|gg|ly|to|cc|tv|ws|tk|ml|ga|cf|pw|link|click|site|online|shop|store|live|club|top|page|pro|work|tech|cloud|zip|mov|icu|vip|museum|рф|рус|укр|бел|срб|онлайн|сайт|орг|ком|москва|中国|中國|公司|网络|网站|在线|香港|台湾|みんな|コム|닷컴|한국|شبكة|موقع|भारत|קום";
/** `evil.com`, `www.evil.anything`, `evil.anything/login` and `192.0.2.1` are; `J.R.`, `St.John` and `Dr.Okafor` aren't. */
const webAddress = new RegExp(
  String.raw`:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}[/:?#]|[\p{L}\p{N}-]{2}\.(?:${domainEnds})(?![\p{L}\p{N}])|(?:[\p{L}\p{N}-]|[\p{L}\p{N}-]{2}\s*)\.(?:com|net|org)(?![\p{L}\p{N}])|[\p{L}\p{N}-]{2}\s*\.\s+(?:com|net|org)(?![\p{L}\p{N}])|xn--|\d+(?:\.\d+){3}`,
  "iu",
);

/** Names appear in mails: one must not start a paragraph there, nor turn into a link. */
export const personName = oneLine(nameMax)
  .regex(/^\P{Cc}*$/u, says("noControlCharacters"))
  .refine((name) => !webAddress.test(name.normalize("NFKC").replaceAll("。", ".")), says("nameIsAddress"));

/**
 * A member on a card or as a record's `User`. `avatar` is an address on this board; `verified`: a verified graduate of a
 * cohort.
 */
export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  verified: z.boolean(),
});
export type Person = z.infer<typeof person>;
