import { profileInFile } from "./archive.ts";
import { type FileProblem, type FoundProfile, UnreadableFile } from "./profile-values.ts";

export type WorkerReply = { found: FoundProfile } | { problem: FileProblem };

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => postMessage(replyTo(data)));

function replyTo(data: ArrayBuffer): WorkerReply {
  try {
    return { found: profileInFile(new Uint8Array(data)) };
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : "notAnArchive" };
  }
}
