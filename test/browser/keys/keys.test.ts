import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { readConfig } from "../../../server/config/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { rateLimits } from "../../../server/http/rate-limits.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { createApp } from "../../../server/process/app.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { openIssuer } from "../../support/issuer.ts";
import { mailInFolder } from "../../support/mail-folder.ts";
import { tokenIn } from "../../support/post-office.ts";
import { freePort } from "../../support/server-process.ts";

type Issuer = Awaited<ReturnType<typeof openIssuer>>;
let board: string;
let issuer: Issuer;
let stop: () => Promise<unknown>;

test.beforeAll(async () => {
  const PORT = String(await freePort());
  board = `http://localhost:${PORT}`;
  issuer = await openIssuer(`${board}/login/school`);
  const config = readConfig({
    PORT,
    LOG_LEVEL: "error",
    PUBLIC_URL: board,
    RATE_LIMIT_SCALE: "1000",
    ALLOW_LOCAL_WEBHOOKS: "1",
    OIDC_SCHOOL_ISSUER: issuer.url,
    OIDC_SCHOOL_CLIENT_ID: "board",
    OIDC_SCHOOL_CLIENT_SECRET: "secret",
    OIDC_SCHOOL_LABEL: "Code School",
  });
  // A second server beside the run's own, on the same database, with a host name that passkeys can belong to.
  const address = JSON.parse(process.env.BOARD_DATABASE as string);
  const database = openDatabase(address, { max: 4 });
  const mail = mailQueue(address, { log: () => {}, sends: false });
  const app = await createApp({ config, database, mail, limits: rateLimits(database, config.rateLimitScale) });
  await app.listen({ port: config.port, host: "127.0.0.1" });
  stop = async () => {
    issuer.close();
    await app.close();
    await mail.stop();
    await database.end();
  };
});
test.afterAll(() => stop());
test.use({ freshContext: true });

async function logIn(page: Page, { email, password }: BrowserMember) {
  await page.goto(`${board}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** A device that says yes to every question about passkeys, once it is switched on. */
async function passkeyDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test("K03 who has no account signs up by the school's, and logs in by it from then on", async ({ page }) => {
  const email = `ada${process.pid}@school.example`;
  issuer.person = { sub: email, email, email_verified: true, given_name: "Ada", family_name: "Okafor" };
  await page.goto(`${board}/login`);
  await page.getByRole("button", { name: "Log in with Code School" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expectAccessible(page, "sign-up by a provider");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(`${board}/welcome`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${board}/login?next=/jobs`);
  await page.getByRole("button", { name: "Log in with Code School" }).click();
  await expect(page).toHaveURL(`${board}/jobs`);
});

test("K02 a member with the school's address proves the account by its password, and it is linked", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await cast.confirm(member);
  issuer.person = { sub: member.email, email: member.email, email_verified: true, given_name: "Mira" };
  await page.goto(`${board}/login`);
  await page.getByRole("button", { name: "Log in with Code School" }).click();
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Log in and link" }).click();
  await expect(page).toHaveURL(`${board}/welcome`);
  await page.goto(`${board}/settings/security`);
  await expect(page.getByText(`Code School: ${member.email}`)).toBeVisible();
});

test("K05 a member adds a passkey, names it, and logs in with it", async ({ page, cast }) => {
  const member = await cast.join();
  await passkeyDevice(page);
  await logIn(page, member);
  await expect(page).toHaveURL(`${board}/welcome`);
  await page.goto(`${board}/settings/security`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(toast(page, "Passkey added. You can log in with it now.")).toBeVisible();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("My laptop")).toBeVisible();
  await expectAccessible(page, "security settings");
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${board}/login`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${board}/welcome`);
});

test("K06 K07 a member turns the app on, logs in with a code, and then with a recovery code", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  await logIn(page, member);
  await expect(page).toHaveURL(`${board}/welcome`);
  await page.goto(`${board}/settings/security`);
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const secret = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await expectAccessible(page, "set-up of a second factor");
  await page.getByLabel("Code that the app shows now").fill(codeOf(secret, -1));
  await page.getByRole("button", { name: "Turn on" }).click();
  const recovery =
    (await page.getByRole("region", { name: "Recovery codes" }).locator("li").first().textContent()) ?? "";
  await page.getByRole("button", { name: "Done, I kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  for (const code of [codeOf(secret), recovery]) {
    await page.evaluate(() => localStorage.clear());
    await logIn(page, member);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second Step");
    await expectAccessible(page, "second step");
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page).toHaveURL(`${board}/welcome`);
  }
});

test("K11 who lost everything begins the wait by mail, and whoever reads the notice can keep the factor", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body } = await member.post("/account/totp");
  await member.put("/account/totp", { code: codeOf(body.secret) });
  await logIn(page, member);
  await page.getByRole("link", { name: "I have lost my device and my recovery codes" }).click();
  await page.getByLabel("Email").fill(member.email);
  await expectAccessible(page, "lost factor");
  await page.getByRole("button", { name: "Send" }).click();
  const link = tokenIn(await mailInFolder(member.email, "Remove your second factor?"));
  await page.goto(`${board}/lost-factor?token=${link}`);
  await page.getByRole("button", { name: "Begin the wait" }).click();
  await expect(page.getByRole("status")).toContainText("Your second factor is removed after");
  const notice = tokenIn(await mailInFolder(member.email, "Your second factor will be removed"));
  await page.goto(`${board}/keep-factor?token=${notice}`);
  await page.getByRole("button", { name: "Keep my second factor" }).click();
  await expect(page.getByRole("status")).toContainText("Your second factor stays.");
});
