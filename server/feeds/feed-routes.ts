import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Job } from "../../contract/jobs/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { feedAddresses, feedGone, feedOf } from "../grants/feed-pages.ts";
import { notHere } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import { languages } from "../languages/languages.ts";
import { atomFeed, deadlineCalendar, jsonFeed } from "./feed-formats.ts";
import { feedByKey, feedItems, type ListedPage } from "./feed-items.ts";

/** The most records of a feed. */
const itemsMax = 50;

const types = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
};
type Format = keyof typeof types;

/** Serves a page's list as a feed, by a key in the address, as the feed's owner sees it at that moment. */
export function feeds({ app, serve, database, config }: Board): void {
  app.get("/feeds/:file", async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const { key, format } = /^(?<key>[\w-]{1,100})\.(?<format>atom|json|ics)$/.exec(request.params.file)?.groups ?? {};
    if (!key || !format) throw notHere();
    const feed = await feedByKey(database, key);
    if (!feed) throw feedGone;
    const page = feedOf(feed.of);
    if (format === "ics" && page.page !== pages.savedJobs) throw notHere();
    const input = { ...page.query, limit: itemsMax };
    const list = (await serve.ask(page.call, { session: feed.session, request, input })) as ListedPage;
    const language = feed.language ?? config.defaultLocale;
    const messages = languages[language];
    const { publicUrl } = config;
    const title = `${feed.name} · ${config.organisation}`;
    const fed = {
      title,
      publicUrl,
      path: page.address,
      language,
      items: feedItems(page.page, list, messages),
    };
    const written = {
      atom: () => atomFeed({ ...fed, self: feedAddresses(config, key, page).atom }),
      json: () => jsonFeed({ ...fed, self: feedAddresses(config, key, page).json }),
      ics: () =>
        deadlineCalendar({
          title,
          publicUrl,
          ends: messages.grants.jobEnds,
          jobs: (list.results as Job[]).filter(({ status }) => status === "open"),
        }),
    };
    return sendFeed(request, reply, { type: types[format as Format], text: written[format as Format]() });
  });
}

function sendFeed(request: FastifyRequest, reply: FastifyReply, { type, text }: { type: string; text: string }) {
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  reply.header("ETag", tag).header("Cache-Control", "private, max-age=900").header("Referrer-Policy", "no-referrer");
  const known = (request.headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known.includes(tag)) return reply.status(304).send();
  return reply.type(type).send(text);
}
