import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-rules-"));
const file = join(folder, "rules.md");
writeFileSync(
  file,
  "# How we talk\n\nBe *kind*.\n\n- [Ours](/about)\n- [Not](javascript:alert(1))\n\n<script>alert(1)</script>\n\n" +
    `![A harbour](https://pictures.example.org/harbour.png "By night") [![](https://pictures.example.org/a.png)](/about)\n` +
    `![Ours](/api/images/${"a".repeat(64)}.webp)\n`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const board = testBoard({ RULES_FILE: file });
const without = testBoard();

test("the operator's rules are Markdown; HTML and javascript: links in them are disabled", async () => {
  const { status, body } = await board.visitor.get("/rules");
  expect(status).toBe(200);
  expect(body.html).toContain("<p>Be <em>kind</em>.</p>");
  expect(body.html).toContain("<h2>How we talk</h2>");
  expect(body.html).toContain('<a href="/about">Ours</a>');
  expect(body.html).toContain("&lt;script&gt;");
  expect(body.html).not.toMatch(/<script|javascript:/);
});

test("S73 pictures of other hosts in the rules are shown as links", async () => {
  const { html } = (await board.visitor.get("/rules")).body;
  expect(html).toContain('<a href="https://pictures.example.org/harbour.png">A harbour</a>');
  expect(html).toContain('<a href="/about">https://pictures.example.org/a.png</a>');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain(`<img src="/api/images/${"a".repeat(64)}.webp" alt="Ours" />`);
});

test("the rules page is rendered by the server, in both languages", async () => {
  for (const lang of ["en", "de"]) {
    const page = await fetch(`${board.url}/rules?lang=${lang}`).then((reply) => reply.text());
    expect(page).toContain("<p>Be <em>kind</em>.</p>");
    expect(page).not.toContain("__RULES__");
  }
  expect(await fetch(`${without.url}/rules`).then((reply) => reply.text())).not.toContain("__RULES__");
});

test("a board without its own rules returns none", async () => {
  expect((await without.visitor.get("/rules")).body).toEqual({ html: "" });
});
