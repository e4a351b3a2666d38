import { useEffect, useSyncExternalStore } from "react";

export type Theme = "dusk" | "day";
/** What the reader wants: one of them, or whichever the device is set to. */
export type WantedTheme = Theme | "device";

const key = "theme";
/** `--color-base-100` of each, for the frame that the browser or the phone draws around the board. */
export const themeColors: Record<Theme, string> = { dusk: "#141823", day: "#fcfaf6" };

const listeners = new Set<() => void>();

const lightDevice = "(prefers-color-scheme: light)";

/** Runs in the document's head, before the first paint: the stored theme, and whether someone is logged in. */
export const beforeFirstPaint = `try{var d=document.documentElement,t=localStorage.getItem("${key}");if(t==="day"||t==="device"&&matchMedia("${lightDevice}").matches)d.dataset.theme="day";if(localStorage.getItem("token"))d.dataset.member=""}catch(e){}globalThis.__zod_globalConfig={jitless:true}`;

/** Whoever chose nothing gets dusk, whatever their device is set to. */
function wantedTheme(): WantedTheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === "day" || stored === "device" ? stored : "dusk";
  } catch {
    return "dusk";
  }
}

function themeNow(): Theme {
  const wanted = wantedTheme();
  if (wanted !== "device") return wanted;
  return window.matchMedia(lightDevice).matches ? "day" : "dusk";
}

function setTheme(wanted: WantedTheme) {
  localStorage.setItem(key, wanted);
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

/** What the reader sees. */
export function useTheme(): [Theme, typeof setTheme] {
  const theme = useSyncExternalStore(subscribe, themeNow, () => "dusk" as const);

  useEffect(() => {
    const now = themeNow();
    document.documentElement.dataset.theme = now;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[now]);
  });

  return [theme, setTheme];
}

/** What they chose. */
export function useWantedTheme(): [WantedTheme, typeof setTheme] {
  return [useSyncExternalStore(subscribe, wantedTheme, () => "dusk" as const), setTheme];
}
