import { connect } from "node:net";
import { type DatabaseAddress, openDatabase } from "../../../server/database/connection.ts";
import type { ConnectionGuard } from "../../../server/database/connection-guard.ts";

const [execute, query] = [0x45, 0x51];

/** A pool that counts the statements it sends, `begin` and `commit` included, as they go over the wire. */
export function countedDatabase(address: Exclude<DatabaseAddress, string>) {
  let statements = 0;
  const socket: ConnectionGuard["socket"] = ({ path }) => {
    const opened = connect(path as string);
    const write = opened.write.bind(opened);
    let isStarted = false;
    opened.write = ((sent: Buffer, ...more: []) => {
      // The first message has no type. The driver never cuts a message in two.
      for (let at = isStarted ? 0 : sent.length; at < sent.length; at += 1 + sent.readInt32BE(at + 1)) {
        if (sent[at] === execute || sent[at] === query) statements += 1;
      }
      isStarted = true;
      return write(sent, ...more);
    }) as typeof opened.write;
    return Object.assign(opened, { host: address.host });
  };
  const guard: ConnectionGuard = { socket, refuse: () => {}, admit: () => {}, count: () => 0 };
  return { database: openDatabase(address, { guard }), sent: () => statements };
}
