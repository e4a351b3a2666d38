import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Database } from "../database/connection.ts";
import { type InboxState, inboxStates } from "../notifications/notification-read-store.ts";
import { entriesOfMany, type Inbox } from "../notifications/notification-store.ts";
import { type LiveEvent, liveEventsBetween, sentEventsBefore } from "./live-store.ts";
import { encodedFrame, type Stream } from "./stream.ts";

/** A client that missed more than this is told to reload. */
const mostMissed = 1000;

const mayHear = ({ to, isForAll, ownerId }: LiveEvent, { session: { user } }: Stream) =>
  to ? to.includes(user.id) : isForAll || maySeeHidden(user) || ownerId === user.id;

const frameOf = ({ place, kind, parent, id, commentId }: LiveEvent) =>
  encodedFrame({ event: "happened", id: place, data: { kind, parent, id, commentId } });

/** Sends the events between two places. */
export async function sendEvents(
  database: Connection,
  streams: readonly Stream[],
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  for (let place = after; place < upTo; ) {
    const happened = await liveEventsBetween(database, place, upTo, mostMissed);
    for (const event of happened) {
      const frame = frameOf(event);
      for (const stream of streams) if (mayHear(event, stream)) stream.write(frame);
    }
    place = happened.length < mostMissed ? upTo : (happened.at(-1)?.place ?? upTo);
  }
  for (const stream of streams) stream.place = upTo;
}

/** Sends the number of unread entries if an inbox differs from what was last sent, with each entry that is new or has grown. */
export async function sendInboxStates(inbox: Inbox, streams: readonly Stream[]): Promise<void> {
  for (const { reader, states, alike } of await inboxesOf(inbox.database, streams)) {
    const changes = alike.map((stream) => ({ stream, ...changeOf(stream.inbox, states.get(stream.session.user.id)) }));
    const ids = [...new Set(changes.flatMap(({ grown }) => grown))];
    const entries = ids.length > 0 ? await entriesOfMany(inbox, reader, ids) : new Map<number, never[]>();
    for (const { stream, state, grown, isOther } of changes) {
      if (!isOther) continue;
      const own = entries.get(stream.session.user.id) ?? [];
      const shown = own.filter((entry) => entry.unread && grown.includes(entry.id)).reverse();
      for (const entry of shown.length > 0 ? shown : [null]) {
        stream.write(encodedFrame({ event: "unread", data: { unread: state.unread.length, entry } }));
      }
      stream.inbox = state;
    }
  }
}

const empty: InboxState = { unread: [], context: "" };

/** The difference to the inbox that was last sent; an entry that was marked as unread isn't new. */
function changeOf(told: InboxState, state = empty) {
  const eventsTold = new Map(told.unread.map(({ id, events }) => [id, events]));
  const grown = state.unread.flatMap(({ id, events, wasRead }) => {
    const before = eventsTold.get(id) ?? (wasRead ? events : 0);
    return events > before ? id : [];
  });
  return { state, grown, isOther: JSON.stringify(state) !== JSON.stringify(told) };
}

/** Starts streams at a place; a client that sent its last event id gets what it missed. */
export async function startStreams(database: Database, streams: readonly Stream[], last: number): Promise<void> {
  const places = new Map(streams.map((stream) => [stream, placeSent(stream, last)]));
  const sent = [...places.values()].filter((place) => typeof place === "number");
  const before = sent.length > 0 ? await sentEventsBefore(database, last, mostMissed + 1) : [];
  const isTooMuch = (place: number) => {
    const missed = before.filter((event) => event.place > place);
    return missed.length > mostMissed || missed.some(({ isOld }) => isOld);
  };
  const followed = sent.filter((place) => !isTooMuch(place));
  const missed = followed.length > 0 ? await liveEventsBetween(database, Math.min(...followed), last, mostMissed) : [];
  for (const { states, alike } of await inboxesOf(database, streams)) {
    for (const stream of alike) {
      const place = places.get(stream);
      const isFollowed = typeof place === "number" && followed.includes(place);
      stream.inbox = states.get(stream.session.user.id) ?? empty;
      const unread = stream.inbox.unread.length;
      stream.write(encodedFrame({ event: "start", id: isFollowed ? place : last, data: { unread } }));
      if (isFollowed) {
        for (const event of missed) if (event.place > place && mayHear(event, stream)) stream.write(frameOf(event));
      } else if (place !== null) stream.write(encodedFrame({ event: "reload", data: {} }));
      stream.place = last;
    }
  }
}

/** The inboxes of streams, in groups whose members have the same rights, so that one of these can stand for all. */
function inboxesOf(database: Connection, streams: readonly Stream[]) {
  const groups = [...Map.groupBy(streams, ({ session }) => maySeeHidden(session.user)).values()];
  return Promise.all(
    groups.map(async (alike) => {
      const members = [...new Set(alike.map(({ session }) => session.user.id))];
      const reader = (alike[0] as Stream).session.user;
      return { reader, alike, states: await inboxStates(database, reader, members) };
    }),
  );
}

/** The place in a client's `Last-Event-ID`: null without one, undefined if it is invalid. */
function placeSent({ lastEventId }: Stream, last: number): number | null | undefined {
  if (lastEventId === undefined || lastEventId === "") return null;
  const place = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.POSITIVE_INFINITY;
  return place <= last ? place : undefined;
}
