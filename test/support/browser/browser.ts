import { test as base, expect, type Page } from "@playwright/test";
import type { Account } from "../../../contract/people/accounts.ts";
import type { Role } from "../../../contract/people/people.ts";
import { aPerson } from "../builders.ts";
import { type Caller, caller } from "../caller.ts";

export type BrowserMember = Caller & Account & { token: string; password: string };

export type Cast = {
  visitor: Caller;
  /** Adds a member with a unique name and address, not logged in in any browser. */
  join(who?: { firstName?: string; lastName?: string; role?: Role; skills?: string[] }): Promise<BrowserMember>;
  /** The ids of skills, by name. */
  skillIds(...names: string[]): Promise<number[]>;
  /** Stores the member's session in the browser. */
  logIn(page: Page, member: BrowserMember): Promise<void>;
};

let joined = 0;

/** The test function with a `cast` fixture. A test fails if the browser logs an error. */
export const test = base.extend<{ calm: undefined }, { cast: Cast }>({
  cast: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await use(castOf(process.env.BOARD_URL as string));
    },
    { scope: "worker" },
  ],
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        const isOurs = ["blob:", "data:"].includes(protocol) || hostname === "127.0.0.1";
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

function castOf(url: string): Cast {
  const visitor = caller(url);
  const asAdmin = once(async () => {
    const { token } = await logIn(
      visitor,
      process.env.BOARD_ADMIN_EMAIL as string,
      process.env.BOARD_ADMIN_PASSWORD as string,
    );
    return caller(url, token);
  });
  const catalogue = async () => {
    const { body } = await (await asAdmin()).get("/skills?limit=1000");
    return body.results as { id: number; name: string }[];
  };
  let known: { id: number; name: string }[] = [];
  const skillIds = async (names: string[]) => {
    const isKnown = (name: string) => known.some((skill) => skill.name === name);
    if (!names.every(isKnown)) known = await catalogue();
    const skills = known;
    return names.map((name) => {
      const found = skills.find((skill) => skill.name === name);
      if (!found) throw new Error(`The catalogue knows no skill ${name}`);
      return found.id;
    });
  };
  return {
    visitor,
    skillIds: (...names) => skillIds(names),
    join: async ({ role, skills = [], ...names } = {}) => {
      joined += 1;
      const person = { ...aPerson({ lastName: `Number ${process.pid} ${joined}` }), ...names };
      const { body } = await visitor.post("/auth/signup", person);
      if (role) await (await asAdmin()).put(`/users/${body.user.id}/role`, { role });
      const { token, user } = await logIn(visitor, person.email, person.password);
      const member = { ...user, ...caller(url, token), token, password: person.password };
      if (skills.length > 0)
        await member.send("PUT", `/users/${user.id}`, { body: await profileForm(person, skillIds(skills)) });
      return member;
    },
    logIn: async (page, { token, send: _, ...member }) => {
      const user = Object.fromEntries(Object.entries(member).filter(([, value]) => typeof value !== "function"));
      // Any page of the origin will do; a picture loads fastest.
      await page.goto("/favicon.svg");
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem("token", token as string);
          localStorage.setItem("user", user as string);
        },
        [token, JSON.stringify({ ...user, password: undefined })],
      );
    },
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function logIn(visitor: Caller, email: string, password: string): Promise<{ token: string; user: Account }> {
  const { status, body } = await visitor.post("/auth/login", { email, password });
  if (status !== 200) throw new Error(`${email} can't log in: ${JSON.stringify(body)}`);
  return body;
}

async function profileForm(person: { firstName: string; lastName: string; email: string }, skills: Promise<number[]>) {
  const form = new FormData();
  for (const field of ["firstName", "lastName", "email"] as const) form.set(field, person[field]);
  for (const id of await skills) form.append("skills", String(id));
  return form;
}

/** The toast with this text. */
export const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
