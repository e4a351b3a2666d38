import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type Cast, test } from "../../support/browser/browser.ts";
import { aForm, aQuestion } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";

test.describe.configure({ mode: "parallel" });

async function openWith(
  page: Page,
  cast: Cast,
  { description = "Words.", answer }: { description?: string; answer?: string },
) {
  const member = await cast.join();
  const { body: question } = await member.post("/questions", aQuestion({ description }));
  if (answer) await member.post("/comments", { parent: "questions", parentId: question.id, text: answer });
  await cast.logIn(page, member);
  await page.goto(`/qa/${question.id}`);
  await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
}
const description = (page: Page) => page.getByRole("region", { name: "Description" });
const answer = (page: Page) => page.locator(".comment .prose-text");

test("Q18 texts support tables, strikethrough and bare links; HTML, footnotes and task boxes stay text", async ({
  page,
  cast,
}) => {
  const text = [
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "~~gone~~ and https://example.org/x",
    "A note[^1]\n\n[^1]: below",
    "- [ ] to do\n- [x] done\n- [X] DONE",
    '<b onclick="x()">bold</b> <script>alert(1)</script>',
    "one line\nanother",
    "<nav>\n  *a*\n</nav>",
  ].join("\n\n");
  await openWith(page, cast, { description: text, answer: text });
  for (const place of [description(page), answer(page)]) {
    await expect(place.getByRole("cell", { name: "2" })).toBeVisible();
    await expect(place.locator("del")).toHaveText("gone");
    await expect(place.getByRole("link", { name: "https://example.org/x" })).toHaveAttribute(
      "rel",
      "nofollow ugc noopener noreferrer",
    );
    await expect(place).toContainText("A note[^1]");
    await expect(place).toContainText("[^1]: below");
    await expect(place).toContainText("[ ] to do");
    await expect(place).toContainText("[x] done");
    await expect(place).toContainText("[X] DONE");
    await expect(place.locator("p", { hasText: "<nav>" })).toContainText("*a*");
    await expect(place.locator("input, script, b, sup")).toHaveCount(0);
    await expect(place).toContainText('<b onclick="x()">bold</b>');
  }
  await expect(description(page).locator("br")).toHaveCount(0);
  await expect(answer(page).locator("p", { hasText: "one line" }).locator("br")).toHaveCount(1);
  await expect(answer(page).locator("p", { hasText: "<nav>" }).locator("br")).toHaveCount(2);
  await expectAccessible(page, "a text with all that there is");
});

test("Q18 links to the board open in place, others in a new tab; unsafe ones are text", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const hostile = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/&#9;/evil.example",
    "ftp://evil.example",
    "vbscript:x",
    "blob:x",
    "relative",
    "\u0001javascript:x",
  ];
  const text = [
    "[own](/jobs)",
    "[out](https://example.org)",
    "[mail](mailto:a@example.org)",
    ...hostile.map((address, n) => `[bad ${n}](<${address}>)`),
    "<javascript:alert(1)>",
    "![x](javascript:alert(1))",
  ].join("\n\n");
  await openWith(page, cast, { answer: text });
  // The fifth and sixth are addresses of pages that don't exist; the browser finds no special characters in them.
  await expect(answer(page).getByRole("link")).toHaveText(["own", "out", "mail", "bad 4", "bad 5"]);
  const hosts = await answer(page)
    .getByRole("link", { name: /bad|own/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host === location.host));
  expect(hosts).toEqual([true, true, true]);
  await expect(answer(page)).toContainText("bad 10");
  await expect(answer(page).getByRole("link", { name: "out" })).toHaveAttribute("target", "_blank");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await answer(page).getByRole("link", { name: "own" }).click();
  await expect(page).toHaveURL("/jobs");
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("Q19 pictures from elsewhere become links; only the board's own are shown", async ({ page, cast }) => {
  const member = await cast.join();
  const { body } = await member.send("POST", "/images", { body: aForm({ file: await aPng() }) });
  const badge = "[![badge](https://evil.example/b.png)](https://example.org/build)";
  const text = `${badge} ![kept](${body.url}) ![far](https://evil.example/x.png) ![near](/logo.svg) ![odd](/api/images/x.webp)`;
  await openWith(page, cast, { answer: text });
  await expect(answer(page).getByRole("img")).toHaveCount(1);
  await expect(answer(page).getByRole("img", { name: "kept" })).toHaveJSProperty("naturalWidth", 40);
  await expect(answer(page).getByRole("link", { name: "far" })).toHaveAttribute("href", "https://evil.example/x.png");
  await expect(answer(page).getByRole("link", { name: "badge" })).toHaveAttribute("href", "https://example.org/build");
  await expect(answer(page).locator("a a")).toHaveCount(0);
});

