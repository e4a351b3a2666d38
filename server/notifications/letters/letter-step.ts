import type { Connection } from "../../database/connection.ts";
import type { NewsBoard } from "../mails/news-board.ts";
import { type News, withFits } from "../mails/news-fits.ts";
import { stopsOf } from "../mails/news-mails.ts";
import { type Receiver, receiversOf, rhythmOf } from "../mails/receiver-store.ts";
import { settle, unmailedOf } from "../mails/unmailed-store.ts";
import { issueUnsubscribeTokens, type Stops } from "../unsubscribe/unsubscribe-tokens.ts";
import { jobsNamed } from "./job-names.ts";
import { itemsIn, letterMail } from "./letter-mail.ts";
import { dueLetters, type LetterRhythm, noteLetters } from "./letter-store.ts";

/** So many letters are made up in one transaction, by as many statements as one. */
const lettersAtOnce = 500;

/**
 * Makes up the next letters of a rhythm that are due by a moment (ISO 8601), each of what its member has not read and was not
 * mailed. Null where none is due.
 */
export const makeUpLetters =
  (rhythm: LetterRhythm) =>
  async (transaction: Connection, by: string, { config, mail, skills }: NewsBoard): Promise<string[] | null> => {
    const due = await dueLetters(transaction, rhythm, by, lettersAtOnce);
    if (due.length === 0) return null;
    const members = due.map(({ memberId }) => memberId);
    const [unmailed, receivers] = await Promise.all([
      unmailedOf(transaction, members, by),
      receiversOf(transaction, members, by),
    ]);
    const newsOf = Map.groupBy(await withFits(transaction, skills, unmailed), ({ memberId }) => memberId);
    const letters = due.flatMap(({ memberId, isFirst }) => {
      const to = receivers.get(memberId) as Receiver;
      const news = (newsOf.get(memberId) ?? []).filter((one) => belongs(to, one, rhythm));
      return to.isMailed && news.length > 0 ? [{ to, news, isFirst, stops: stopsIn(to, news, rhythm) }] : [];
    });
    const [tokens, jobs] = await Promise.all([
      issueUnsubscribeTokens(
        transaction,
        letters.map(({ to, stops }) => ({ memberId: to.id, stops })),
      ),
      jobsNamed(
        transaction,
        letters.flatMap(({ news }) => news),
      ),
    ]);
    await mail.addAll(
      transaction,
      letters.map((letter, place) => letterMail(config, { ...letter, rhythm, jobs }, tokens[place] as string)),
    );
    await settle(
      transaction,
      letters.flatMap(({ news }) =>
        news.map(({ entryId, eventId }) => ({ entryId, eventId, mail: "done" as const, dueAt: null })),
      ),
    );
    await noteLetters(transaction, { rhythm, by, members, sent: letters.map(({ to }) => to.id) });
    return letters.map(({ to, news }) => `letter ${rhythm} member ${to.id}: ${itemsIn(news)}`);
  };

/** All of the letter's rhythm; where nothing in it has that, what was put off until it and can be stopped. */
function stopsIn(to: Receiver, news: readonly News[], rhythm: LetterRhythm): Stops {
  const putOff = stopsOf(news);
  const isOfRhythm = news.some((one) => rhythmOf(to, one) === rhythm) || putOff.kinds.length === 0;
  return isOfRhythm ? { kinds: [], rhythm, searchIds: [] } : putOff;
}

/** Whether news are in a letter of this rhythm: what was put off until a letter is in the next of a day, whatever its own. */
function belongs(to: Receiver, news: News, rhythm: LetterRhythm): boolean {
  const wanted = rhythmOf(to, news);
  const isWanted = news.isForLetter ? rhythm === "daily" && wanted !== "never" : wanted === rhythm;
  return isWanted && !news.isSettled;
}
