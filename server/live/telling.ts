import type { Entry } from "../../contract/notifications/entries.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { entriesOfMany, type Inbox } from "../notifications/inbox/entry-store.ts";
import { type Happened, happenedBetween, type InboxChange, toldBefore } from "./live-store.ts";
import { type Stream, written } from "./stream.ts";

/** A client that missed more than this is told to reload. */
const mostMissed = 1000;

const mayHear = ({ to, isForAll, ownerId }: Happened, { session: { user } }: Stream) =>
  to ? to.includes(user.id) : isForAll || maySeeHidden(user) || ownerId === user.id;

const frameOf = ({ place, kind, parent, id, commentId }: Happened) =>
  written({ event: "happened", id: place, data: { kind, parent, id, commentId } });

/** Sends the events between two places. */
export async function tellHappened(
  database: Connection,
  streams: readonly Stream[],
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  for (let place = after; place < upTo; ) {
    const happened = await happenedBetween(database, place, upTo, mostMissed);
    for (const event of happened) {
      const frame = frameOf(event);
      for (const stream of streams) if (mayHear(event, stream)) stream.write(frame);
    }
    place = happened.length < mostMissed ? upTo : (happened.at(-1)?.place ?? upTo);
  }
  for (const stream of streams) stream.place = upTo;
}

/**
 * Sends the number of unread entries to members whose inboxes changed; after a change of all inboxes, to those whose number
 * changed.
 */
export async function tellInboxes(
  inbox: Inbox,
  streams: readonly Stream[],
  changes: readonly InboxChange[],
): Promise<void> {
  const changed = new Map(changes.map(({ userId, entries }) => [userId, entries ?? []]));
  const told = streams.filter(({ session }) => changed.has(null) || changed.has(session.user.id));
  for (const { reader, members, alike } of byRights(told)) {
    const unread = await inbox.numbers(reader, "unread", members);
    const ids = members.flatMap((id) => changed.get(id) ?? []);
    const entries = ids.length > 0 ? await entriesOfMany(inbox, reader, ids) : new Map<number, Entry[]>();
    for (const stream of alike) {
      const { id } = stream.session.user;
      tellInbox(stream, unread.get(id) ?? 0, entries.get(id) ?? [], changed.has(id));
    }
  }
}

function tellInbox(stream: Stream, unread: number, entries: readonly Entry[], isChanged: boolean): void {
  const grown = entries.filter((entry) => entry.unread).reverse();
  if (grown.length === 0 && !isChanged && unread === stream.unread) return;
  for (const entry of grown.length > 0 ? grown : [null]) {
    stream.write(written({ event: "unread", data: { unread, entry } }));
  }
  stream.unread = unread;
}

/** Starts streams at a place; a client that sent its last event id gets what it missed. */
export async function start(inbox: Inbox, streams: readonly Stream[], last: number): Promise<void> {
  const { database } = inbox;
  const places = new Map(streams.map((stream) => [stream, placeSent(stream, last)]));
  const sent = [...places.values()].filter((place) => typeof place === "number");
  const before = sent.length > 0 ? await toldBefore(database, last, mostMissed + 1) : [];
  const isTooMuch = (place: number) => {
    const missed = before.filter((event) => event.place > place);
    return missed.length > mostMissed || missed.some(({ isOld }) => isOld);
  };
  const followed = sent.filter((place) => !isTooMuch(place));
  const missed = followed.length > 0 ? await happenedBetween(database, Math.min(...followed), last, mostMissed) : [];
  for (const { reader, members, alike } of byRights(streams)) {
    const unread = await inbox.numbers(reader, "unread", members);
    for (const stream of alike) {
      const place = places.get(stream);
      const isFollowed = typeof place === "number" && followed.includes(place);
      stream.unread = unread.get(stream.session.user.id) ?? 0;
      stream.write(written({ event: "start", id: isFollowed ? place : last, data: { unread: stream.unread } }));
      if (isFollowed) {
        for (const event of missed) if (event.place > place && mayHear(event, stream)) stream.write(frameOf(event));
      } else if (place !== null) stream.write(written({ event: "reload", data: {} }));
      stream.place = last;
    }
  }
}

/** Streams whose members have the same rights, so that one of these members can stand for all when inboxes are read. */
const byRights = (streams: readonly Stream[]) =>
  [...Map.groupBy(streams, ({ session }) => maySeeHidden(session.user)).values()].map((alike) => ({
    reader: (alike[0] as Stream).session.user,
    members: [...new Set(alike.map(({ session }) => session.user.id))],
    alike,
  }));

/** The place in a client's `Last-Event-ID`: null without one, undefined where it is invalid. */
function placeSent({ lastEventId }: Stream, last: number): number | null | undefined {
  if (lastEventId === undefined || lastEventId === "") return null;
  const place = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.POSITIVE_INFINITY;
  return place <= last ? place : undefined;
}
