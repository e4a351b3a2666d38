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
  // Pages of a context share a renderer that has compiled the board's code before.
  "--process-per-site",
  // Each test has a new page whose code hardly runs twice, so optimizing it on other threads costs more than it saves.
  "--js-flags=--single-threaded",
  `--disable-features=${withoutFeatures}`,
];

/** It renders no browser window, which nobody would see, so a page costs half of what it costs in a whole browser. */
const shell = "chromium-headless-shell";
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium for the tests: `CHROMIUM_PATH`, else a headless shell, installed from Debian's package if run as root, else
 * Playwright's own, else a whole browser.
 * @throws Error that says how to get one
 */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not a program.`);
  const found =
    given ||
    installed([shell]) ||
    installFromDebian(shell) ||
    playwrightsOwn() ||
    installed(browsers) ||
    installFromDebian("chromium");
  if (!found) {
    throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to the one you have.");
  }
  return found;
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))))
    .find(isProgram);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return undefined;
  const apt = (...words: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync("apt-get", words, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  const isThere = apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", name);
  return isThere ? installed([name]) : undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) process.stdout.write(`${chromiumPath()}\n`);
