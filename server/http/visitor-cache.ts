/** Milliseconds for which visitors get the same answer. */
const ttl = 2000;
const mostAnswers = 100;

type Kept = { answer: Promise<unknown>; until: number };

/** Keeps answers that are the same for everybody for two seconds, so that many visitors cost the database little. */
export function visitorCache() {
  const answers = new Map<string, Kept>();

  /** The kept answer, or the one that is being loaded; a failure isn't kept. */
  function answerTo<Answer>(question: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question);
    if (known && Date.now() < known.until) return known.answer as Promise<Answer>;
    if (answers.size >= mostAnswers) answers.clear();
    const kept = { answer: load(), until: Date.now() + ttl };
    answers.set(question, kept);
    kept.answer.catch(() => {
      if (answers.get(question) === kept) answers.delete(question);
    });
    return kept.answer;
  }

  return { answerTo, clear: () => answers.clear() };
}
