import type { WorkerReply } from "./archive-worker.ts";

/** Characters and bytes of the largest archive that is read. */
const fileMax = 20_000_000;

/** Reads a file in a worker of its own, which ends with it. */
export async function readProfile(file: File): Promise<WorkerReply> {
  if (file.size > fileMax) return { problem: "tooLarge" };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: "notAnArchive" };
  const worker = new Worker(new URL("./archive-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<WorkerReply>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.onerror = () => resolve({ problem: "notAnArchive" });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
