import { setImmediate } from "node:timers/promises";
import type { Connection } from "../database/connection.ts";
import { blockedEitherWay } from "../people/block-store.ts";
import { rankedExperts } from "./question-experts.ts";
import { addOffers, goodAnswers, knowersOf, type Offer, waitingQuestions } from "./question-offer-store.ts";

/**
 * Offers questions unanswered for a day by a time (ISO 8601) to the members who know most about them. A question that nobody
 * may be offered is tried again. Returns a line for each.
 */
export async function offerQuestions(transaction: Connection, by: string): Promise<string[]> {
  const waiting = await waitingQuestions(transaction, by);
  if (waiting.length === 0) return [];
  const skills = [...new Set(waiting.flatMap((question) => question.skills))];
  const askers = waiting.flatMap(({ ownerId }) => ownerId ?? []);
  const [knowers, answers, apart] = await Promise.all([
    knowersOf(transaction, skills, by),
    goodAnswers(transaction, skills, by),
    blockedEitherWay(transaction, askers),
  ]);
  const nextToAsk = rankedExperts(knowers, answers, Date.parse(by));
  const chosen: Offer[] = [];
  for (const question of waiting) {
    const others = question.ownerId === null ? undefined : apart.get(question.ownerId);
    chosen.push({ ...question, to: nextToAsk(question, (member) => others?.has(member) ?? false) });
    // Lets requests be served in between.
    await setImmediate();
  }
  const offers = await addOffers(transaction, chosen, by);
  return offers.map(({ number, to }) => `question ${number} offered to ${to.join(", ")}`);
}
