import { connect, Socket } from "node:net";

/** Creates the sockets of a pool; while it refuses, every query fails at once. */
export type ConnectionGuard = {
  /** For the driver's option of the same name. */
  socket(options: { path?: string | false; host: string[]; port: number[] }): Socket;
  refuse(): void;
  admit(): void;
  /** The number of open connections. */
  count(): number;
};

const lost = () => Object.assign(new Error("The database does not answer"), { code: "CONNECTION_LOST" });

/** Starts out refusing, until `admit` is called. */
export function connectionGuard(): ConnectionGuard {
  let isRefusing = true;
  const sockets = new Set<Socket>();
  const living = () => [...sockets].filter((socket) => !socket.destroyed);
  return {
    socket: ({ path, host, port }) => {
      for (const socket of sockets) if (socket.destroyed) sockets.delete(socket);
      const open = () => (path ? connect(path) : connect(port[0] as number, host[0]));
      const socket = isRefusing ? new Socket() : open();
      // The driver attaches its listeners only after this function returns.
      if (isRefusing) setImmediate(() => socket.destroy(lost()));
      else sockets.add(socket);
      // TLS verifies the certificate against this name.
      return Object.assign(socket, { host: host[0] });
    },
    refuse: () => {
      isRefusing = true;
      for (const socket of living()) socket.destroy(lost());
    },
    admit: () => {
      isRefusing = false;
    },
    count: () => living().length,
  };
}
