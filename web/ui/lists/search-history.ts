import { browserStorage } from "../../api/browser-storage.ts";
import { searchKey } from "./search-forgetting.ts";

const recentMax = 8;

type Page = { label: string; href: string };

/** `recent`, `pages`: the latest searches and records, newest first; `slash`: whether `/` opens the search. */
type Kept = { recent: string[]; pages: Page[]; slash: boolean };

export function keptSearches(): Kept {
  try {
    const { recent, pages, slash } = JSON.parse(browserStorage.read(searchKey) ?? "") as Partial<Kept>;
    return { recent: recent ?? [], pages: pages ?? [], slash: slash !== false };
  } catch {
    return { recent: [], pages: [], slash: true };
  }
}

export const keep = (change: Partial<Kept>) =>
  browserStorage.write(searchKey, JSON.stringify({ ...keptSearches(), ...change }));

export function keepRecent(text: string) {
  const { recent } = keptSearches();
  keep({ recent: [text, ...recent.filter((other) => other !== text)].slice(0, recentMax) });
}

export function keepPage(page: Page) {
  const { pages } = keptSearches();
  keep({ pages: [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, recentMax) });
}
