import { createHash } from "node:crypto";
import { type ImageBytes, notAnImage, type PictureFate, picturesMax } from "../../contract/interface/image-fields.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, invalid } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Session } from "../http/session.ts";
import type { EncodedImage } from "./image-encoding.ts";

type Uploader = { limits: RateLimits; writer: Pick<Session, "user" | "isNew"> };

/** The longest side in pixels, twice the largest size on our pages: of an avatar or logo, and in a text. */
const longestSides = { portrait: 512, text: 1600 };

/** An uploaded avatar or logo, re-encoded; null if none was sent. To be called before the transaction. */
export const encodedImage = async (sent: ImageBytes | undefined, uploader: Uploader): Promise<Buffer | null> =>
  sent ? (await encoded(sent, uploader, longestSides.portrait)).content : null;

/** An uploaded picture for a text, re-encoded. */
export const encodedTextImage = (sent: ImageBytes, uploader: Uploader) => encoded(sent, uploader, longestSides.text);

/** Throws 429 for one too many of a member in a day; a file that is no picture doesn't count. */
async function encoded(sent: ImageBytes, { limits, writer }: Uploader, longestSide: number): Promise<EncodedImage> {
  if (!(sent instanceof Uint8Array)) throw invalid({ file: notAnImage });
  const limit = writer.isNew ? "newPictures" : "pictures";
  const { id } = writer.user;
  await limits.enforce(limit, String(id));
  // The library is large, so it is loaded with the first picture.
  const { encodeImage } = await import("./image-encoding.ts");
  return encodeImage(sent, id, longestSide).catch(async (error: unknown) => {
    await limits.giveBack(limit, String(id));
    throw error;
  });
}

/**
 * Stores an encoded picture under the SHA-256 of its bytes, with its sender. Returns the hash, or null for no picture. Throws a
 * conflict if the sender's pictures take up too much.
 */
export async function keepImage(
  transaction: Connection,
  content: Buffer | null,
  senderId: number,
): Promise<string | null> {
  if (!content) return null;
  const hash = hashOf(content);
  // The update locks an existing row against concurrent deletion.
  await transaction`
    insert into images (hash, content) values (${hash}, ${content}) on conflict (hash) do update set sent_at = images.sent_at`;
  await noteSender(transaction, hash, senderId);
  return hash;
}

/** As `keepImage`, for a text that is yet to be saved. */
export async function keepTextImage(database: Database, content: Buffer, senderId: number): Promise<string> {
  const hash = hashOf(content);
  await database.begin(async (transaction) => {
    await transaction`
      insert into images (hash, content, sent_at) values (${hash}, ${content}, now())
      on conflict (hash) do update set sent_at = excluded.sent_at`;
    await noteSender(transaction, hash, senderId);
  });
  return hash;
}

async function noteSender(transaction: Connection, hash: string, senderId: number): Promise<void> {
  await transaction`
    insert into image_senders (image_hash, user_id) values (${hash}, ${senderId}) on conflict do nothing`;
  const [{ bytes }] = await transaction<[{ bytes: number }]>`
    select sum(octet_length(content))::float8 as bytes from image_senders join images on hash = image_hash
    where user_id = ${senderId}`;
  if (bytes > picturesMax.bytes) throw conflict("tooManyPictureBytes", picturesMax.megabytes);
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** The hash to store for a record's picture, in SQL: the new one's, null to remove it, or the current one. */
export const pictureAfter = (
  database: Connection,
  column: "avatar" | "logo",
  { kept, fate }: { kept: string | null; fate: PictureFate },
) => (kept === null && fate === "remove" ? database`null` : database`coalesce(${kept}, ${database(column)})`);

/** A picture, unless only hidden records use it. */
export async function shownImage(database: Connection, hash: string): Promise<Buffer | null> {
  const [row] = await database<{ content: Buffer }[]>`
    select content from images where hash = ${hash} and not is_kept_back(hash)`;
  return row?.content ?? null;
}

export async function imageByHash(database: Connection, hash: string): Promise<Buffer | null> {
  const [row] = await database<{ content: Buffer }[]>`select content from images where hash = ${hash}`;
  return row?.content ?? null;
}
