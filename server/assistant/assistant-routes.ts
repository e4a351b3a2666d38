import type { FastifyRequest } from "fastify";
import { askAssistant, modeHeader, providerHeader, workLifeEvidence } from "../../contract/assistant.ts";
import { HttpProblem, says, tooMany } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { replyLanguage } from "../http/reply-language.ts";
import type { Board } from "../http/services.ts";
import { type Assistant, assistantOf, type Provider, ProviderFailed } from "./ai-provider.ts";
import { checkedAnswer } from "./answer-check.ts";
import { messagesFor } from "./assistant-prompt.ts";
import { type EvidencePiece, withinBudget } from "./work-life-evidence.ts";
import { evidenceFor } from "./work-life-evidence-store.ts";
import { workLifeSummary } from "./work-life-summary.ts";

const switchedOff = new HttpProblem(404, "off", says("assistantIsOff"));
const unknownProvider = new HttpProblem(400, "unknown-provider", says("unknownProvider"));
const busy = tooMany(says("stillAnswering"), 5, "one-at-a-time");

export function assistant({ serve, database, config, limits }: Board): void {
  const assistant = assistantOf(config.aiProviders);
  serve.patiently(askAssistant, async ({ input, session, request, messages }) => {
    if (!config.aiIsOn) throw switchedOff;
    const provider = chosenProvider(assistant, request);
    const question = input.messages[0]?.content ?? "";
    const total = provider ? "allPrompts" : "allOwnAnswers";
    return withinQuota(limits, String(session.user.id), total, async () => {
      const evidence = input.jobId ? await evidenceFor(database, input.jobId, session.user, messages) : [];
      const answer = provider && (await askedProvider(provider, question, withinBudget(evidence), request));
      return answer ?? (await workLifeSummary(evidence, messages));
    });
  });

  serve.patiently(workLifeEvidence, async ({ input, session, messages }) => {
    if (!config.aiIsOn) throw switchedOff;
    return workLifeSummary(await evidenceFor(database, input.id, session.user, messages), messages);
  });
}

/** Throws if the request names a provider that is not configured, in development mode too. */
function chosenProvider(assistant: Assistant, { headers }: FastifyRequest): Provider | null {
  const name = headers[providerHeader]?.toString().trim() || undefined;
  const provider = assistant.provider(name);
  if (name && !provider) throw unknownProvider;
  const isDevelopment = headers[modeHeader]?.toString().trim().toLowerCase() === "development";
  return isDevelopment ? null : (provider ?? null);
}

/**
 * Limits a member to one question at a time and to an hourly and a daily quota. The one-at-a-time lease expires by itself if
 * the process dies.
 */
async function withinQuota<Result>(
  limits: RateLimits,
  member: string,
  total: "allPrompts" | "allOwnAnswers",
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await limits.allows("promptsAtOnce", member))) throw busy;
  try {
    await limits.enforce("prompts", member);
    await limits.enforce("dailyPrompts", member);
    await limits.enforce(total, "everyone");
    return await work();
  } finally {
    await limits.forgive("promptsAtOnce", member);
  }
}

/**
 * The provider's answer reduced to what the evidence supports, or null. The request to the provider is aborted when the client
 * disconnects.
 */
async function askedProvider(provider: Provider, question: string, evidence: EvidencePiece[], request: FastifyRequest) {
  const { socket } = request.raw;
  const goneAway = new AbortController();
  const leave = () => goneAway.abort();
  socket.once("close", leave);
  try {
    const words = await provider.ask(messagesFor(question, evidence, replyLanguage(request)), goneAway.signal);
    return checkedAnswer(words, evidence, provider.name);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    request.log.warn({ provider: provider.name, how: error.message }, "the AI provider failed");
    throw error.tookTooLong ? tookTooLong : failed;
  } finally {
    socket.off("close", leave);
  }
}

const failed = new HttpProblem(502, "ai-failed", says("assistantFailed"));
const tookTooLong = new HttpProblem(504, "ai-timeout", says("assistantFailed"));
