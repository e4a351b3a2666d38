import { useEffect } from "react";
import type { Frame } from "../../contract/live.ts";
import { retryFailedLoads } from "../api/query-client.ts";
import { endSession, useSession } from "../api/session.ts";
import { listenToBoard } from "./live-connection.ts";
import { channelOfTabs, inOneTab } from "./tab-leader.ts";

const listeners = new Set<(frame: Frame) => void>();

/** Calls the listener with every frame for this browser, whichever tab holds the stream. */
export function onLive(listener: (frame: Frame) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function hear(frame: Frame) {
  if (frame.event === "end") return endSession("expired");
  if (frame.event === "start") void retryFailedLoads();
  for (const listener of listeners) listener(frame);
}

/**
 * Keeps the live stream open while somebody is logged in. A page in the back/forward cache closes it, and reloads its data
 * when it is restored.
 */
export function useLive() {
  const session = useSession();
  const [id, token] = [session?.user.id, session?.token];
  useEffect(() => {
    if (!id || !token) return;
    let stop = begin(id);
    const sleep = () => stop();
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop = begin(id);
      hear({ event: "reload", data: {} });
    };
    window.addEventListener("pagehide", sleep);
    window.addEventListener("pageshow", wake);
    return () => {
      stop();
      window.removeEventListener("pagehide", sleep);
      window.removeEventListener("pageshow", wake);
    };
  }, [id, token]);
}

/** All tabs of a member share one stream; the tab that holds it broadcasts the frames to the others. */
function begin(memberId: number): () => void {
  const name = `live ${memberId}`;
  const stopped = new AbortController();
  const tabs = channelOfTabs(name);
  let last: number | undefined;

  function take(frame: Frame) {
    last = frame.event === "reload" ? undefined : (frame.id ?? last);
    hear(frame);
  }
  function tellAll(frame: Frame) {
    tabs?.postMessage(frame);
    take(frame);
  }
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<Frame>) => take(data);
  void inOneTab(name, stopped.signal, (signal, isForAll) =>
    listenToBoard({ signal, last: () => last, tell: isForAll ? tellAll : take }),
  );
  return () => {
    stopped.abort();
    tabs?.close();
  };
}
