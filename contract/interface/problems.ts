import { z } from "zod";
import { isNamed, type Message, says } from "./messages.ts";

/** The body of every reply that is not a success. */
export const problem = z.object({
  /** A sentence for people. */
  error: z.string(),
  /** For programs; never changes its meaning. */
  code: z.string(),
  /** A message for each field of the input that is wrong. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problem>;

/** The first message for each field that the schema refused; `""` stands for the input as a whole. */
export function fieldMessages(error: z.ZodError): Record<string, Message> {
  const messages: Record<string, Message> = {};
  for (const issue of error.issues) {
    messages[String(issue.path[0] ?? "")] ??= messageOf(issue);
  }
  return messages;
}

/** What the schema says, or, where it says nothing of its own, what can be said of anything. */
export function messageOf(issue: z.core.$ZodIssue): Message {
  if (isNamed(issue.message)) return issue.message;
  return issue.code === "invalid_value" ? says("oneOf", issue.values.map(String)) : says("notValid");
}
