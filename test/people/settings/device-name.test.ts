import { expect, test } from "vitest";
import { deviceName, isHandheld } from "../../../web/ui/shell/device-name.ts";
import { timeAgo } from "../../../web/ui/shell/time-ago.ts";

const mozilla = "Mozilla/5.0";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/150.0.0.0`, "Edge on Windows"],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/130.0.0.0`, "Opera on Windows"],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`, "Chrome on macOS"],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`,
    "Safari on macOS",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/150.0 Safari/605.1.15`,
    "Firefox on iPhone",
  ],
  [
    `${mozilla} (Linux; Android 16; K) AppleWebKit/537.36 SamsungBrowser/30.0 Chrome/150.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "Chrome on ChromeOS"],
  [`${mozilla} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, "Firefox on Linux"],
  [`${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36`, "Chrome on Linux"],
  ["curl/8.15.0", "Unknown device"],
  ["", "Unknown device"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(isHandheld(userAgent)).toBe(/iPhone|Android/.test(name));
});

test.each([
  [-5, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3 * 3600 + 1800, "3 hours ago"],
  [30 * 3600, "yesterday"],
  [40 * 3600, "2 days ago"],
  [45 * 86_400, "1 month ago"],
  [700 * 86_400, "1 year ago"],
])("L20 %i seconds before noon is %s", (seconds, words) => {
  const now = new Date(2026, 2, 29, 12).getTime();
  expect(timeAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
