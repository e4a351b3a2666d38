import * as messages from "#messages/assistant.ts";
import type { Topic } from "../../contract/assistant.ts";

/** A question to the poster about topics without a finding, at most three of them. */
export function suggestedQuestion(unmentioned: Topic[]): string {
  const asked: Topic[] = unmentioned.length > 0 ? unmentioned : ["working hours", "overtime", "holidays"];
  return messages.suggestedQuestion(asked.slice(0, 3).map((topic) => messages.topics[topic]));
}
