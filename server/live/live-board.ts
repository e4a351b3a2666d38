import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { heartbeatInterval } from "../../contract/live.ts";
import { type Database, isDatabaseDown } from "../database/connection.ts";
import { inRounds } from "../database/work-rounds.ts";
import { says, tooMany, unauthorized, unavailable } from "../http/problems.ts";
import type { Session } from "../http/session.ts";
import type { Inbox } from "../notifications/notification-store.ts";
import { sendEvents, sendInboxStates, startStreams } from "./live-sending.ts";
import { addStream, keepStreams, lastPlace, livingSessions, removeStreams } from "./live-store.ts";
import { encodedFrame, type Stream, streamTo } from "./stream.ts";

/** The most streams of a session, and of a member over all sessions. */
const mostAtOnce = { ofSession: 10, ofMember: 20 };
const untilTriedAgain = 30;
/** Milliseconds between two reads of all inboxes with streams; any write can change an inbox. */
const inboxesEvery = 400;
/** Milliseconds between checks of the sessions: a stream is closed within a second after its session ends. */
const sessionsEvery = 700;

type Reader = {
  session: Session;
  lastEventId: string | undefined;
  /** Starts the response. */
  begin: () => ServerResponse;
};

/** The live streams of this process. */
export type LiveBoard = {
  /** Throws 429 if the session or its member has too many streams in all processes, 503 if this process has too many. */
  open(reader: Reader): Promise<void>;
  /** Sends the events since the last call. */
  look(): void;
  count(): number;
  close(): void;
};

type Options = { database: Database; inbox: Inbox; most: number; log: (error: unknown) => void };

export function liveBoard({ database, inbox, most, log }: Options): LiveBoard {
  const streams = new Set<Stream>();
  /** The number of streams being opened. */
  let coming = 0;
  let isClosing = false;
  const inRound = inRounds<void>();
  let place = 0;
  const isStarted = (stream: Stream) => stream.place !== null;

  const round = async () => {
    const all = [...streams];
    if (all.length === 0) return;
    const starting = all.filter((stream) => !isStarted(stream));
    const started = all.filter(isStarted);
    const last = await lastPlace(database);
    if (started.length > 0) await sendEvents(database, started, { after: place, upTo: last });
    if (starting.length > 0) await startStreams(database, starting, last);
    place = last;
    void quietly(inRound("inboxes", lookAtInboxes));
  };
  const lookAtInboxes = async () => {
    await sendInboxStates(inbox, [...streams].filter(isStarted));
    await pause(inboxesEvery, undefined, { ref: false });
  };
  const quietly = (work: Promise<unknown>) =>
    work.catch((error) => {
      if (!isDatabaseDown(error)) log(error);
    });
  const look = () => void quietly(inRound("round", round));

  const endSessions = async () => {
    // A copy, because streams opened meanwhile aren't in the query's result.
    const asked = [...streams];
    if (asked.length === 0) return;
    const roles = await livingSessions(database, [...new Set(asked.map(({ session }) => session.id))]);
    for (const stream of asked) {
      const role = roles.get(stream.session.id);
      if (role) stream.session.user.role = role;
      else if (streams.has(stream)) leave(stream, encodedFrame({ event: "end", data: {} }));
    }
  };
  const leave = (stream: Stream, last = "") => {
    streams.delete(stream);
    if (last) stream.write(last);
    stream.close();
  };
  const admit = (id: number, { session, lastEventId, begin }: Reader) => {
    if (isClosing) throw unavailable;
    const response = begin();
    const stream = streamTo(id, response, { ...session, user: { ...session.user } }, lastEventId);
    const forget = () => {
      streams.delete(stream);
      if (!isClosing) void quietly(removeStreams(database, [id]));
    };
    // The client disconnected before this point, so that no close event will follow.
    if (response.destroyed) return forget();
    streams.add(stream);
    response.on("close", forget);
    look();
  };
  const ids = () => [...streams].map(({ id }) => id);
  const beat = () => {
    for (const stream of streams) stream.write(": beat\n\n");
    if (streams.size > 0) void quietly(keepStreams(database, ids()));
  };
  const timers = [
    setInterval(beat, heartbeatInterval),
    setInterval(() => void quietly(inRound("sessions", endSessions)), sessionsEvery),
    setInterval(look, 5000),
  ];

  return {
    open: async (reader) => {
      if (streams.size + coming >= most) throw unavailable;
      coming += 1;
      try {
        const id = await addStream(database, reader.session, mostAtOnce);
        if (id === null) throw unauthorized();
        if (id === "ofSession") throw tooMany(says("tooManyStreams", mostAtOnce.ofSession), untilTriedAgain);
        if (id === "ofMember") throw tooMany(says("tooManyOwnStreams", mostAtOnce.ofMember), untilTriedAgain);
        try {
          admit(id, reader);
        } catch (error) {
          await quietly(removeStreams(database, [id]));
          throw error;
        }
      } finally {
        coming -= 1;
      }
    },
    look,
    count: () => streams.size,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      isClosing = true;
      void quietly(removeStreams(database, ids()));
      for (const stream of streams) leave(stream);
    },
  };
}
