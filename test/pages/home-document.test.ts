import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aQuestion } from "../support/builders.ts";

const build = join(import.meta.dirname, "../../build");

// `npm test` builds the pages first.
describe.skipIf(!existsSync(join(build, ".built")))("the home page for visitors", () => {
  const board = testBoard();
  const home = async (query = "") => {
    const reply = await fetch(`${board.url}/${query}`);
    return { etag: reply.headers.get("etag"), html: await reply.text() };
  };

  test("U200 U201 contains jobs, figures and events, but no member's name and no question", async () => {
    const member = await board.join({ firstName: "Hedwig" });
    await member.post("/jobs", aJob({ title: "Keeper of <b>__SIGN_UP__</b>", description: "d".repeat(80) }));
    await member.post("/questions", aQuestion({ title: "Who feeds the owl?" }));
    await member.send("POST", "/company", { body: aForm({ name: "Without a logo" }) });
    const { html, etag } = await home();
    expect(html).toContain("Keeper of &lt;b&gt;__SIGN_UP__&lt;/b&gt;");
    expect(html).toContain(`${"d".repeat(50)}…`);
    expect(html.match(/class="lit"/g)).toHaveLength(3);
    expect(html).toContain("A new question, just now");
    for (const unsaid of ["Hedwig", "owl", "Without a logo"]) expect(html).not.toContain(unsaid);
    expect((await home()).etag).toBe(etag);
  });

  test("U203 is replaced by the application with the parameter app", async () => {
    for (const path of ["?app", "about?app", "no-such-page?app"]) {
      const { html } = await home(path);
      expect(html, path).toContain("modulepreload");
      expect(html, path).not.toContain('class="lit"');
      expect(html, path).not.toContain("fetchpriority");
    }
  });

  test("U203 a prerendered form loads its programs after styles and fonts", async () => {
    const programs = (await home("login")).html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
  });
});

describe.skipIf(!existsSync(join(build, ".built")))("the home page of a board with a failing database", () => {
  const board = testBoard();

  test("U205 is served without the unreadable parts, and says that figures are missing", async () => {
    await board.database`alter table events rename to events_away`;
    await board.database`alter table user_skills rename to user_skills_away`;
    const html = await (await fetch(board.url)).text();
    expect(html).toContain("You learned to code together.");
    expect(html).not.toContain('class="lit"');
    expect(html.replaceAll("&#x27;", "'")).toContain("The statistics couldn't be loaded.");
  });
});
