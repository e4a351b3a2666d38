import { connect, Socket } from "node:net";

/** The sockets of a pool: while they are refused, whatever asks the database is refused at once. */
export type ConnectionGuard = {
  /** The driver's option of this name. */
  socket(options: { path?: string | false; host: string[]; port: number[] }): Socket;
  refuse(): void;
  admit(): void;
  /** How many connections there are. */
  count(): number;
};

const lost = () => Object.assign(new Error("The database does not answer"), { code: "CONNECTION_LOST" });

/** Refuses until it is told to admit. */
export function connectionGuard(): ConnectionGuard {
  let isRefusing = true;
  const sockets = new Set<Socket>();
  const living = () => [...sockets].filter((socket) => !socket.destroyed);
  return {
    socket: ({ path, host, port }) => {
      for (const socket of sockets) if (socket.destroyed) sockets.delete(socket);
      const socket = isRefusing ? new Socket() : path ? connect(path) : connect(port[0] as number, host[0]);
      // The driver listens to it a moment from now.
      if (isRefusing) setImmediate(() => socket.destroy(lost()));
      else sockets.add(socket);
      // Where the server's certificate is checked, it must be for this name.
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
