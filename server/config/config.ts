import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { questionTitleMaxDefault } from "../../contract/questions.ts";
import { completeProvider, providerList, providersOf } from "./ai-providers.ts";
import { signInProviders } from "./sign-in-providers.ts";

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(from, message).max(to, message));
};

const address = (kind: string, protocol: RegExp) =>
  z.url({ protocol, message: `must be ${kind}` }).transform((url) => url.replace(/\/+$/, ""));

const webAddress = address("an address that starts with http:// or https://", /^https?$/);
/** An address with user and password. A character that ends them early would put the rest into error messages. */
const addressWithPassword = (kind: string, protocol: RegExp) =>
  z
    .string()
    .refine(isPasswordWhole, "must have / in its user or password as %2F, # as %23, ? as %3F, @ as %40, % as %25")
    .pipe(address(kind, protocol));

const databaseAddress = addressWithPassword(
  "an address like postgres://user:password@host:5432/name",
  /^postgres(ql)?$/,
);
const mailServer = addressWithPassword("an address like smtp://user:password@host:587", /^smtps?$/);
const email = z.email({ message: "must be an e-mail address" });
const sender = z.string().regex(/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  message: "must be an e-mail address, or a name and an address like Homecoming <board@example.org>",
});

const file = z
  .string()
  .refine(existsSync, "names a file that doesn't exist")
  .transform((path) => resolve(path));

const plainVariables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("localhost"),
  WORKERS: wholeNumber(1, 64).default(1),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseAddress.optional(),
  PUBLIC_URL: webAddress.optional(),
  SMTP_URL: mailServer.optional(),
  SMTP_INSECURE: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  MAIL_FROM: sender.default("Homecoming <homecoming@localhost>"),
  TEAM_EMAIL: email.optional(),
  ORGANISATION: z.string().default("Code School"),
  DEFAULT_LOCALE: z.enum(["en", "de"], "must be en or de").default("en"),
  DONATION_URL: webAddress.optional(),
  IMPRINT_FILE: file.optional(),
  IMPRINT_FILE_EN: file.optional(),
  IMPRINT_FILE_DE: file.optional(),
  RULES_FILE: file.optional(),
  HOLD_WORDS_FILE: file.optional(),
  PASSWORD_MAX: wholeNumber(8, 128).default(11),
  QUESTION_TITLE_MAX: wholeNumber(questionTitleMaxDefault, 200).default(questionTitleMaxDefault),
  SIGNUP: z.enum(["open", "approval", "invite"], "must be open, approval or invite").default("open"),
  CONFIRM_EMAIL: z.enum(["on", "off"], "must be on or off").optional(),
  SIGNUP_DOMAINS: z
    .string()
    .transform((list) => list.split(",").map((domain) => domain.trim().replace(/^@/, "").toLowerCase()))
    .default([]),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d+(\.\d+)?$/, "must be a number like 1, 0.5 or 100")
    .transform(Number)
    .pipe(z.number().positive("must be more than 0"))
    .default(1),
  TRUST_PROXY: z.string().transform(trustedProxies).default(false),
  AI: z.enum(["on", "off"], "must be on or off").default("on"),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_PROVIDERS: z.string().transform(providerList).default([]),
  ALLOW_LOCAL_WEBHOOKS: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  SECOND_FACTOR: z.enum(["off", "optional", "staff", "all"], "must be off, optional, staff or all").default("optional"),
  LIVE_STREAMS: wholeNumber(1, 100_000).default(2000),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
    .default("warn"),
});

export const settingNames: readonly string[] = Object.keys(plainVariables.shape);

const variables = plainVariables.superRefine(completeProvider);

export type Config = ReturnType<typeof readConfig>;

/** The process's environment, completed by the file `.env` in `folder`. The environment wins. */
export function readEnvironment(folder = process.cwd()): NodeJS.ProcessEnv {
  const file = resolve(folder, ".env");
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
}

/**
 * The operator's settings, validated. An empty value counts as not set. `HOST` defaults to localhost, so that a board on a
 * laptop is not open to the network; a server without a proxy in front of it sets 0.0.0.0 (or ::).
 * @throws ConfigError with one line for each wrong value
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = variables.safeParse(given);
  const { providers, problems } = signInProviders(given, given.ALLOW_LOCAL_WEBHOOKS === "1");
  if (!parsed.success || problems.length > 0) throw new ConfigError([...linesOf(parsed.error), ...problems]);
  const set = parsed.data;
  return {
    port: set.PORT,
    host: set.HOST,
    /** The number of processes that answer requests. */
    workers: set.WORKERS,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    smtpUrl: set.SMTP_URL,
    /** Whether mails may go to another machine without encryption. */
    smtpIsInsecure: set.SMTP_INSECURE === "1",
    mailFrom: set.MAIL_FROM,
    teamEmail: set.TEAM_EMAIL,
    /** The address for contact requests: the team's, or if none is set the sender's. */
    requestsTo: set.TEAM_EMAIL ?? set.MAIL_FROM.replace(/^.*<|>$/g, ""),
    organisation: set.ORGANISATION,
    /** The language of pages and mails for people who have chosen none. */
    defaultLocale: set.DEFAULT_LOCALE,
    donationUrl: set.DONATION_URL,
    imprintFiles: { all: set.IMPRINT_FILE, en: set.IMPRINT_FILE_EN, de: set.IMPRINT_FILE_DE },
    rulesFile: set.RULES_FILE,
    /** A file of words that make a post wait for the team. */
    holdWordsFile: set.HOLD_WORDS_FILE,
    passwordMax: set.PASSWORD_MAX,
    questionTitleMax: set.QUESTION_TITLE_MAX,
    signUp: set.SIGNUP,
    /** Whether new members are asked to confirm their address. */
    confirmEmail: (set.CONFIRM_EMAIL ?? (set.SMTP_URL ? "on" : "off")) === "on",
    signUpDomains: set.SIGNUP_DOMAINS,
    rateLimitScale: set.RATE_LIMIT_SCALE,
    trustProxy: set.TRUST_PROXY,
    aiIsOn: set.AI === "on",
    aiProviders: providersOf(set, set.AI_PROVIDERS),
    /** Whether requests to addresses that members enter may reach this machine's network. */
    allowLocalWebhooks: set.ALLOW_LOCAL_WEBHOOKS === "1",
    /** Who is asked for a second factor: nobody, members who set one up, staff, or everyone. */
    secondFactor: set.SECOND_FACTOR,
    signInProviders: providers,
    /** The most live streams of a process. */
    liveStreams: set.LIVE_STREAMS,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
  };
}

export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

const linesOf = (error: z.ZodError | undefined) =>
  error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`) ?? [];

function isPasswordWhole(address: string): boolean {
  const [, before = ""] = /^[a-z]+:\/\/(.*)@/i.exec(address) ?? [];
  try {
    return decodeURIComponent(before) !== undefined && !/[/#?]/.test(before);
  } catch {
    return false;
  }
}

/** The number of proxies in front, or their addresses. `true` is refused: it would trust any visitor's forwarded header. */
function trustedProxies(value: string, context: z.RefinementCtx): number | string[] | false {
  if (/^\d{1,2}$/.test(value)) return Number(value) || false;
  const addresses = value.split(",").map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  context.addIssue("must be the number of proxies in front of the board, or their addresses");
  return z.NEVER;
}

function isAddressOrRange(text: string): boolean {
  const [ip = "", bits, ...more] = text.split("/");
  const family = isIP(ip);
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  return family > 0 && more.length === 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}
