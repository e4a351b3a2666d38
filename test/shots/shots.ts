import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/browser/chromium.ts";
import { caller } from "../support/caller.ts";
import { runProgram, startServer } from "../support/server-process.ts";
import { languages, wordsIn } from "../support/words.ts";
import { contactSheet } from "./contact-sheet.ts";
import { conversation } from "./conversation.ts";
import { moments } from "./moments.ts";
import { news } from "./news.ts";
import { keepForReadme, readmePictures } from "./readme-pictures.ts";
import { everyPage, type Ids, type Role, type Scene, states } from "./scenes.ts";

// What `npm run shots` does: takes screenshots of the demo board, every page and state in both languages and themes. Arguments
// choose scenes by a part of their name, and a language, theme or width.

const folder = join(import.meta.dirname, "../../shots");
const themes = ["dusk", "day"] as const;
const asked = process.argv.slice(2);
const onlyAsked = <Look extends string>(looks: readonly Look[]) =>
  looks.some((look) => asked.includes(look)) ? looks.filter((look) => asked.includes(look)) : looks;
const widthsAsked = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const isLook = (word: string) => [...languages, ...themes, ...widthsAsked].some((look) => String(look) === word);
const wanted = asked.filter((word) => !isLook(word));

const dataDir = await mkdtemp(join(tmpdir(), "homecoming-shots-"));
const settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000", ORGANISATION: "ReStart Code School" };
const filled = await runProgram("server/demo.ts", [], settings);
if (filled.code !== 0) throw new Error(filled.said);
const server = await startServer(settings);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  await photographAll();
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function photographAll() {
  const sessions = await logInAll();
  await actAsStaff(caller(server.url, sessions.admin?.token));
  const ids = {
    ...(await idsOf(sessions.user?.token)),
    users: sessions.user?.user.id ?? 1,
    admin: await firstCase(caller(server.url, sessions.admin?.token)),
  };
  await mkdir(folder, { recursive: true });
  const shots: string[] = [];
  for (const language of onlyAsked(languages)) {
    const words = await wordsIn(language);
    const scenes = [
      ...everyPage(ids),
      ...states(ids, words),
      ...moments(ids, words),
      ...conversation(ids, words),
      ...news(ids, words),
      ...readmePictures(ids, words),
    ];
    const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
    for (const theme of onlyAsked(themes)) {
      for (const role of ["visitor", "user", "admin"] as const) {
        const settings = { baseURL: server.url, locale: language, serviceWorkers: "block" } as const;
        const context = await browser.newContext(settings);
        // Screenshots wait until the network is idle, which a stream prevents.
        await context.route("**/api/live", (route) => route.abort());
        await context.addInitScript(remember, { theme, session: sessions[role] });
        for (const scene of chosen.filter((one) => one.role === role))
          shots.push(...(await photograph(context, scene, `${language}-${theme}`)));
        await context.close();
      }
    }
  }
  await writeFile(join(folder, "index.html"), contactSheet(shots));
  console.log(`${shots.length} pictures: ${join(folder, "index.html")}`);
}

async function photograph(context: BrowserContext, { name, address, widths, before, then }: Scene, look: string) {
  const taken: string[] = [];
  for (const width of widths.filter((each) => widthsAsked.length === 0 || widthsAsked.includes(each))) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
    const file = `${name}-${look}-${width}.png`;
    try {
      await before?.(page);
      await page.goto(address);
      await page.waitForLoadState("networkidle", { timeout: before ? 2000 : 15_000 }).catch(() => undefined);
      // On a busy machine a page is idle before its code runs.
      await page
        .locator("main h1")
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      await then?.(page);
      if (!before) await page.evaluate(showPictures);
      await page.screenshot({ path: join(folder, file), fullPage: !then, animations: "disabled" });
      if (name.startsWith("readme-") && look === "en-dusk") await keepForReadme(join(folder, file), name);
      taken.push(file);
    } catch (error) {
      console.error(`${file}: ${(error as Error).message.split("\n")[0]}`);
    }
    // A request that is answered after a scene failed would end the whole run.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }
  return taken;
}

/** Runs in the page: loads pictures that would wait until they are scrolled to. */
async function showPictures() {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

type Session = { token: string; user: { id: number } };

async function logInAll(): Promise<Partial<Record<Role, Session>>> {
  const accounts = JSON.parse(await readFile(join(dataDir, "accounts.json"), "utf8"));
  const sessions: Partial<Record<Role, Session>> = {};
  for (const { role, email, password } of accounts) {
    sessions[role as Role] = (await caller(server.url).post("/auth/login", { email, password })).body;
  }
  return sessions;
}

/** Gives the administration pages something to show. */
async function actAsStaff(admin: ReturnType<typeof caller>) {
  const [one, other] = (await admin.get("/admin/members?role=user")).body.results;
  await admin.put(`/users/${one.id}/suspension`, { reason: "Advertising in every comment.", endsOn: "2027-06-30" });
  await admin.put(`/users/${other.id}/role`, { role: "moderator" });
}

async function firstCase(admin: ReturnType<typeof caller>): Promise<number> {
  const { results } = (await admin.get("/admin/reports")).body;
  return results.find(({ mayDecide }: { mayDecide: boolean }) => mayDecide)?.id ?? 1;
}

async function idsOf(token?: string): Promise<Ids> {
  const member = caller(server.url, token);
  const first = async (list: string): Promise<number> => (await member.get(list)).body.results[0]?.id ?? 1;
  return {
    jobs: await first("/jobs"),
    projects: await first("/projects"),
    qa: await first("/questions"),
    threads: await first("/questions?search=useEffect"),
    edited: await first("/questions?search=Redux"),
    withStub: await first("/questions?search=Fehlermeldungen"),
    unanswered: await first("/questions?state=unanswered"),
    another: await first("/users?search=Nkechi"),
    companies: await first("/companys"),
    skills: await first("/skills?search=react"),
    cohorts: await first("/cohorts"),
    messages: await first("/conversations"),
  };
}

function remember({ theme, session }: { theme: string; session?: Session }) {
  localStorage.setItem("theme", theme);
  if (!session) return;
  localStorage.setItem("token", session.token);
  localStorage.setItem("user", JSON.stringify(session.user));
}
