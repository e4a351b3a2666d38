import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { pages } from "../../contract/pages.ts";
import { postedKinds, postKinds } from "../../contract/posts.ts";
import type { Messages } from "../languages/languages.ts";
import { type Board, mailTo } from "../mail/mail-builder.ts";
import type { Paragraph, TextWithLinks } from "../mail/mail-page.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";
import type { LetterRhythm } from "./letter-store.ts";
import type { Receiver } from "./mail-receiver-store.ts";
import type { News } from "./news-fits.ts";
import { type JobName, joinedCount, knownSkillsSentence, quoteOf } from "./news-mails.ts";
import { findsOf, sentenceOf, titleOf } from "./news-text.ts";
import { entryPath } from "./notification-paths.ts";
import type { Stops } from "./unsubscribe-tokens.ts";

type Letter = {
  to: Receiver;
  news: readonly News[];
  rhythm: LetterRhythm;
  isFirst: boolean;
  stops: Stops;
  jobs: ReadonlyMap<number, JobName>;
};

type Part = { name: keyof Messages["newsMails"]["headings"]; kinds: readonly NotificationKind[]; most: number };
/** The parts of a digest before and after what searches found, with their kinds and the most entries shown. */
const firstParts: Part[] = [
  {
    name: "written",
    kinds: ["mention", "reply", "answer", "comment", "accepted", "contact", "team", "decision", "ending"],
    most: 10,
  },
  ...postedKinds.map((kind) => {
    const { path, fitting } = postKinds[kind];
    return { name: path, kinds: [fitting], most: kind === "job" ? 5 : 3 };
  }),
];
const lastParts: Part[] = [
  { name: "watched", kinds: ["watched"], most: 10 },
  { name: "joined", kinds: ["joined"], most: 10 },
];

/** The content of a part or search, and its count in words. */
type Said = { count: string; lines: Paragraph[] };

/** A daily or weekly digest. */
export function letterMail(board: Board, letter: Letter, token: string): Mail {
  const { to, news, rhythm, isFirst, stops } = letter;
  const unsubscribe = `${board.publicUrl}${pages.unsubscribe}?token=${token}`;
  const say = (_: Messages["mails"], messages: Messages) => {
    const { newsMails } = messages;
    const said = saidIn(board, letter, messages);
    return {
      subject: newsMails.letters[rhythm].subject(said.map(({ count }) => count)),
      paragraphs: said.flatMap(({ lines }) => lines),
      link: newsMails.notifications,
      footer: {
        text: newsMails.letters[rhythm][isFirst ? "first" : "why"],
        links: [
          { label: newsMails.stop, address: unsubscribe },
          { label: newsMails.settings, address: `${board.publicUrl}${pages.notificationSettings}` },
        ],
      },
    };
  };
  return {
    ...mailTo(board, to, say, { address: `${board.publicUrl}${pages.notifications}`, unsubscribe, list: rhythm }),
    stops,
    news: news.map(({ entryId, eventId }) => ({ entryId, eventId })),
  };
}

function saidIn(board: Board, letter: Letter, messages: Messages): Said[] {
  const say = (part: Part) => saidOf(board, letter, part, messages);
  return [...firstParts.flatMap(say), ...searchesIn(board, letter, messages), ...lastParts.flatMap(say)];
}

function saidOf(board: Board, letter: Letter, { name, kinds, most }: Part, messages: Messages): Said[] {
  const { newsMails } = messages;
  const own = letter.news.filter(({ kind }) => (kinds as readonly NotificationKind[]).includes(kind));
  const entries = [...Map.groupBy(own, ({ entryId }) => entryId).values()].reverse();
  if (entries.length === 0) return [];
  const items = entries.slice(0, most).map((entry): TextWithLinks => {
    const newest = entry.at(-1) as News;
    const address = `${board.publicUrl}${entryPath(newest)}`;
    return { text: linesOf(entry, newest, letter, messages).join("\n"), links: [{ label: newsMails.look, address }] };
  });
  const rest = entries.length - items.length;
  const lines = [{ heading: newsMails.headings[name] }, ...items, ...(rest > 0 ? [newsMails.more(rest)] : [])];
  return [{ count: newsMails.counts[name](name === "joined" ? joinedCount(own) : entries.length), lines }];
}

function linesOf(entry: readonly News[], newest: News, { to, jobs }: Letter, messages: Messages): string[] {
  const { kind, fit, post } = newest;
  if (kind === "question") return [titleOf(newest), ...knownSkillsSentence(newest, messages)];
  if (!fit) return [sentenceOf(entry, messages, to), quoteOf(newest) ?? ""].filter(Boolean);
  const { company, location } = jobs.get(post?.id ?? 0) ?? { company: null, location: null };
  const place = [company, location].flatMap((part) => (part ? isolated(part.replace(/\s+/g, " ")) : []));
  return [[titleOf(newest), ...place].join(", "), messages.newsMails.fit(fit.had, fit.of, fit.missing)];
}

function searchesIn(board: Board, { news }: Letter, messages: Messages): Said[] {
  const finds = Map.groupBy(
    news.filter(({ kind }) => kind === "search"),
    ({ recordId }) => recordId,
  );
  return [...finds.values()].map((found) => {
    const name = isolated(found[0]?.search?.name ?? "");
    return {
      count: messages.newsMails.counts.search(found.length, name),
      lines: [{ heading: name }, ...findsOf(board, found, messages)],
    };
  });
}

/** The number of items in a digest, in words. */
export function itemsIn(news: readonly News[]): string {
  const finds = news.filter(({ kind }) => kind === "search").length;
  const { size } = new Set(news.flatMap(({ kind, entryId }) => (kind === "search" ? [] : entryId)));
  const items = finds + size;
  return items === 1 ? "1 item" : `${items} items`;
}
