import { createHash, hash } from "node:crypto";

/** What a table holds in a file: how many rows, and the SHA-256 of them all in the order in which they stand there. */
export type Fingerprint = { rows: number; sha256: string };

/** What a table holds, in whatever order: databases sort differently. */
export type Holding = { rows: number; rowsSha256: string };

const newline = 10;

/** Reads rows through; what they were is known at the end. */
export function fingerprinting() {
  const inOrder = createHash("sha256");
  // Rows have keys, so no two are the same and take each other out.
  const inAnyOrder = Buffer.alloc(32);
  let rows = 0;
  const add = (row: Buffer) => {
    rows += 1;
    hash("sha256", row, "buffer").forEach((byte, place) => {
      inAnyOrder[place] = (inAnyOrder[place] ?? 0) ^ byte;
    });
  };
  return {
    async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        inOrder.update(chunk);
        let start = 0;
        for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
          add(chunk.subarray(start, end));
          start = end + 1;
        }
        yield chunk;
      }
    },
    taken: (): Fingerprint => ({ rows, sha256: inOrder.digest("hex") }),
    holding: (): Holding => ({ rows, rowsSha256: inAnyOrder.toString("hex") }),
  };
}
