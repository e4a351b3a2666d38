import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { inject } from "vitest";

/** The run's PostgreSQL as one on another machine, by a wire that can fail. */
export type DatabaseWire = {
  /** What goes into DATABASE_URL for this database. */
  urlOf(database: string): string;
  /** Cuts what is connected and refuses whoever comes. */
  breakOff(): Promise<void>;
  /** From now on nothing passes and nothing is refused, as behind a firewall that forgot. */
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
