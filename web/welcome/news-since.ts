type Sentences = Record<"today" | "yesterday", (count: number) => string> &
  Record<"lately" | "earlier", (count: number, since: Date) => string>;

const day = 86_400_000;

/** A sentence that says how many there are and since which day, in the reader's time zone. */
export function thingsSince(sentences: Sentences, count: number, oldest: Date, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(oldest)) / day);
  if (days <= 0) return sentences.today(count);
  if (days === 1) return sentences.yesterday(count);
  return sentences[days < 7 ? "lately" : "earlier"](count, oldest);
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
