import { isStaff } from "../../../contract/rights.ts";
import type { Config } from "../../config/config.ts";
import type { Connection } from "../../database/connection.ts";
import type { RateLimits } from "../../http/limits/rate-limits.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { plainWordsIn } from "../../texts/folding.ts";
import type { Writer } from "./daily-limits.ts";
import { holdWordsFrom } from "./hold-words.ts";
import { repetitionsOf } from "./repeated-text-store.ts";

/** All the words of what somebody writes, and where they stand, if they do already. */
export type Said = {
  said: string;
  /** A job's own address isn't advertising. */
  ownLink?: string;
  postId?: number;
  commentId?: number;
  /** What stood there. */
  before?: () => Promise<string>;
};

/** Why a person of the team looks at something first; which word it was is for them alone. */
export type Hold = { why: HoldReason; word: string | null };
type HoldReason = "manyLinks" | "manyPictures" | "repeatedText" | "holdWord";

export type Defences = {
  /** Whether nothing can hold a text, whatever else its writer wrote. */
  lets(writer: Writer, said: string): boolean;
  /** Why a text is held, in the transaction that writes it; null where it isn't. */
  holds(transaction: Connection, writer: Writer, text: Said): Promise<Hold | null>;
};

/** What limits and holds what members write. */
export type Guards = { limits: RateLimits; defences: Defences };
export type Guarded = Surroundings & { defences: Defences };

/** What of a new member's is still let through. */
const most = { links: 2, pictures: 1, sameTexts: 2 };

/** How the board meets what new members write, and the operator's words. @throws where their file can't be read */
export function boardDefences({
  holdWordsFile,
  rateLimitScale,
}: Pick<Config, "holdWordsFile" | "rateLimitScale">): Defences {
  const holdWordsIn = holdWordsFrom(holdWordsFile);
  const scaled = (many: number) => Math.max(1, Math.round(many * rateLimitScale));

  const byAmount = async ({ said, ownLink, before }: Said): Promise<HoldReason | null> => {
    // Parsers are large: a server that has just started has not loaded them yet.
    const { countedIn } = await import("./counted-parts.ts");
    const apart = new Set(ownLink ? [ownLink] : []);
    const now = countedIn(said, apart);
    const isMuch = {
      links: now.links.length > scaled(most.links),
      pictures: now.pictures.length > scaled(most.pictures),
    };
    if (!isMuch.links && !isMuch.pictures) return null;
    const then = before ? countedIn(await before(), apart) : { links: [], pictures: [] };
    if (isMuch.links && bringsAny(now.links, then.links)) return "manyLinks";
    return isMuch.pictures && bringsAny(now.pictures, then.pictures) ? "manyPictures" : null;
  };

  const byRepetition = async (transaction: Connection, { user }: Writer, text: Said): Promise<HoldReason | null> => {
    if ((await repetitionsOf(transaction, user.id, text)) < scaled(most.sameTexts)) return null;
    const former = await text.before?.();
    return former !== undefined && isSaidAgain(former, text.said) ? null : "repeatedText";
  };

  return {
    lets: ({ user, isNew }, said) => isStaff(user) || (!isNew && holdWordsIn(said).length === 0),
    holds: async (transaction, writer, text) => {
      if (isStaff(writer.user)) return null;
      if (writer.isNew) {
        const why = (await byAmount(text)) ?? (await byRepetition(transaction, writer, text));
        if (why) return { why, word: null };
      }
      const words = holdWordsIn(text.said);
      if (words.length === 0) return null;
      const former = new Set(text.before && holdWordsIn(await text.before()));
      const word = words.find((each) => !former.has(each));
      return word === undefined ? null : { why: "holdWord", word };
    },
  };
}

/** Whether two texts are the same but for case, signs and blanks. */
function isSaidAgain(former: string, said: string): boolean {
  const plain = plainWordsIn(said).join("");
  return former === said || (plain !== "" && plainWordsIn(former).join("") === plain);
}

/** Whether there is anything that wasn't there, or not so often. */
function bringsAny(now: readonly string[], then: readonly string[]): boolean {
  const left = [...then];
  return now.some((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
