import { expect, type Page, type Route } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aGif, aPng } from "../../support/pictures.ts";
import { box, openQuestion, tool, tools } from "./support/editor.ts";

test.describe.configure({ mode: "parallel" });

const give = (page: Page, how: "paste" | "drop", file: File) =>
  file.bytes().then((bytes) =>
    box(page).evaluate(
      (area: HTMLTextAreaElement, [how, name, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes as number[])], name as string, { type: "image/png" }));
        const options = { bubbles: true, cancelable: true };
        area.dispatchEvent(
          how === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: data })
            : new DragEvent("drop", { ...options, dataTransfer: data }),
        );
      },
      [how, file.name, [...bytes]],
    ),
  );

test("U59 Q19 a pasted picture has a placeholder; sending waits for its upload", async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).fill("Look: ");
  await expect(tools(page)).toBeVisible();
  const answer = await holdAnswers(page, "**/api/images");
  await give(page, "paste", await aPng());
  await expect(box(page)).toHaveValue("Look: ![Uploading…]()");
  await box(page).press("Control+Enter");
  await expect(page.getByText("sending...")).toHaveCount(0);
  answer();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  const picture = page.getByRole("listitem").getByRole("img", { name: "what the picture shows" });
  await expect(picture).toHaveAttribute("src", /^\/api\/images\/[0-9a-f]{64}\.webp$/);

  await give(page, "drop", await aPng({ color: "red" }));
  await expect(box(page)).toHaveValue(/^!\[what the picture shows\]\(\/api\/images\/[0-9a-f]{64}\.webp\)$/);
  await page.keyboard.type("A red wall");
  await expect(box(page)).toHaveValue(/^!\[A red wall\]/);
});

test("U59 a rejected picture removes its placeholder and shows why; a chosen one is inserted", {
  tag: "@all",
}, async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).fill("Look: ");
  await expect(tools(page)).toBeVisible();
  const gif = await aGif();
  const chooser = page.waitForEvent("filechooser");
  await tool(page, "Add a picture").click();
  await (await chooser).setFiles({
    name: "moving.png",
    mimeType: "image/png",
    buffer: Buffer.from(await gif.arrayBuffer()),
  });
  await expect(toast(page, "Please choose a PNG or JPEG picture")).toBeVisible();
  await expect(box(page)).toHaveValue("Look: ");

  const again = page.waitForEvent("filechooser");
  await tool(page, "Add a picture").click();
  const png = await aPng();
  await (await again).setFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(await png.arrayBuffer()) });
  await expect(box(page)).toHaveValue(/^Look: !\[what the picture shows\]\(\/api\/images\/[0-9a-f]{64}\.webp\)$/);
});

test("U59 an error about one of several pictures stays when the next one arrives", {
  tag: "@all",
}, async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).focus();
  await expect(tools(page)).toBeVisible();
  const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer());
  const gif = { name: "moving.png", mimeType: "image/png", buffer: await bytes(await aGif()) };
  const png = { name: "a.png", mimeType: "image/png", buffer: await bytes(await aPng()) };
  const chooser = page.waitForEvent("filechooser");
  await tool(page, "Add a picture").click();
  await (await chooser).setFiles([gif, png]);
  await expect(box(page)).toHaveValue(/^\s*!\[what the picture shows\]\(\/api\/images\/[0-9a-f]{64}\.webp\)$/);
  await expect(toast(page, "Please choose a PNG or JPEG picture")).toBeVisible();
});

test("U59 the line of a rejected picture is removed, wherever it is among several", {
  tag: "@all",
}, async ({ page, cast }) => {
  await openQuestion(page, cast);
  const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer());
  const gif = { name: "moving.png", mimeType: "image/png", buffer: await bytes(await aGif()) };
  const png = { name: "a.png", mimeType: "image/png", buffer: await bytes(await aPng()) };
  const picture = String.raw`!\[what the picture shows\]\(\S+\)`;
  const lines = (...pictures: string[]) => new RegExp(`^Before\n\n${pictures.join("\n")}\n\nafter$`);
  const sets = [
    { files: [png, gif, png], left: lines(picture, picture) },
    { files: [gif, png, gif], left: lines(picture) },
    { files: [png, gif, gif], left: lines(picture) },
    { files: [gif, gif], left: lines("") },
  ];
  for (const { files, left } of sets) {
    await box(page).fill("Before\n\n\n\nafter");
    await expect(tools(page)).toBeVisible();
    await box(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 8));
    const chooser = page.waitForEvent("filechooser");
    await tool(page, "Add a picture").click();
    await (await chooser).setFiles(files);
    await expect(box(page)).toHaveValue(left);
  }
});

test("U59 a picture replaces no text; it is inserted after the selection", {
  tag: "@all",
}, async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).fill("Look here");
  await expect(tools(page)).toBeVisible();
  await box(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 4));
  await give(page, "paste", await aGif());
  await expect(toast(page, "Please choose a PNG or JPEG picture")).toBeVisible();
  await expect(box(page)).toHaveValue("Look here");

  const picture = String.raw`!\[what the picture shows\]\(\S+\)`;
  await box(page).fill("");
  await give(page, "paste", await aPng());
  await expect(box(page)).toHaveValue(new RegExp(`^${picture}$`));
  await give(page, "paste", await aPng({ color: "red" }));
  await expect(box(page)).toHaveValue(new RegExp(`^${picture}\n${picture}$`));
  await give(page, "paste", await aGif());
  await expect(toast(page, "Please choose a PNG or JPEG picture")).toBeVisible();
  await expect(box(page)).toHaveValue(new RegExp(`^${picture}\n${picture}$`));
});

test("U17 U59 if the session ends during an upload, the draft returns without the placeholder", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { member } = await openQuestion(page, cast);
  await box(page).fill("Look: ");
  await expect(tools(page)).toBeVisible();
  const endAndGoOn = async (route: Route) => {
    await member.post("/auth/logout");
    await route.continue();
  };
  await page.route("**/api/images", endAndGoOn, { times: 1 });
  await give(page, "paste", await aPng());
  await expect(page).toHaveURL(/\/login\?/);
  await logInHere(page, member);
  await expect(tools(page)).toBeVisible();
  await expect(box(page)).toHaveValue("Look: ");
});
