import { z } from "zod";
import { oneLine } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";

export const roles = ["user", "moderator", "admin"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const nameMax = 100;
/** The ends of domains. Those that are names or titles too, as in Dr.in, Dr.Li and Dr.Hu, aren't among them, nor are `med` and `phil`. */
const domainEnds = [
  "com|net|org|edu|gov|int|info|biz|io|co|app|dev|xyz|me|ai|sh|gg|ly|to|cc|tv|ws|tk|ml|ga|cf|gl|pw|fm|am|vc|gd|ru|su|cn|de|at|ch",
  "eu|uk|fr|nl|pl|it|es|us|jp|br|ca|nz|za|mx|ar|cl|kr|tr|gr|pt|se|no|fi|dk|cz|sk|ro|bg|hr|ie|be|ee|lv|lt|ua|by|kz",
  "ir|il|pk|vn|tw|hk|sg|ph|th|mobi|asia|name|tel|link|click|site|website|online|shop|store|live|life|club|top|page|pro|work|works",
  "tech|technology|cloud|zip|mov|icu|vip|museum|agency|academy|bet|bid|bio|blog|business|buzz|careers|casino|center|chat|city",
  "codes|company|consulting|cyou|date|deals|design|digital|direct|download|earth|email|events|exchange|expert|fit|foundation|fun",
  "games|group|guru|help|homes|host|jobs|loan|lol|ltd|market|marketing|media|money|monster|network|news|ninja|party|photos|press",
  "quest|race|realty|rest|review|rocks|run|sale|school|services|social|software|solutions|space|stream|studio|support|systems|team",
  "today|tools|training|travel|trade|university|video|watch|webcam|wiki|world|zone|berlin|hamburg|koeln|wien|bayern|tirol",
  "tokyo|nyc|рф|рус|укр|бел|бг|срб|мкд|мон|қаз|ею|ευ|ελ|հայ|გე|онлайн|сайт|орг|ком|дети|москва|中国|中國|公司|网络|网站|网址",
  "在线|香港|台湾|台灣|新加坡|集团|我爱你|商城|商店|手机|世界|みんな|コム|ストア|クラウド|グーグル|닷컴|닷넷|한국|삼성|شبكة|موقع|السعودية|امارات|مصر|ایران",
  "المغرب|الجزائر|עברית|ישראל|भारत|संगठन|भारतम्|ভারত|বাংলা|இந்தியா|భారత్|ไทย|คอม|קום",
].join("|");
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** `evil.com`, `www.evil.anything`, `evil.anything/login` and `192.0.2.1` are; `J.R.`, `St.John` and `Dr.Okafor` aren't. */
const webAddress = new RegExp(
  String.raw`:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}[/:?#\\]|\S@[\p{L}\p{N}-]+\.[\p{L}\p{N}]{2}|[\p{L}\p{N}-]{2}\.(?:${domainEnds})(?![\p{L}\p{N}])|(?:[\p{L}\p{N}-]|[\p{L}\p{N}-]{2}\s*)\.(?:com|net|org)(?![\p{L}\p{N}])|[\p{L}\p{N}-]{2}\s*\.\s+(?:com|net|org)(?![\p{L}\p{N}])|xn--|\d+(?:\.\d+){3}`,
  "iu",
);

const asRead = (name: string) => name.normalize("NFKC").replace(unseen, "").replaceAll("。", ".");

/** Names appear in mails: one must not start a paragraph there, nor turn into a link. */
export const personName = oneLine(nameMax)
  .regex(/^\P{Cc}*$/u, says("noControlCharacters"))
  .refine((name) => !webAddress.test(asRead(name)), says("nameIsAddress"));

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
