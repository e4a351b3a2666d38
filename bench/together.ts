import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { mailQueue } from "../server/mail/mail-queue.ts";
import { startSession } from "../server/people/accounts/session-store.ts";
import { type Figure, get, send } from "./case.ts";
import { addressIn, type Checkout, databaseIn, type Server } from "./checkout.ts";
import { chance } from "./fill/words.ts";
import { answerOf, type Call, percentile, time } from "./load.ts";
import type { Bench } from "./measure.ts";

// Many people at once: twenty who type, a hundred comments a second, a thousand streams, a thousand mails.

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Calls the board as a member. Throws on an error reply. */
async function callerOf({ database, url }: Bench, id: number) {
  const token = await startSession(database, id, "bench");
  return async (call: Call) => {
    const answer = await answerOf(url, { ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } });
    if (answer.status >= 300) throw new Error(`${call.path}: ${answer.status} ${answer.body.slice(0, 100)}`);
  };
}

const unlessOf = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};

const typed = ["react developer", "remote engineer", "berlin", "machine learning", "software", "data analyst"];
const [afterLetter, afterResults] = [80, 400];

/**
 * Sentence 3: the time of a letter in the palette, while people type six texts, about five letters a second, whatever the board does, and
 * read for a second after each. As the palette does it, a call leaves 80 ms after a letter, the next letter cancels it, and totals are
 * asked for at rest. A cancelled call counts with the time it had. The first texts aren't counted: connections are opened meanwhile.
 */
export async function typeTogether(bench: Bench): Promise<Figure> {
  const times: number[] = [];
  const callers = await Promise.all(upTo(20).map((id) => callerOf(bench, id)));
  const type = async (search: (typeof callers)[number], place: number) => {
    const random = chance(place);
    await pause(random() * 2000);
    for (let nth = 0; nth < typed.length; nth += 1) {
      const text = typed[(place + nth) % typed.length] as string;
      for (let letters = 2; letters <= text.length; letters += 1) {
        const path = `/search?q=${encodeURIComponent(text.slice(0, letters))}`;
        const next = new AbortController();
        const { signal } = next;
        const asking = (async () => {
          await pause(afterLetter);
          const took = await time(() => search({ ...get(`${path}&totals=false`), signal }).catch(unlessOf(signal)));
          if (nth > 0) times.push(took);
          await pause(afterResults, undefined, { signal }).then(
            () => search({ ...get(path), signal }),
            () => {},
          );
        })().catch(unlessOf(signal));
        await pause(letters === text.length ? 1500 : 120 + random() * 160);
        next.abort();
        await asking;
      }
    }
  };
  await Promise.all(callers.map(type));
  const name = "a letter while twenty type (p95)";
  const value = percentile(times, 0.95);
  return { sentence: 3, name, size: bench.size, unit: "ms", target: { most: [60, 100] }, value };
}

/** Sentence 5: a hundred comments a second for a minute. */
export async function commentTogether(bench: Bench): Promise<Figure[]> {
  const [seconds, aSecond] = [60 * Math.min(1, bench.seconds), 100];
  const callers = await Promise.all(upTo(32).map((id) => callerOf(bench, id)));
  const times: number[] = [];
  const failures: unknown[] = [];
  const under: Promise<unknown>[] = [];
  const began = performance.now();
  for (let place = 0; place < seconds * aSecond; place += 1) {
    const comment = { text: `Noted, ${place}.`, parent: "questions", parentId: 5 + (place % 400) };
    const write = () => callers[place % callers.length]?.(send("POST", "/api/comments", comment)) ?? Promise.resolve();
    under.push(
      time(write).then(
        (took) => times.push(took),
        (error) => failures.push(error),
      ),
    );
    await pause(Math.max(0, began + ((place + 1) * 1000) / aSecond - performance.now()));
  }
  await Promise.all(under);
  const perSecond = times.length / ((performance.now() - began) / 1000);
  const of = { sentence: 5, size: bench.size, ...(failures[0] ? { failure: String(failures[0]) } : {}) };
  return [
    { ...of, name: "comments for a minute", unit: "a second", target: { least: 95 }, value: perSecond },
    { ...of, name: "one of these comments (p95)", unit: "ms", target: {}, value: percentile(times, 0.95) },
  ];
}

/** Sentence 8: open streams, their memory, and the time of other calls meanwhile. */
export async function listenTogether(bench: Bench, server: Server): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const open: IncomingMessage[] = [];
  const [before, memory] = [await otherCalls(bench), server.megabytes()];
  try {
    const tokens = await Promise.all(upTo(100).map((id) => startSession(bench.database, id, "bench")));
    for (const place of upTo(1000)) {
      const headers = { Authorization: `Bearer ${tokens[place % tokens.length]}` };
      const call = request(`${bench.url}/api/live`, { agent, headers }).end();
      const [stream] = (await once(call, "response")) as [IncomingMessage];
      if (stream.statusCode === 200) open.push(stream.on("error", () => {}).resume());
      else stream.destroy();
    }
    await pause(2000);
    const more = server.megabytes() - memory;
    const during = await otherCalls(bench);
    const live = open.filter(({ destroyed }) => !destroyed).length;
    const of = { sentence: 8, size: bench.size };
    return [
      { ...of, name: "live streams", unit: "open", target: { least: 1000 }, value: live },
      { ...of, name: "memory that they add", unit: "MB", target: {}, value: more },
      { ...of, name: "other calls meanwhile (p95)", unit: "ms", target: {}, value: during, floor: before },
    ];
  } finally {
    for (const stream of open) stream.destroy();
    agent.destroy();
  }
}

/** Latency of calls for three seconds, while ten comments a second are sent to all streams. */
async function otherCalls(bench: Bench): Promise<number> {
  const [ask, write] = [await callerOf(bench, 1), await callerOf(bench, 2)];
  const until = performance.now() + 3000;
  const times: number[] = [];
  const writing = (async () => {
    for (let place = 0; performance.now() < until; place += 1) {
      await write(send("POST", "/api/comments", { text: `Noted, ${place}.`, parent: "questions", parentId: 50 }));
      await pause(100);
    }
  })();
  while (performance.now() < until) times.push(await time(() => ask(get("/jobs"))));
  await writing;
  return percentile(times, 0.95);
}

const mails = 1000;

/** Sentence 8: queued mails are sent to a server that discards them. */
export async function mailTogether(size: number, folder: string, board: Checkout): Promise<Figure> {
  let taken = 0;
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      stream.resume().once("end", () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => office.listen(0, "127.0.0.1", resolve));
  const { port } = office.server.address() as { port: number };
  const server = await board.serve({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const database = databaseIn(folder);
  const queue = mailQueue(addressIn(folder), { log: () => {}, sends: false });
  try {
    const text = "Something happened. ".repeat(20);
    const written = upTo(mails).map((id) => ({
      to: `member${id}@example.org`,
      subject: "News",
      text,
      html: `<p>${text}</p>`,
    }));
    const took = await time(async () => {
      await queue.addAll(database, written);
      for (let waited = 0; taken < mails && waited < 60_000; waited += 20) await pause(20);
    });
    const failure = taken < mails ? { failure: `${taken} of ${mails} left` } : {};
    const value = taken / (took / 1000);
    return { sentence: 8, name: "mails", size, unit: "a second", target: { least: 50 }, value, ...failure };
  } finally {
    await queue.stop();
    await database.end();
    await server.stop();
    office.close();
  }
}
