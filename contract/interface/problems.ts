import { z } from "zod";

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
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    messages[String(issue.path[0] ?? "")] ??= issue.message;
  }
  return messages;
}
