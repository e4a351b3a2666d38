import { useEffect, useSyncExternalStore } from "react";
import { browserStorage } from "../../api/browser-storage.ts";

export type Theme = "dusk" | "day";
/** The chosen theme, or the device's. */
export type WantedTheme = Theme | "device";

const key = "theme";
/** `--color-base-100` of each theme, for the browser's own frame (`theme-color`). */
export const themeColors: Record<Theme, string> = { dusk: "#141823", day: "#fcfaf6" };

const listeners = new Set<() => void>();

const lightDevice = "(prefers-color-scheme: light)";

/**
 * Runs in the document's head before the first paint: applies the stored theme and marks a logged-in member. It also switches
 * off zod's `new Function`, which the Content-Security-Policy forbids.
 */
export const beforeFirstPaint = `try{var d=document.documentElement,t=localStorage.getItem("${key}");if(t==="day"||t==="device"&&matchMedia("${lightDevice}").matches)d.dataset.theme="day";if(localStorage.getItem("token"))d.dataset.member=""}catch(e){}globalThis.__zod_globalConfig={jitless:true}`;

/** The default is dusk, even on a light device. */
function wantedTheme(): WantedTheme {
  const stored = browserStorage.read(key);
  return stored === "day" || stored === "device" ? stored : "dusk";
}

function themeNow(): Theme {
  const wanted = wantedTheme();
  if (wanted !== "device") return wanted;
  return window.matchMedia(lightDevice).matches ? "day" : "dusk";
}

function setTheme(wanted: WantedTheme) {
  browserStorage.write(key, wanted);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const device = window.matchMedia(lightDevice);
  listeners.add(listener);
  window.addEventListener("storage", listener);
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    device.removeEventListener("change", listener);
  };
}

/** The theme in effect. */
export function useTheme(): [Theme, typeof setTheme] {
  const theme = useSyncExternalStore(subscribe, themeNow, () => "dusk" as const);

  useEffect(() => {
    const now = themeNow();
    document.documentElement.dataset.theme = now;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[now]);
  });

  return [theme, setTheme];
}

/** The theme as chosen. */
export function useWantedTheme(): [WantedTheme, typeof setTheme] {
  return [useSyncExternalStore(subscribe, wantedTheme, () => "dusk" as const), setTheme];
}
