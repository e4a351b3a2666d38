import * as messages from "#messages/settings.ts";

// The order matters: User-Agents also name the browsers they descend from, so the most specific pattern comes first.
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

/** A readable name for a User-Agent: `Firefox on Linux`. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  if (browser && system) return messages.browserOn(browser, system);
  return browser ?? system ?? messages.unknown;
}

export const isHandheld = (userAgent: string) => /\b(iPhone|iPad|Android)\b/.test(userAgent);
