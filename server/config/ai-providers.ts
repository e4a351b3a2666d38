import { z } from "zod";

const list = z
  .array(
    z.object({
      name: z.string().regex(/^[\w.-]{1,40}$/),
      baseUrl: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, "")),
      model: z.string().min(1),
      apiKey: z.string().min(1).optional(),
    }),
  )
  .refine((providers) => new Set(providers.map(({ name }) => name.toLowerCase())).size === providers.length);

/** A model's address: any server with OpenAI's chat completions. */
export type ProviderSettings = z.output<typeof list>[number];

const shape = `[{"name": "local", "baseUrl": "http://localhost:11434/v1", "model": "llama3.2"}]`;

/** Parses AI_PROVIDERS. The error doesn't repeat the value, because it contains keys. */
export function providerList(json: string, context: z.RefinementCtx): ProviderSettings[] {
  const parsed = list.safeParse(fromJson(json));
  if (parsed.success) return parsed.data;
  context.addIssue(
    `must be a JSON list of differently named providers like ${shape}, with "apiKey" where one is needed`,
  );
  return z.NEVER;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Single = { AI_BASE_URL?: string; AI_MODEL?: string; AI_API_KEY?: string };

/** The three variables of a single provider belong together. */
export function completeProvider({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Single, context: z.RefinementCtx): void {
  const missing = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (AI_BASE_URL && !AI_MODEL) missing("AI_MODEL", "must name the model to ask at AI_BASE_URL");
  if (!AI_BASE_URL && (AI_MODEL || AI_API_KEY)) missing("AI_BASE_URL", "must be set where AI_MODEL or AI_API_KEY is");
}

/** All providers; the first is the default. */
export function providersOf({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Single, others: ProviderSettings[]) {
  if (!AI_BASE_URL || !AI_MODEL) return others;
  return [{ name: "default", baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY }, ...others];
}
