import * as messages from "#messages/devices.ts";

// A browser names its forebears too: the first that fits is the most particular.
const browsers = {
  Edge: /\bEdg(A|iOS)?\//,
  Opera: /\bOPR\//,
  "Samsung Internet": /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /(Chrome|Chromium|CriOS)\//,
  Safari: /\bSafari\//,
};

const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  ChromeOS: /\bCrOS\b/,
  Windows: /\bWindows\b/,
  macOS: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
};

const first = (known: Record<string, RegExp>, userAgent: string) =>
  Object.entries(known).find(([, sign]) => sign.test(userAgent))?.[0];

/** What a browser calls itself, in words that its owner knows: `Firefox on Linux`. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  if (browser && system) return messages.browserOn(browser, system);
  return browser ?? system ?? messages.unknown;
}

export const isHandheld = (userAgent: string) => /\b(iPhone|iPad|Android)\b/.test(userAgent);
