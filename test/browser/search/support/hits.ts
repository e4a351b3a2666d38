import type { Page } from "@playwright/test";
import type { OutputOf } from "../../../../contract/interface/endpoint.ts";
import type { Hit, searchEverything } from "../../../../contract/search/search.ts";

type Asked = { q: string; kinds: string | null; page: number };

let made = 0;

export function aHit(kind: Hit["kind"], title: string, hit: Partial<Hit> = {}): Hit {
  made += 1;
  const marks = { title: [], subtitle: [], excerpt: [] };
  return {
    kind,
    id: made,
    title,
    subtitle: null,
    excerpt: null,
    image: null,
    at: null,
    commentId: null,
    marks,
    why: null,
    ...hit,
  };
}

/** Answers the search with these results, now, later or never. */
export async function answering(page: Page, find: (asked: Asked) => Hit[]) {
  const calls: Asked[] = [];
  let isFailing = false;
  let held = Promise.resolve();
  await page.route(/\/api\/search\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const asked = { q: query.get("q") ?? "", kinds: query.get("kinds"), page: Number(query.get("page") ?? 1) };
    calls.push(asked);
    await held;
    // The page may have cancelled it meanwhile.
    if (isFailing) return route.fulfill({ status: 503, json: {} }).catch(() => undefined);
    await route.fulfill({ json: replyOf(find(asked)) }).catch(() => undefined);
  });
  return {
    calls,
    fail: () => {
      isFailing = true;
    },
    mend: () => {
      isFailing = false;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

export const asked = ({ calls }: { calls: Asked[] }) => calls.map(({ q }) => q);

function replyOf(hits: Hit[]): OutputOf<typeof searchEverything> {
  const groups = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, results]) => ({
    kind,
    results,
    total: results.length,
    more: false,
    currentPage: 1,
    totalPages: 1,
    hasNextPage: false,
    hasPreviousPage: false,
  }));
  return { filters: [], groups };
}
