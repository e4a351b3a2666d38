import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Of two lists on a command line the last one counts: this is Playwright's own, and what a whole Chromium draws around a page. */
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
  // Each test has a page of its own, whose code is hardly run twice: compiling it beside, for speed, is more work than it saves.
  "--js-flags=--single-threaded",
  `--disable-features=${withoutFeatures}`,
];

/** The headless shell is Chromium without the windows that it otherwise draws around each page, though nobody sees them. */
const packages = ["chromium-headless-shell", "chromium"];
const names = [...packages, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macs = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium to test in: `CHROMIUM_PATH`, else an installed one, else Playwright's own, else (as root, on Debian and its
 * kin) the distribution's, installed now.
 * @throws Error with one sentence on how to get one
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
