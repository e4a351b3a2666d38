import { readConfig, readEnvironment } from "../config/config.ts";
import { openVisitorsDatabase } from "../database/visitor-pool.ts";
import { mailQueue } from "../mail/mail-queue.ts";
import { type Serving, serve } from "./server-process.ts";
import { orderVariable, type WorkerFailure, type WorkerOrder } from "./workers.ts";

// A process that serves requests. The parent does what is to be done once: migrations, mails, due work.

for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
// A terminal signals the whole process group; the parent decides when workers end.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});

const { address, connections } = JSON.parse(process.env[orderVariable] ?? "") as WorkerOrder;
const visitors = openVisitorsDatabase(address, { max: connections, log: () => {} });
visitors.open();
const { database } = visitors;
let serving: Serving | undefined;
const mail = mailQueue(address, { log: (line) => serving?.logError(line), sends: false });
const started = serve({ database, config: readConfig(readEnvironment()), mail });
process.once("SIGTERM", end);
serving = await started.catch(giveUp);

async function end(): Promise<void> {
  await started.then(({ close }) => close()).catch(() => {});
  await mail.stop();
  await visitors.close();
  process.exit(0);
}

function giveUp({ message, code, port }: Error & WorkerFailure): undefined {
  process.send?.({ message, code, port } satisfies WorkerFailure, () => process.exit(1));
}
