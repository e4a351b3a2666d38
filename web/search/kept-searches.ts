import { browserStorage } from "../api/browser-storage.ts";
import { searchKey } from "./forget-recent.ts";

const recentMax = 8;

/** `recent`: the latest searches, newest first; `slash`: whether `/` opens the search. */
type Kept = { recent: string[]; slash: boolean };

export function keptSearches(): Kept {
  try {
    const { recent, slash } = JSON.parse(browserStorage.read(searchKey) ?? "") as Partial<Kept>;
    return { recent: recent ?? [], slash: slash !== false };
  } catch {
    return { recent: [], slash: true };
  }
}

export const keep = (change: Partial<Kept>) =>
  browserStorage.write(searchKey, JSON.stringify({ ...keptSearches(), ...change }));

export function keepRecent(text: string) {
  const { recent } = keptSearches();
  keep({ recent: [text, ...recent.filter((other) => other !== text)].slice(0, recentMax) });
}
