import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, test } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { type OwnBoard, openOwnBoard } from "../../support/browser/own-board.ts";
import { openIssuer } from "../../support/issuer.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { type Language, type Words, wordsIn } from "../../support/words.ts";

type KeyBoard = OwnBoard & { issuer: Awaited<ReturnType<typeof openIssuer>> };

/** A board with a provider and a host name that passkeys can belong to. */
export function keyBoard(settings: Record<string, string> = {}): KeyBoard {
  const board = {} as KeyBoard;
  test.beforeAll(async () => {
    const opened = await openOwnBoard(async (url) => {
      board.issuer = await openIssuer(`${url}/login/school`);
      return {
        ALLOW_LOCAL_WEBHOOKS: "1",
        OIDC_SCHOOL_ISSUER: board.issuer.url,
        OIDC_SCHOOL_CLIENT_ID: "board",
        OIDC_SCHOOL_CLIENT_SECRET: "secret",
        OIDC_SCHOOL_LABEL: "Code School",
        ...settings,
      };
    });
    Object.assign(board, opened);
  });
  test.afterAll(async () => {
    board.issuer.close();
    await board.stop();
  });
  return board;
}

const seats: { language: Language; locale: string; width: number; tag: string[] }[] = [
  { language: "en", locale: "en-GB", width: 1280, tag: [] },
  { language: "de", locale: "de-DE", width: 360, tag: ["@all"] },
];

/** Runs the same journeys on a wide screen in English, and, with `@all`, on a phone in German. */
export function inBothLanguages(journeys: (words: () => Words) => void): void {
  for (const { language, locale, width, tag } of seats) {
    test.describe(`${language}, ${width} px`, { tag }, () => {
      let words: Words;
      test.use({ locale, viewport: { width, height: 800 } });
      test.beforeAll(async () => {
        words = await wordsIn(language);
      });
      journeys(() => words);
    });
  }
}

export async function logIn(page: Page, board: KeyBoard, { accounts }: Words, { email, password }: BrowserMember) {
  await page.goto(`${board.url}/login`);
  await waitForApplication(page);
  await page.getByLabel(accounts.email).fill(email);
  await page.getByLabel(accounts.password).fill(password);
  await page.getByRole("button", { name: accounts.logIn, exact: true }).click();
}

/** Goes to the provider and comes back to the board's page for it. */
export async function logInAtSchool(page: Page, board: KeyBoard, { signIn }: Words, next = "") {
  await page.goto(`${board.url}/login${next}`);
  await waitForApplication(page);
  await page.getByRole("button", { name: signIn.logInWith("Code School") }).click();
  // The form of /login has fields of the same names, and stands until the browser leaves.
  await expect(page).not.toHaveURL(/\/login(\?next=.*)?$/);
}

/** Forgets the session, as another browser of the same member would not know it. */
export const logOut = (page: Page) => page.evaluate(() => localStorage.clear());

/** Expects that the page is accessible and fits its width. */
export async function expectWellMade(page: Page, where: string) {
  await expectAccessible(page, where);
  await expectNoSpills(page, where);
}
