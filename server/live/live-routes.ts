import { listen } from "../../contract/live.ts";
import type { Board } from "../http/services.ts";
import type { LiveBoard } from "./live-board.ts";

/** Proxies must not buffer the stream. */
const headers = { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" };

export function live({ serve, liveBoard }: Board & { liveBoard: LiveBoard }): void {
  serve.stream(listen, ({ session, request, reply }) => {
    const begin = () => {
      reply.headers(headers).hijack();
      const { raw } = reply;
      raw.on("error", () => {});
      raw.socket?.setNoDelay();
      raw.writeHead(200, reply.getHeaders() as Record<string, string>).flushHeaders();
      return raw;
    };
    return liveBoard.open({ session, lastEventId: request.headers["last-event-id"]?.toString(), begin });
  });
}
