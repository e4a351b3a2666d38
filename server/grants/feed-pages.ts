import { endpoints } from "../../contract/endpoints.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import type { Message } from "../../contract/interface/messages.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import { listSavedJobs } from "../../contract/jobs/saved-jobs.ts";
import { pages } from "../../contract/pages.ts";
import { type PostPath, postPaths } from "../../contract/posts.ts";
import type { Config } from "../config/config.ts";
import { HttpProblem, invalid, says } from "../http/problems.ts";

/** The page of a kind's list. */
export type PostPage = (typeof pages)[PostPath];
export type FeedPage = PostPage | typeof pages.savedJobs;

const calls = Object.values(endpoints).flat();
const listCall = (path: PostPath) =>
  calls.find((call) => call.method === "GET" && call.path === `/${path}`) as Endpoint;

/** The pages that have feeds, each with the call that reads its list. */
const feedCalls: Record<FeedPage, Endpoint> = {
  ...(Object.fromEntries(postPaths.map((path) => [pages[path], listCall(path)])) as Record<PostPage, Endpoint>),
  [pages.savedJobs]: listSavedJobs,
};

export type FedPage = { page: FeedPage; address: string; call: Endpoint; query: Record<string, unknown> };

/** Parameters of a page's display, not of what it shows. */
const ofTheView = ["page", "limit", "sort", "facets"];

/**
 * The page of an address on this board, with the filters of its list, and the address with nothing else. Throws invalid on `of`
 * for a page without a feed, or filters that the list refuses.
 */
export function feedOf(of: string): FedPage {
  const [path = "", query = ""] = of.split("?", 2);
  const page = path as FeedPage;
  const call = Object.hasOwn(feedCalls, page) ? feedCalls[page] : undefined;
  if (!call) throw invalid({ of: says("notForFeeds") });
  const sent = new URLSearchParams(query);
  const names = Object.keys(call.input.shape).filter((name) => sent.has(name) && !ofTheView.includes(name));
  const valuesOf = (name: string) => (sent.getAll(name).length > 1 ? sent.getAll(name) : sent.get(name));
  const asked = Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
  const { error } = call.input.safeParse(asked);
  if (error) throw invalid({ of: Object.values(fieldMessages(error))[0] as Message });
  const kept = new URLSearchParams([...sent].filter(([name]) => names.includes(name)));
  return { page, address: kept.size > 0 ? `${page}?${kept}` : page, call, query: asked };
}

/** The addresses of a feed by its key. */
export function feedAddresses({ publicUrl }: Pick<Config, "publicUrl">, key: string, { page }: Pick<FedPage, "page">) {
  const address = `${publicUrl}/feeds/${key}`;
  return {
    atom: `${address}.atom`,
    json: `${address}.json`,
    ...(page === pages.savedJobs && { ics: `${address}.ics` }),
  };
}

/** For a feed that has ended: the reply makes feed readers stop asking. */
export const feedGone = new HttpProblem(410, "gone", says("feedGone"));
