import { createHash, hash } from "node:crypto";

/** A table's content in a file: the number of rows and the SHA-256 of all of them in the file's order. */
export type Fingerprint = { rows: number; sha256: string };

/** A table's content regardless of order, because databases sort differently. */
export type TableFingerprint = { rows: number; rowsSha256: string };

const newline = 10;

/** Hashes the rows that are passed through; the result is complete after the last. */
export function fingerprinting() {
  const inOrder = createHash("sha256");
  // XOR of the rows' hashes. Rows have keys, so no two are equal and cancel each other out.
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
    holding: (): TableFingerprint => ({ rows, rowsSha256: inAnyOrder.toString("hex") }),
  };
}
