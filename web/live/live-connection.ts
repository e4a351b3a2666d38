import type { Frame } from "../../contract/live.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { call } from "../api/api.ts";
import { readStream } from "./live-stream.ts";

type Listening = {
  signal: AbortSignal;
  /** The id of the last frame that this browser received. */
  last: () => number | undefined;
  tell: (frame: Frame) => void;
};

const pauses = { first: 1000, longest: 30_000 };
const minute = 60_000;

/**
 * Reads the live stream until the session ends. Reconnects with exponential backoff and jitter; while it is broken, polls the
 * number of unread entries.
 */
export async function listenToBoard({ signal, last, tell }: Listening): Promise<void> {
  let failures = 0;
  let isOver = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  const take = (frame: Frame) => {
    failures = 0;
    clearInterval(asking);
    asking = undefined;
    isOver = frame.event === "end";
    tell(frame);
  };
  for (;;) {
    await readStream({ after: last(), signal, take }).catch(() => undefined);
    if (signal.aborted || isOver) break;
    asking ??= setInterval(() => void askForNumber({ signal, tell }), minute);
    await pause(Math.min(pauses.first * 2 ** failures, pauses.longest) * (0.5 + Math.random()), signal);
    if (signal.aborted) break;
    failures += 1;
  }
  clearInterval(asking);
}

/** The fallback while the stream is broken. */
async function askForNumber({ signal, tell }: Pick<Listening, "signal" | "tell">) {
  const account = await call(getAccount, {}, signal).catch(() => undefined);
  if (account && !signal.aborted) tell({ event: "unread", data: { unread: account.unread, entry: null } });
}

function pause(length: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, length);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
