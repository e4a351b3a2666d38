// The driver `postgres` 3.4.9 does not survive a lost connection: a write that was put off throws where nobody can catch it
// and ends the process; a connection that was lost while a write waited never writes again; a transaction whose connection
// is lost goes on with its other statements outside of it; and where a statement fails after its first rows, the next one's rows
// come after as many holes. Reported as porsager/postgres 1119, 1154, 1176, 1208, still open.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const driver = join(dirname(fileURLToPath(import.meta.url)), "../node_modules/postgres");

const mends = {
  "src/connection.js": [
    [
      `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
`,
      `  function nextWrite(fn) {
    if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)
`,
    ],
    [
      `    clearImmediate(nextWriteTimer)
    if (socket) {
`,
      `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket) {
`,
    ],
    [
      `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
`,
      `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)
`,
    ],
    [
      `    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
      `    ;(query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()
`,
    ],
    ["    result = new Result()\n    connectTimer", "    result = new Result()\n    rows = 0\n    connectTimer"],
    ["        return fetchArrayTypes()\n", "        return fetchArrayTypes().catch(() => {})\n"],
    ["err.stack + query.origin.replace(", "err.stack + (query.origin || '').replace("],
  ],
  "src/index.js": [
    [
      `      , prepare = null

    try {
      await sql.unsafe('begin '`,
      `      , prepare = null
      , lost = null

    try {
      await sql.unsafe('begin '`,
    ],
    [
      `new Promise((_, reject) => connection.onclose = reject)
      ])`,
      `new Promise((_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        })
      ])`,
    ],
    [
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue`,
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost) return q.reject(lost)
        c.queue`,
    ],
  ],
};

if (existsSync(driver)) for (const [file, changes] of Object.entries(mends)) mend(join(driver, file), changes);

function mend(file, changes) {
  const original = readFileSync(file, "utf8");
  const mended = changes.reduce((text, [before, after]) => {
    if (text.includes(after)) return text;
    if (text.split(before).length !== 2)
      throw new Error(`${file} is not what scripts/mend-postgres.mjs was written for.`);
    return text.replace(before, () => after);
  }, original);
  if (mended === original) return;
  writeFileSync(`${file}.new`, mended);
  renameSync(`${file}.new`, file);
}
