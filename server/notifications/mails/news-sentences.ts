import { fullName } from "../../../contract/people/names.ts";
import { personName } from "../../../contract/people/people.ts";
import type { Messages } from "../../languages/languages.ts";
import type { News } from "./news-fits.ts";

/** A sentence for news of one kind about one record, the newest last. */
export function sentenceOf(news: readonly News[], { entries }: Messages): string {
  const newest = news.at(-1) as News;
  const { kind, event, search, expiresAt, fit } = newest;
  const said = { count: news.length, who: whoDid(newest, entries.someone), title: titleOf(newest) };
  const nothing = { had: 0, of: 0 };
  switch (kind) {
    case "contact":
      if (event === "contact.requested") return entries.contactRequested(said);
      return event === "contact.answered" ? entries.contactAnswered(said) : entries.messageSent(said);
    case "team":
      return event === "seat.requested" ? entries.seatRequested(said) : entries.seatDecided(said);
    case "decision":
      if (event === "report.decided") return entries.reportDecided;
      if (event === "member.verified") return entries.verified;
      if (event !== "decision.made") return entries.edited(said);
      return said.title ? entries.judged(said) : entries.judgedMessage;
    case "ending":
      return entries.ending(said, expiresAt ?? newest.at);
    case "search":
      return entries.search({ ...said, title: search?.name ?? "" });
    case "watched":
      if (event === "answer.accepted") return entries.answered(said);
      if (event === "job.filled") return entries.filled(said);
      return event === "job.posted" ? entries.postedAtCompany(said) : entries.watched(said);
    case "job":
      return entries.job(said, fit ?? nothing);
    case "seat":
      return entries.seat(said, fit ?? nothing);
    default:
      return entries[kind](said);
  }
}

/** A title on one line, as subjects need it. */
export const titleOf = ({ post, search, cohort }: News): string =>
  (post?.title ?? search?.name ?? cohort ?? "").replace(/\s+/g, " ").trim();

/** The actor's name, if it is valid by the current rule; older versions allowed more. */
export const whoDid = ({ who }: News, someone: string): string =>
  who && [who.firstName, who.lastName].every((name) => personName.safeParse(name).success) ? fullName(who) : someone;
