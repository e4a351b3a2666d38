import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Database, openDatabase } from "../../../server/database/connection.ts";
import { hashPassword } from "../../../server/people/accounts/password.ts";
import { aWord } from "../builders.ts";
import { type Caller, caller } from "../caller.ts";
import { addMember, type Member, type Newcomer, skillIds } from "../members.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";

export type BrowserMember = Member & { password: string };

export type Cast = {
  visitor: Caller;
  /** Adds a member with a unique name and address, not logged in in any browser. */
  join(who?: Newcomer): Promise<BrowserMember>;
  /** The ids of skills, by name. */
  skillIds(...names: string[]): Promise<number[]>;
  /** Adds skills that nobody has yet; their names begin with these. */
  newSkills<const Names extends readonly string[]>(...names: Names): Promise<{ [Name in keyof Names]: string }>;
  /** Moves the member's log-ins back by an hour: what needs a fresh proof asks for the password. */
  ageLogIns(member: BrowserMember): Promise<void>;
  /** Confirms the member's address. */
  confirm(member: BrowserMember): Promise<void>;
  /** Stores the member's session in the browser. */
  logIn(page: Page, member: BrowserMember): Promise<void>;
};

type Options = {
  /**
   * Whether each test gets a browser context of its own, for what a kept one can't give back: first loads, service workers,
   * the clock, being offline.
   */
  freshContext: boolean;
};

type Fixtures = {
  calm: undefined;
  /** A page of another member's browser. */
  theirs: Page;
};

/** The test function with a `cast` fixture. A test fails if the browser logs an error. */
export const test = base.extend<Fixtures & Options, { cast: Cast; kept: KeptContexts }>({
  freshContext: [false, { option: true }],
  cast: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const database = openDatabase(JSON.parse(process.env.BOARD_DATABASE as string), { max: 2 });
      await use(castOf(process.env.BOARD_URL as string, database));
      await database.end();
    },
    { scope: "worker" },
  ],
  kept: [
    async ({ browser }, use) => {
      const contexts = keptContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      browser,
      kept,
      freshContext,
      locale,
      viewport,
      hasTouch,
      timezoneId,
      permissions,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    if (freshContext || serviceWorkers === "allow" || process.env.SEAT === "fresh") {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    } else await kept.use({ locale, viewport, hasTouch, timezoneId, permissions, ...contextOptions }, use);
  },
  theirs: async ({ kept, locale, viewport, contextOptions }, use) => {
    const open = async (context: BrowserContext) => use(await context.newPage());
    await kept.use({ locale, viewport, ...contextOptions }, open, "theirs");
  },
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        const isOurs = ["blob:", "data:"].includes(protocol) || ["127.0.0.1", "localhost"].includes(hostname);
        if (!isOurs) complaints.push(`a request to ${request.url()}`);
      });
      await use(undefined);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Errors that don't fail a test: the browser logs each 4xx and 5xx reply, which the page may handle, and the trace recorder
 * fetches blob URLs, which the Content-Security-Policy refuses.
 */
const isExpected = (text: string) =>
  text.startsWith("Failed to load resource") || text.startsWith("Connecting to 'blob:");

/** The password of every member of these tests. */
const password = "lighthouse";
const passwordHash = hashPassword(password);
let joined = 0;

function castOf(url: string, database: Database): Cast {
  const join = async (who: Newcomer = {}) => {
    joined += 1;
    const name = `${process.pid}-${joined}`;
    const own = { firstName: "Mira", lastName: `Number ${name}`, email: `mira${name}@example.org` };
    const member = await addMember(database, url, { ...own, passwordHash: await passwordHash, ...who });
    return { ...member, password };
  };
  return {
    visitor: caller(url),
    join,
    skillIds: (...names) => skillIds(database, names),
    newSkills: async (...names) => {
      const moderator = await join({ role: "moderator" });
      const added = names.map((name) => `${name} ${aWord()}`);
      await Promise.all(added.map((name) => moderator.post("/skills", { name })));
      return added as { [Name in keyof typeof names]: string };
    },
    ageLogIns: async ({ id }) => {
      await database`update sessions set created_at = created_at - interval '1 hour' where user_id = ${id}`;
    },
    confirm: async ({ id }) => {
      await database`update users set email_proven_at = now() where id = ${id}`;
    },
    logIn: async (page, member) => {
      const { body } = await member.get("/account");
      // Any page of the origin will do; a picture loads fastest.
      await page.goto("/favicon.svg");
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem("token", token as string);
          localStorage.setItem("user", user as string);
        },
        [member.token, JSON.stringify(body.user)],
      );
    },
  };
}

/** The toast with this text. */
export const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
