import type { Topic } from "../../contract/assistant.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What one might ask the poster: about what nothing was said of, but no more than three things at once. */
export function suggestedQuestion(unmentioned: Topic[]): string {
  const asked: Topic[] = unmentioned.length > 0 ? unmentioned : ["working hours", "overtime", "holidays"];
  return `Can you say something about ${list.format(asked.slice(0, 3))}?`;
}
