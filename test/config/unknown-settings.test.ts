import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { settingNames } from "../../server/config/config.ts";
import { unknownSettings } from "../../server/config/unknown-settings.ts";
import { runProgram } from "../support/server-process.ts";

test.each(["SIGN_UP", "signup", "SINGUP", "DATABASE_URI", "PUBLIC-URL", "SMTPURL", "MAIL_FORM", "RULE_FILE"])(
  "F42 a name that is close to a setting's is told: %s",
  (name) => {
    expect(unknownSettings({ [name]: "x" }, "/")).toEqual([expect.stringMatching(`^${name} is no setting, .* meant`)]);
  },
);

test("F42 what every machine sets, and every setting, is told nothing of", () => {
  const usual = ["PATH", "HOME", "HOSTNAME", "LOGNAME", "LANG", "PWD", "SHELL", "USER", "TERM", "MAIL", "NODE_ENV"];
  const names = [...usual, ...settingNames, "HOMECOMING_PORT", "KUBERNETES_SERVICE_HOST", "ALARM_COMMAND"];
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, "x"])), "/")).toEqual([]);
});

test("F42 an unknown name in .env is told", () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), "INVITE_ONLY=yes\nORGANISATION=Ours\nBOARD_HOST=x\n");
  expect(unknownSettings({}, folder)).toEqual(["INVITE_ONLY in .env is no setting, and does nothing."]);
});

test("F42 the doctor tells of it", async () => {
  const settings = { SIGN_UP: "invite", DATABASE_URL: "postgres://x@127.0.0.1:1/board" };
  const { said } = await runProgram("server/board.ts", ["doctor"], settings);
  expect(said).toContain("! settings       SIGN_UP is no setting, and does nothing. Is SIGNUP meant?");
});
