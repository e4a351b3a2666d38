import type { AddressInfo } from "node:net";
import { rateLimits } from "../http/rate-limits.ts";
import type { Services } from "../http/services.ts";
import { createApp } from "./app.ts";
import { guardDisk } from "./disk-space.ts";

/** The HTTP server, of this process or of several. */
export type Serving = {
  port: number;
  logError(line: string): void;
  /** Lets requests in flight finish, for at most eight seconds. */
  close(): Promise<void>;
};

const grace = 8_000;
const afterTheStart = 3_000;

/** Serves requests in this process. */
export async function serve(around: Pick<Services, "database" | "config" | "mail">): Promise<Serving> {
  const { database, config } = around;
  const limits = rateLimits(database, config.rateLimitScale);
  const app = await createApp({ ...around, limits });
  if (!config.databaseUrl) guardDisk(app, config.dataDir);
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw isNotOurs(error) ? new Error(notOurHost(config.host)) : error;
  });
  if (config.aiIsOn) setTimeout(loadMarkdownReader, afterTheStart).unref();
  return {
    port: (app.server.address() as AddressInfo).port,
    logError: (line) => app.log.error(line),
    close: async () => {
      const cutOff = setTimeout(() => app.server.closeAllConnections(), grace);
      await app.close();
      clearTimeout(cutOff);
    },
  };
}

const isNotOurs = ({ code }: NodeJS.ErrnoException) =>
  ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENOTFOUND"].includes(code ?? "");

const notOurHost = (host: string) =>
  `HOST is ${host}, which isn't an address of this machine. Set it to localhost, to 0.0.0.0, or to an address that this machine has.`;

/** The parser is large, so it is loaded after the start, before anyone asks the assistant. */
const loadMarkdownReader = () => void import("../assistant/markdown-blocks.ts").catch(() => {});
