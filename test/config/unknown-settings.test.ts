import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { settingNames } from "../../server/config/config.ts";
import { unknownSettings } from "../../server/config/unknown-settings.ts";
import { runHere } from "../support/command-line.ts";

const root = join(import.meta.dirname, "../..");

test.each([
  "SIGN_UP",
  "signup",
  "SINGUP",
  "DATABASE_URI",
  "PUBLIC-URL",
  "SMTPURL",
  "MAIL_FORM",
  "RULE_FILE",
  "SIGNUP_MODE",
])("F42 a setting with a misspelt name causes a warning with a suggestion: %s", (name) => {
  expect(unknownSettings({ [name]: "x" }, "/")).toEqual([
    expect.stringMatching(`^${name} is not a setting .* Did you mean `),
  ]);
});

test("F42 known settings and the system's variables cause no warning", () => {
  const usual = ["PATH", "HOME", "HOSTNAME", "LOGNAME", "LANG", "PWD", "SHELL", "USER", "TERM", "MAIL", "NODE_ENV"];
  const names = [...usual, ...settingNames, "HOMECOMING_PORT", "KUBERNETES_SERVICE_HOST", "ALARM_COMMAND"];
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, "x"])), "/")).toEqual([]);
});

test("F42 an unknown name in .env causes a warning", () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), "INVITE_ONLY=yes\nORGANISATION=Ours\nBOARD_HOST=x\n");
  expect(unknownSettings({}, folder)).toEqual(["INVITE_ONLY in .env is not a setting and has no effect."]);
});

test.runIf(process.platform === "linux")("F42 an unknown name in the service's settings causes a warning", () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = join(folder, "homecoming.env");
  writeFileSync(settings, "INVITE_ONLY=yes\nSIGNUP=open\nSIGN_UP=invite\nBACKUP_COMMAND=x\n");
  const modules = ["deploy/as-service.mjs", "server/config/unknown-settings.ts"].map((file) => join(root, file));
  const script = `await import("${modules[0]}"); console.log((await import("${modules[1]}")).unknownSettings().join("\\n"))`;
  const env = { HOMECOMING_SETTINGS: settings, HOMECOMING_USER: "root" };
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env,
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout.trim().split("\n")).toEqual([
    "INVITE_ONLY in the service's settings is not a setting and has no effect.",
    "SIGN_UP is not a setting and has no effect. Did you mean SIGNUP?",
  ]);
});

test("F42 the doctor reports unknown settings", async () => {
  const settings = { SIGN_UP: "invite", DATABASE_URL: "postgres://x@127.0.0.1:1/board" };
  const { said } = await runHere(["doctor"], settings);
  expect(said).toContain("! settings       SIGN_UP is not a setting and has no effect. Did you mean SIGNUP?");
});
