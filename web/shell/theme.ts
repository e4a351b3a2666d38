import { useCallback, useEffect, useSyncExternalStore } from "react";

export type Theme = "dusk" | "day";

const key = "theme";
/** `--color-base-100` of each, for the frame that the browser or the phone draws around the board. */
export const themeColors: Record<Theme, string> = { dusk: "#141823", day: "#fcfaf6" };

const listeners = new Set<() => void>();

/** Runs in the document's head, before the first paint: the stored theme, and whether someone is logged in. */
export const beforeFirstPaint = `try{var d=document.documentElement;if(localStorage.getItem("${key}")==="day")d.dataset.theme="day";if(localStorage.getItem("token"))d.dataset.member=""}catch(e){}globalThis.__zod_globalConfig={jitless:true}`;

function storedTheme(): Theme {
  try {
    return localStorage.getItem(key) === "day" ? "day" : "dusk";
  } catch {
    return "dusk";
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => "dusk" as const);

  useEffect(() => {
    const now = storedTheme();
    document.documentElement.dataset.theme = now;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[now]);
  });

  const setTheme = useCallback((next: Theme) => {
    localStorage.setItem(key, next);
    for (const listener of listeners) listener();
  }, []);

  return [theme, setTheme];
}
