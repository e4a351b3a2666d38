import type { Connection } from "../database/connection.ts";
import { itemsIn, letterMail } from "./letter-mail.ts";
import { dueLetters, type LetterRhythm, noteLetters } from "./letter-store.ts";
import { type Receiver, receiversOf, rhythmOf } from "./mail-receiver-store.ts";
import { type News, withFits } from "./news-fits.ts";
import { jobsNamed, type NewsBoard, unsubscribeScope } from "./news-mails.ts";
import { saveMailOutcomes, unmailedEvents } from "./unmailed-event-store.ts";
import { issueUnsubscribeTokens, type Stops } from "./unsubscribe-tokens.ts";

/** The digests written in one transaction; the number of statements doesn't depend on it. */
const lettersAtOnce = 500;

/**
 * Writes the next digests of a rhythm that are due by a time (ISO 8601), each with what its member hasn't read and wasn't
 * mailed. Null if none is due.
 */
export const writeLetters =
  (rhythm: LetterRhythm) =>
  async (transaction: Connection, by: string, { config, mail, skills }: NewsBoard): Promise<string[] | null> => {
    const due = await dueLetters(transaction, rhythm, by, lettersAtOnce);
    if (due.length === 0) return null;
    const members = due.map(({ memberId }) => memberId);
    const [unmailed, receivers] = await Promise.all([
      unmailedEvents(transaction, members, by),
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
    await saveMailOutcomes(
      transaction,
      letters.flatMap(({ news }) =>
        news.map(({ entryId, eventId }) => ({ entryId, eventId, mail: "done" as const, dueAt: null })),
      ),
    );
    await noteLetters(transaction, { rhythm, by, members, sent: letters.map(({ to }) => to.id) });
    return letters.map(({ to, news }) => `letter ${rhythm} member ${to.id}: ${itemsIn(news)}`);
  };

/**
 * The unsubscribe link stops everything of the digest's rhythm; where nothing in it has that rhythm, the kinds that were
 * postponed into it and can be stopped.
 */
function stopsIn(to: Receiver, news: readonly News[], rhythm: LetterRhythm): Stops {
  const putOff = unsubscribeScope(news);
  const isOfRhythm = news.some((one) => rhythmOf(to, one) === rhythm) || putOff.kinds.length === 0;
  return isOfRhythm ? { kinds: [], rhythm, searchIds: [] } : putOff;
}

/** Whether news belong in a digest of this rhythm: postponed ones go into the next daily digest, whatever their own rhythm. */
function belongs(to: Receiver, news: News, rhythm: LetterRhythm): boolean {
  const wanted = rhythmOf(to, news);
  const isWanted = news.isForLetter ? rhythm === "daily" && wanted !== "never" : wanted === rhythm;
  return isWanted && !news.isSettled;
}
