import { z } from "zod";
import { isNamed, type Message, says } from "./messages.ts";

/** The body of every error reply. */
export const problem = z.object({
  /** A message to show to people. */
  error: z.string(),
  /** For programs; a code never changes its meaning. */
  code: z.string(),
  /** A message for each invalid field of the input. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problem>;

/** The first message for each invalid field, keyed by field name; `""` stands for the input as a whole. */
export function fieldMessages(error: z.ZodError): Record<string, Message> {
  const messages: Record<string, Message> = {};
  for (const issue of error.issues) {
    messages[String(issue.path[0] ?? "")] ??= messageOf(issue);
  }
  return messages;
}

/** The schema's own message, or else a general one. */
export function messageOf(issue: z.core.$ZodIssue): Message {
  if (isNamed(issue.message)) return issue.message;
  return issue.code === "invalid_value" ? says("oneOf", issue.values.map(String)) : says("notValid");
}
