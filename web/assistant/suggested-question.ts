import * as messages from "#messages/assistant.ts";
import type { Topic } from "../../contract/assistant.ts";

/** What one might ask the poster: about what nothing was said of, but no more than three things at once. */
export function suggestedQuestion(unmentioned: Topic[]): string {
  const asked: Topic[] = unmentioned.length > 0 ? unmentioned : ["working hours", "overtime", "holidays"];
  return messages.suggestedQuestion(asked.slice(0, 3).map((topic) => messages.topics[topic]));
}
