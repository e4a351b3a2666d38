import { isStaff } from "../../contract/rights.ts";
import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { plainWordsIn } from "../texts/word-forms.ts";
import type { Writer } from "./daily-limits.ts";
import { holdWordsFrom } from "./hold-words.ts";
import { repetitionsOf } from "./text-repetition-store.ts";

/** The whole text of a post or comment, and where it is stored, if it exists already. */
export type SubmittedText = {
  said: string;
  /** A job's application link, which isn't counted as advertising. */
  ownLink?: string;
  postId?: number;
  commentId?: number;
  /** Loads the former text. */
  before?: () => Promise<string>;
};

/** Why a text waits for the team. Only staff see the word. */
export type Hold = { why: HoldReason; word: string | null };
type HoldReason = "manyLinks" | "manyPictures" | "repeatedText" | "holdWord";

export type Defences = {
  /** Whether a text can't be held, regardless of what else its writer wrote. */
  lets(writer: Writer, said: string): boolean;
  /** Why a text has to wait for the team, or null; to be called in the transaction that writes it. */
  holds(transaction: Connection, writer: Writer, text: SubmittedText): Promise<Hold | null>;
};

/** What restricts members' writing. */
export type Guards = { limits: RateLimits; defences: Defences };

/** What a new member's text may contain, or repeat, without being held. */
const most = { links: 2, pictures: 1, sameTexts: 2 };

/**
 * The checks of new members' texts, and of all texts for the operator's words.
 * @throws if the file of words can't be read
 */
export function boardDefences({
  holdWordsFile,
  rateLimitScale,
}: Pick<Config, "holdWordsFile" | "rateLimitScale">): Defences {
  const holdWordsIn = holdWordsFrom(holdWordsFile);
  const scaled = (many: number) => Math.max(1, Math.round(many * rateLimitScale));

  const byAmount = async ({ said, ownLink, before }: SubmittedText): Promise<HoldReason | null> => {
    // The parsers are large, so they are loaded with the first text.
    const { linksAndPicturesIn } = await import("./text-links.ts");
    const apart = new Set(ownLink ? [ownLink] : []);
    const now = linksAndPicturesIn(said, apart);
    const isMuch = {
      links: now.links.length > scaled(most.links),
      pictures: now.pictures.length > scaled(most.pictures),
    };
    if (!isMuch.links && !isMuch.pictures) return null;
    const then = before ? linksAndPicturesIn(await before(), apart) : { links: [], pictures: [] };
    if (isMuch.links && bringsAny(now.links, then.links)) return "manyLinks";
    return isMuch.pictures && bringsAny(now.pictures, then.pictures) ? "manyPictures" : null;
  };

  const byRepetition = async (
    transaction: Connection,
    { user }: Writer,
    text: SubmittedText,
  ): Promise<HoldReason | null> => {
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

/** Whether two texts are equal, ignoring case, punctuation and whitespace. */
function isSaidAgain(former: string, said: string): boolean {
  const plain = plainWordsIn(said).join("");
  return former === said || (plain !== "" && plainWordsIn(former).join("") === plain);
}

/** Whether `now` contains anything that `then` didn't, or not as often. */
function bringsAny(now: readonly string[], then: readonly string[]): boolean {
  const left = [...then];
  return now.some((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * For profiles and messages, which can't wait for the team: refuses a new member's text where a post of it would be held. Throws
 * invalid on the field.
 */
export async function refuseHeld(
  transaction: Connection,
  defences: Defences,
  writer: Writer,
  { field, ...text }: SubmittedText & { field: string },
): Promise<void> {
  if (!writer.isNew) return;
  if (await defences.holds(transaction, writer, text)) throw invalid({ [field]: says("notFromNewMembers") });
}
