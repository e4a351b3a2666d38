import { Feed } from "feed";
import ical from "ical-generator";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import type { FeedItem } from "./feed-items.ts";

type Fed = {
  title: string;
  publicUrl: string;
  path: string;
  self: string;
  language: string;
  items: readonly FeedItem[];
};

const described = ({ facts, text }: FeedItem) => [facts.join(" · "), text].filter((part) => part !== "").join("\n\n");
const latest = (items: readonly FeedItem[]) =>
  items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? "1970-01-01T00:00:00.000Z";

/** Atom 1.0. */
export function atomFeed({ title, publicUrl, path, self, language, items }: Fed): string {
  const link = publicUrl + path;
  const feed = new Feed({
    id: self,
    title,
    link,
    language,
    generator: false,
    updated: new Date(latest(items)),
    feedLinks: { atom: self },
  });
  for (const item of items) {
    feed.addItem({
      id: publicUrl + item.path,
      title: item.title,
      link: publicUrl + item.path,
      description: described(item),
      published: new Date(item.createdAt),
      date: new Date(item.updatedAt),
      category: item.skills.map((term) => ({ term })),
    });
  }
  return feed.atom1();
}

/** JSON Feed 1.1. */
export function jsonFeed({ title, publicUrl, path, self, language, items }: Fed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: publicUrl + path,
    feed_url: self,
    language,
    items: items.map((item) => ({
      id: publicUrl + item.path,
      url: publicUrl + item.path,
      title: item.title,
      content_text: described(item) || item.title,
      date_published: item.createdAt,
      date_modified: item.updatedAt,
      ...(item.skills.length > 0 && { tags: item.skills }),
    })),
  });
}

type Deadline = Pick<Job, "id" | "title" | "expiresAt" | "updatedAt" | "Company">;
type Calendar = { title: string; publicUrl: string; ends: (title: string) => string; jobs: readonly Deadline[] };

/** The last days of jobs as iCalendar; an event keeps its identifier. */
export function deadlineCalendar({ title, publicUrl, ends, jobs }: Calendar): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({ name: title, prodId: { company: "Homecoming", product: "board" } });
  for (const { id, title: name, expiresAt, updatedAt, Company } of jobs) {
    calendar.createEvent({
      id: `job-${id}@${hostname}`,
      start: new Date(expiresAt),
      allDay: true,
      stamp: new Date(updatedAt),
      summary: ends(Company ? `${name} · ${Company.name}` : name),
      url: publicUrl + paths.job(id),
    });
  }
  return calendar.toString();
}