test("Q19 a text that is slow to parse is shown as typed", { tag: "@all" }, async ({ page, cast }) => {
  const wide = `${"a|".repeat(900)}a\n${"-|".repeat(900)}-\n${"b\n".repeat(1200)}`;
  await openWith(page, cast, { description: wide, answer: `${"<a".repeat(1000)}${"a.".repeat(1200)}` });
  await expect(description(page)).toContainText("a|a|a");
  await expect(answer(page)).toContainText("<a<a<a");
  await expect(description(page).getByRole("table")).toHaveCount(0);
});

for (const theme of ["dusk", "day"]) {
  test(`Q18 code with a language is highlighted, readable in ${theme}; wide code scrolls by itself`, {
    tag: "@all",
  }, async ({ page, cast }) => {
    const code = [
      "// says how many",
      "@decorated class Count<T> extends Array<number> {",
      '  static of = (words: string) => "words" + /re+/g; // eslint-disable-line and more of the same, and more of the same, and more',
      "  private async sum(): Promise<number> { return null ?? 1 + 0xff }",
      "}",
    ].join("\n");
    const others = [
      "```css\n.a::before > #b { color: red !important; margin: 1px }\n@media print {}\n```",
      "```diff\n- old\n+ new\n@@ 1 @@\n```",
      '```html\n<!doctype html><p class="x">a &amp; b</p>\n```',
      "```sql\nselect count(*) from users where name = 'x' and id > 5 -- all\n```",
      "```python\n@cache\ndef f(x: int = 1) -> None:\n    return f'{x}'\n```",
      '```bash\n$ export A=1 && echo "$A" # here\n```',
      '```json\n{"a": [1, true, null]}\n```',
      "```yaml\na: &x\n  - *x\n```",
    ];
    await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
    const named = `\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`\nconst plain = 1\n\`\`\`\n\n${others.join("\n\n")}`;
    await openWith(page, cast, { answer: named });
    const blocks = answer(page).locator("pre");
    await expect(blocks.first().locator(".hljs-keyword").first()).toBeVisible();
    await expect(blocks.nth(1).locator("span")).toHaveCount(0);
    expect(await blocks.first().evaluate((block) => block.scrollWidth > block.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectAccessible(page, `coloured code in ${theme}`);
    await page.emulateMedia({ media: "print" });
    expect(await blocks.first().evaluate((block) => block.scrollWidth - block.clientWidth), "on paper").toBe(0);
  });
}

test("print shows content, not controls", { tag: "@all" }, async ({ page, cast }) => {
  await openWith(page, cast, { answer: "The first." });
  const [address, other] = [page.url(), await cast.join()];
  const id = Number(address.split("/").at(-1));
  await other.post("/comments", { parent: "questions", parentId: id, text: "The second." });
  await cast.logIn(page, other);
  await page.goto(address);
  const main = page.getByRole("main");
  const pressed = [
    main.getByRole("link", { name: "Back to Questions" }),
    main.getByText("Sort by"),
    ...["Reply", "Report"].map((name) => main.getByRole("button", { name: new RegExp(`^${name}`) }).first()),
  ];
  for (const control of pressed) await expect(control).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const control of pressed) await expect(control).toBeHidden();
  await expect(page.getByText("The second.")).toBeVisible();
});

test("the highlighter is not loaded for code without a language", { tag: "@all" }, async ({ page, cast }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openWith(page, cast, { description: "```\nplain\n```" });
  await expect(description(page).locator("pre")).toBeVisible();
  expect(loaded.filter((address) => /coloured|diff|editor/.test(address))).toEqual([]);
});
