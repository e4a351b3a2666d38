import type { OpenAI } from "openai";
import type { ProviderSettings } from "../config/ai-providers.ts";
import { readLimitedBody } from "../outgoing/limited-body.ts";

/** The time limit of a question to a provider, in milliseconds. */
const patience = 20_000;
const mostBytes = 65_536;
const mostCharacters = 6000;

export type Message = { role: "system" | "user"; content: string };

export type Provider = {
  name: string;
  /** @throws ProviderFailed on every failure */
  ask(messages: Message[], signal: AbortSignal): Promise<string>;
};

export type Assistant = {
  /** The provider of this name, or the first one; undefined if there is none. */
  provider(name?: string): Provider | undefined;
};

/** Carries only the status or the error's name: a provider's error message may contain the API key. */
export class ProviderFailed extends Error {
  readonly tookTooLong: boolean;

  constructor(how: string, tookTooLong: boolean) {
    super(how);
    this.tookTooLong = tookTooLong;
  }
}

export function assistantOf(settings: ProviderSettings[], { timeout = patience } = {}): Assistant {
  const providers = settings.map((each) => providerOf(each, timeout));
  return {
    provider: (name) =>
      name === undefined
        ? providers[0]
        : providers.find((provider) => provider.name.toLowerCase() === name.toLowerCase()),
  };
}

function providerOf(settings: ProviderSettings, timeout: number): Provider {
  const { name, model } = settings;
  let client: Promise<OpenAI> | undefined;
  return {
    name,
    ask: async (messages, signal) => {
      const deadline = AbortSignal.timeout(timeout);
      try {
        client ??= clientFor(settings);
        const { chat } = await client;
        const options = { signal: AbortSignal.any([signal, deadline]), timeout };
        const completion = await chat.completions.create({ model, messages }, options);
        return wordsOf(completion.choices[0]?.message?.content);
      } catch (error) {
        throw new ProviderFailed(howItFailed(error), deadline.aborted);
      }
    },
  };
}

/** Loads the client with the first question, so that a board without a provider never loads it. */
async function clientFor({ baseUrl, apiKey }: ProviderSettings): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    // By default the client reads these from the environment.
    organization: null,
    project: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: limitedFetch(mostBytes),
    defaultHeaders: apiKey ? {} : { Authorization: null },
  });
}

function wordsOf(content: unknown): string {
  if (typeof content !== "string" || !content.trim()) throw new Error("The reply holds no words");
  if (content.length > mostCharacters) throw new Error("The reply is too long");
  return content;
}

function howItFailed(error: unknown): string {
  if (error instanceof Error && "status" in error && error.status) return `status ${error.status}`;
  return error instanceof Error ? error.name : "unknown";
}

/** As `fetch`, with a limit on the body, which is read at once, and without redirects. */
function limitedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    const { status, headers } = response;
    const body = response.body ? await readLimitedBody(response.body, mostBytes) : null;
    return new Response(body, { status, headers });
  };
}
