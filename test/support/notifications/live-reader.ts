import { type Frame, silenceTimeout } from "../../../contract/live.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into frames whose shape they are there to check.
type Received = { event: Frame["event"]; id: string | undefined; data: any };

export type LiveReader = {
  status: number;
  headers: Headers;
  frames: Received[];
  /** The next frame of this kind that fulfils `isWanted`; each frame is returned once. */
  next(event: Frame["event"], isWanted?: (data: Received["data"]) => boolean): Promise<Received>;
  /** Everything received so far, unparsed. */
  text(): string;
  /** Resolves when the server closes the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens the live stream of the board at `url`. */
export async function listenLive(url: string, token: string, lastEventId?: string): Promise<LiveReader> {
  const leaving = new AbortController();
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { "Last-Event-ID": lastEventId }),
  };
  const reply = await fetch(`${url}/api/live`, { headers, signal: leaving.signal });
  const frames: Received[] = [];
  const asked = new Set<Received>();
  let text = "";
  let come = Promise.withResolvers<void>();
  const read = async () => {
    let rest = "";
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const pieces = (rest + part).split("\n\n");
      rest = pieces.pop() ?? "";
      frames.push(...pieces.flatMap((piece) => frameIn(piece) ?? []));
      come.resolve();
      come = Promise.withResolvers();
    }
  };
  const ended = read().catch(() => {});
  return {
    status: reply.status,
    headers: reply.headers,
    frames,
    text: () => text,
    ended,
    close: () => leaving.abort(),
    next: async (event, isWanted = () => true) => {
      for (;;) {
        const found = frames.find((frame) => frame.event === event && !asked.has(frame) && isWanted(frame.data));
        if (found) {
          asked.add(found);
          return found;
        }
        const isOver = await Promise.race([come.promise, ended.then(() => "over"), silence()]);
        if (isOver) throw new Error(`No ${event} came, but ${JSON.stringify(frames)}`);
      }
    },
  };
}

const silence = () => new Promise<string>((resolve) => setTimeout(() => resolve("silent"), silenceTimeout / 5).unref());

function frameIn(piece: string): Received | null {
  const fields = new Map(piece.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const event = fields.get("event") as Frame["event"] | undefined;
  return event ? { event, id: fields.get("id"), data: JSON.parse(fields.get("data") ?? "null") } : null;
}
