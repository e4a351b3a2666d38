import { createParser } from "eventsource-parser";
import { type Frame, listen, silenceTimeout } from "../../contract/live.ts";
import { currentSession, headersFor } from "../api/session.ts";

type Reading = {
  /** The id of the last frame received, from which the stream resumes. */
  after: number | undefined;
  signal: AbortSignal;
  take: (frame: Frame) => void;
};

/**
 * Reads the stream until it ends, breaks or stays silent for `silenceTimeout`. Uses `fetch`, because `EventSource` can't send the
 * token.
 */
export async function readStream({ after, signal, take }: Reading): Promise<void> {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => done.abort(), silenceTimeout);
  };
  heard();
  try {
    const headers = headersFor(currentSession());
    if (after !== undefined) headers.set("last-event-id", String(after));
    const response = await fetch(`/api${listen.path}`, { headers, signal: AbortSignal.any([signal, done.signal]) });
    if (response.status === 401) return take({ event: "end", data: {} });
    if (!response.ok || !response.body) return;

    const parser = createParser({ onEvent: (message) => take(frameIn(message)) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

const frameIn = ({ event, data, id }: { event?: string; data: string; id?: string }) =>
  ({ event, data: JSON.parse(data), ...(id && { id: Number(id) }) }) as Frame;
