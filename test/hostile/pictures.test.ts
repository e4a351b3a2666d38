import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";
import { allTold } from "../support/notifications/inbox.ts";
import { aBomb, aJpegWithBaggage, aPng } from "../support/pictures.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { workOf } from "../support/work.ts";
import { expectDecent, rounds } from "./fuzzing.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let mira: Member;

beforeAll(async () => {
  mira = await board.join();
  // Counts from here on: a refused picture isn't counted, but would start the period.
  expect(await upload(await bytesOf(aPng()))).toMatchObject({ status: 201 });
});

let numbered = 0;
const upload = (content: Uint8Array, name = "logo.png") =>
  mira.send("POST", "/company", {
    body: aForm({ name: `Company ${++numbered}`, file: new File([new Uint8Array(content)], name) }),
  });
const bytesOf = async (file: Promise<File>) => Buffer.from(await (await file).arrayBuffer());

describe("S47 S48 broken pictures", () => {
  test.each([
    ["PNG", () => bytesOf(aPng({ width: 60, height: 40 }))],
    ["JPEG", () => bytesOf(aJpegWithBaggage())],
  ])("S47 a %s with changed or missing bytes is decoded, or gets 400 and stores nothing", async (_, picture) => {
    const whole = await picture();
    const change = fc.record({
      at: fc.nat(whole.length - 1),
      byte: fc.nat(255),
      end: fc.oneof(
        { weight: 3, arbitrary: fc.constant(whole.length) },
        { weight: 1, arbitrary: fc.nat(whole.length) },
      ),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, byte, end }) => {
        const broken = Buffer.from(whole);
        broken[at] = byte;
        // The board still notifies of a company that was accepted just before.
        await allTold(board.database);
        const before = await dumpOf(board.database);
        const reply = await upload(broken.subarray(0, end));
        expectDecent(reply, `byte ${at} = ${byte}, cut at ${end}`);
        if (reply.status === 201) {
          const stored =
            await board.database`select content from images where ${"/api/images/"} || hash || '.webp' = ${reply.body.logo}`;
          if (reply.body.logo) expect(stored[0]?.content.subarray(8, 12).toString()).toBe("WEBP");
          return;
        }
        expect(reply.status).toBe(400);
        expect(await dumpOf(board.database)).toEqual(before);
      }),
      rounds(20),
    );
  });

  test("S47 a file that only starts like a picture is refused", async () => {
    const png = await bytesOf(aPng());
    const impostors = [
      ...[png.subarray(0, 8), png.subarray(0, 40), Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
      ...[
        "GIF89a",
        "RIFF\x10\0\0\0WEBPVP8 ",
        "%PDF-1.7",
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "BM",
        "II*\0",
        "\0\0\0\x1cftypavif",
      ],
    ].map((start) => Buffer.concat([Buffer.from(start as string, "latin1"), Buffer.alloc(300)]));
    for (const impostor of impostors) {
      expect(await upload(impostor), impostor.subarray(0, 8).toString("hex")).toMatchObject({ status: 400 });
    }
  });
});

/** A PNG that declares so many pixels and contains as little as possible. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 30_000_000)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe("S49 huge pictures", () => {
  test.each([
    [15_000, 15_000],
    [65_535, 400],
    [1, 2 ** 31 - 1],
    [2 ** 31 - 1, 1],
    [5001, 5000],
    [0, 0],
  ])("S49 %i × %i pixels are refused within a second", async (width, height) => {
    const picture = pngOf(width, height);
    const work = await workOf(async () => {
      expect(await upload(picture)).toMatchObject({ status: 400, body: { fields: { file: expect.any(String) } } });
    });
    expect(work).toBeLessThan(1000);
  });

  test("S49 ten simultaneous decompression bombs take less than 100 MB", async () => {
    const bomb = await bytesOf(aBomb());
    const before = process.memoryUsage.rss();
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(bomb)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  test("S49 25 megapixels are accepted", async () => {
    expect((await upload(pngOf(5000, 5000))).status).toBe(201);
  });
});

test("S50 an aborted upload stores nothing", async () => {
  const before = await dumpOf(board.database);
  const { hostname, port } = new URL(board.url);
  for (const sent of [10, 400, 60_000]) {
    const head = `POST /api/company HTTP/1.1\r\nHost: board\r\nAuthorization: Bearer ${mira.token}\r\n`;
    const type = `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;
    const form = `--b\r\nContent-Disposition: form-data; name=name\r\n\r\nBroken off\r\n--b\r\nContent-Disposition: form-data; name=file; filename=a.png\r\n\r\n${"x".repeat(70_000)}`;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(head + type + form.slice(0, sent), () => socket.destroy()),
      );
      socket.on("close", () => resolve());
    });
  }
  expect((await mira.get("/companys?search=broken")).body.results).toEqual([]);
  expect(await dumpOf(board.database)).toEqual(before);
});

const part = (headers: string, content = "x") => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;

describe("S46 S51 S52 malformed multipart forms", () => {
  test.each([
    ["no end", part(disposition("name=name"))],
    ["no parts", "--b--\r\n"],
    ["another boundary", "--c\r\nContent-Disposition: form-data; name=name\r\n\r\nx\r\n--c--"],
    ["a part without headers", "--b\r\n\r\nx\r\n--b--"],
    ["a part without a name", `${part(disposition("x=y"))}--b--`],
    ["a name of 10 kB", `${part(disposition(`name=${"n".repeat(10_000)}`))}--b--`],
    ["a field of 200 kB", `${part(disposition("name=name"), "x".repeat(200_000))}--b--`],
    ["prototype keys", `${part(disposition("name=__proto__"))}${part(disposition("name=constructor"))}--b--`],
    ["broken headers", `${part("Content-Disposition form-data name=name")}--b--`],
    ["a NUL in a name", `${part(disposition('name="na\0me"'))}--b--`],
    ["nothing but noise", "\r\n".repeat(5000)],
  ])("S51 a form with %s is refused and stores nothing", async (_, body) => {
    const before = await dumpOf(board.database);
    const reply = await mira.send("POST", "/company", {
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
    });
    expectDecent(reply, body.slice(0, 100));
    expect([400, 413, 415]).toContain(reply.status);
    expect(await dumpOf(board.database)).toEqual(before);
  });

  test.each([
    ["../../../etc/passwd"],
    ["C:\\\\evil.exe"],
    ["a\0.png"],
    ["x".repeat(5000)],
    ["<script>.png"],
    [".htaccess"],
    ["logo.php%00.png"],
  ])("S52 the file name %j is ignored", async (name) => {
    const reply = await upload(await bytesOf(aPng({ color: "navy" })), name);
    expect(reply.status).toBe(201);
    expect(reply.body.logo).toMatch(/^\/api\/images\/[0-9a-f]{64}\.webp$/);
    expect(JSON.stringify(reply.body)).not.toContain("passwd");
  });
});
