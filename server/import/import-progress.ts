import { SingleBar } from "cli-progress";

export type Progress = { advance(records: number): void; stop(): void };

/** A progress bar on a terminal; nothing where the output is piped. */
export function progressBar(total: number, out: NodeJS.WritableStream & { isTTY?: boolean }): Progress {
  if (!out.isTTY) return { advance: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: "Importing [{bar}] {value} of {total} records",
    barCompleteChar: "#",
    barIncompleteChar: "-",
    stream: out,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { advance: (records) => bar.increment(records), stop: () => bar.stop() };
}
