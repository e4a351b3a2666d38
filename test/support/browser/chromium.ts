import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Only the last `--disable-features` counts, so this repeats Playwright's own list, followed by features of the browser
 * window.
 */
const withoutFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "WebUIOmniboxPopup",
  "WebUIReloadButton",
  "WebUIToolbar",
];

export const chromiumArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--in-process-gpu",
  // Each test has a new page whose code hardly runs twice, so optimizing it on other threads costs more than it saves.
  "--js-flags=--single-threaded",
  `--disable-features=${withoutFeatures}`,
];

/** The headless shell renders no browser window, which nobody would see. */
const packages = ["chromium-headless-shell", "chromium"];
const names = [...packages, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macs = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium for the tests: `CHROMIUM_PATH`, else an installed one, else Playwright's own, else Debian's package, which is
 * installed if run as root.
 * @throws Error that says how to get one
 */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not a program.`);
  const found = given || installed() || playwrightsOwn() || installFromDebian();
  if (!found) {
    throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to the one you have.");
  }
  return found;
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs].find(isProgram);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return undefined;
  const apt = (...words: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync("apt-get", words, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  const install = (name: string) => apt("install", "-y", "-qq", "--no-install-recommends", name);
  return apt("update", "-qq") && packages.some(install) ? installed() : undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
