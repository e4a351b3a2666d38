/**
 * Reads a body to its end.
 * @throws Error if it is larger than `mostBytes`; the rest isn't received
 */
export async function readLimitedBody(
  parts: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop destroys the stream.
  for await (const part of parts) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error("The reply is too large");
    kept.push(part);
  }
  return Buffer.concat(kept);
}
