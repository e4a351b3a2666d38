import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { inject } from "vitest";

/** A proxy to the run's PostgreSQL whose connections can be made to fail. */
export type DatabaseWire = {
  /** The DATABASE_URL through the proxy. */
  urlOf(database: string): string;
  /** Closes all connections and refuses new ones. */
  breakOff(): Promise<void>;
  /** Drops all data from now on, without closing or refusing anything, like a firewall that lost its state. */
  swallow(): void;
  repair(): Promise<void>;
};

export async function databaseWire(): Promise<DatabaseWire> {
  const { host, port, username } = inject("postgres");
  const sockets = new Set<Socket>();
  let swallows = false;
  const server = createServer((visitor) => {
    const postgres = createConnection(`${host}/.s.PGSQL.${port}`);
    for (const [from, to] of [
      [visitor, postgres],
      [postgres, visitor],
    ] as const) {
      sockets.add(from);
      from.on("data", (part) => swallows || to.write(part));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        if (!swallows) to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = (server.address() as AddressInfo).port;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    urlOf: (database) => `postgres://${username}@127.0.0.1:${at}/${database}`,
    breakOff: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
    swallow: () => {
      swallows = true;
    },
    repair: async () => {
      if (swallows) cut();
      swallows = false;
      if (server.listening) return;
      server.listen(at, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
