import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob } from "../support/builders.ts";
import { aBomb, aGif, aJpegWithBaggage, anSvg, aPng } from "../support/pictures.ts";

const board = testBoard();
let alice: Member;
let bob: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  bob = await board.join({ firstName: "Bob" });
});

const add = (by: Member, fields: Parameters<typeof aForm>[0]) => by.send("POST", "/company/", { body: aForm(fields) });
const countOf = async (table: "companies" | "images") =>
  (await board.database`select count(*)::int as n from ${board.database(table)}`)[0]?.n;

describe("companies", () => {
  test("are added with a logo, listed by name, and shown with their jobs", async () => {
    const added = await add(alice, { name: "  Weidenkorb ", file: await aPng() });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      name: "Weidenkorb",
      logo: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}\.webp$/),
      ownerId: alice.id,
      ...{ peopleCount: 0, People: [], jobCount: 0 },
      createdAt: expect.any(String),
      updatedAt: added.body.createdAt,
    });
    await add(bob, { name: "apfelkiste" });
    const { body: list } = await bob.get("/companys");
    expect(list.results.map(({ name }: { name: string }) => name)).toEqual(["apfelkiste", "Weidenkorb"]);
    expect((await bob.get("/companys?search=korb")).body.results).toEqual([added.body]);

    const { body: job } = await bob.post("/jobs", aJob({ companyId: added.body.id }));
    expect(job.Company).toEqual({ id: added.body.id, name: "Weidenkorb", logo: added.body.logo });
    expect((await bob.get(`/companys/${added.body.id}`)).body).toEqual({
      ...added.body,
      ...{ about: null, website: null, location: null, jobCount: 1 },
      User: { id: alice.id, firstName: "Alice", lastName: alice.lastName, avatar: null, verified: false },
      Jobs: [{ id: job.id, title: job.title }],
    });
  });

  test("need a name, unique regardless of case", async () => {
    await add(alice, { name: "Tidewater" });
    expect(await add(bob, { name: "TIDEWATER" })).toMatchObject({ status: 409, body: { error: expect.any(String) } });
    expect((await add(bob, { name: " " })).body.fields).toEqual({ name: "This field is required" });
    expect((await board.visitor.send("POST", "/company", { body: aForm({ name: "x" }) })).status).toBe(401);
  });

  test("S19 can be changed by their owner and staff, and keep their logo if none is sent", async () => {
    const { body: company } = await add(alice, { name: "Lumen", file: await aPng() });
    const rename = (by: Member, name: string) => by.send("PUT", `/company/${company.id}`, { body: aForm({ name }) });
    expect((await rename(bob, "Mine")).status).toBe(403);
    expect(await rename(alice, "Lumen Optics")).toMatchObject({
      status: 200,
      body: { name: "Lumen Optics", logo: company.logo, ownerId: alice.id },
    });
    const mo = await board.join({ role: "moderator" });
    expect((await rename(mo, "Lumen Optik")).status).toBe(200);
    const bare = await mo.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Lumen", picture: "remove" }) });
    expect(bare).toMatchObject({ status: 200, body: { name: "Lumen", logo: null } });
    expect((await alice.send("PUT", "/company/999999", { body: aForm({ name: "x" }) })).status).toBe(404);
  });
});

describe("logos", () => {
  test("S48 S52 are encoded again without metadata, and their file name is ignored", async () => {
    const { body } = await add(alice, { name: "With baggage", file: await aJpegWithBaggage() });
    const response = await fetch(`${board.url}${body.logo}`);
    expect(response.status).toBe(200);
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.includes("secret")).toBe(false);
    // The board can't decode WebP, so this reads the header: RIFF, the type, and the width of a lossy frame.
    expect(content.subarray(8, 12).toString()).toBe("WEBP");
    expect(content.readUInt16LE(26) & 0x3fff).toBe(40);
    const stored = await board.database`select images::text as row from images`;
    expect(stored.map(({ row }) => row).join()).not.toContain("passwd");
  });

  test("S54 are served sandboxed, with a fixed type and an immutable cache", async () => {
    const { body } = await add(alice, { name: "Served", file: await aPng({ color: "coral" }) });
    const { headers } = await fetch(`${board.url}${body.logo}`);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toContain("immutable");
    for (const path of [`/images/${"0".repeat(64)}.webp`, "/images/x.webp", "/images/..%2f..%2fetc"]) {
      expect((await board.visitor.get(path)).status).toBe(404);
    }
  });

  test("S47 S49 have to be PNG or JPEG of limited size; otherwise nothing is stored", async () => {
    const before = [await countOf("companies"), await countOf("images")];
    const files = [await aGif(), anSvg(), await aBomb(), new File(["not a picture"], "picture.png")];
    for (const file of files) {
      const reply = await add(alice, { name: "Refused", file });
      expect(reply).toMatchObject({ status: 400, body: { fields: { file: "Please choose a PNG or JPEG picture" } } });
    }
    expect([await countOf("companies"), await countOf("images")]).toEqual(before);
  });

  test("S50 S51 in too large, too many or malformed forms are refused with 400, 413 or 415", async () => {
    const large = await add(alice, { name: "Large", file: new File([new Uint8Array(2 * 1024 * 1024 + 1)], "x.png") });
    expect(large).toMatchObject({ status: 413, body: { code: "too-large" } });
    const two = aForm({ name: "Two" });
    two.append("file", await aPng());
    two.append("file", await aPng());
    expect((await alice.send("POST", "/company", { body: two })).status).toBe(400);
    const fields = aForm({ name: "Many", x: Array.from({ length: 61 }, String) });
    expect((await alice.send("POST", "/company", { body: fields })).status).toBe(400);

    const malformed = (type: string, body: string) =>
      alice.send("POST", "/company", { headers: { "Content-Type": type }, body });
    expect((await malformed("multipart/form-data", "x")).status).toBe(400);
    expect((await malformed("multipart/form-data; boundary=b", "--b\r\nbroken off")).status).toBe(400);
    expect((await malformed("multipart/form-data; boundary=b", "")).status).toBe(400);
    expect((await malformed("application/json", '{"name":"x"}')).status).toBe(415);
    expect((await alice.get("/companys")).status).toBe(200);
  });

  const field = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name=name\r\n\r\nNo boundary\r\n--${boundary}--\r\n`;
  test.each([
    ["", ""],
    ["; boundary=", ""],
    ['; boundary=""', ""],
    ["; boundary=; boundary=b", "b"],
    ["; boundary*=", ""],
    [`; boundary=${"b".repeat(71)}`, "b".repeat(71)],
  ])("S51 a form with an invalid boundary gets 400: %j", async (parameter, boundary) => {
    const headers = { "Content-Type": `multipart/form-data${parameter}` };
    const { status, body } = await alice.send("POST", "/company", { headers, body: field(boundary) });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: "This form can't be read.", code: "bad-request" },
    });
  });

  test.each(["b", '"b"', `"${"b c".repeat(20)}"`])(
    "a form with the valid boundary %s is accepted",
    async (boundary) => {
      const headers = { "Content-Type": `multipart/form-data; charset=utf-8; boundary=${boundary}; x=y` };
      const name = `Bounded by ${boundary}`;
      const body = field(boundary.replaceAll('"', "")).replace("No boundary", name);
      expect(await alice.send("POST", "/company", { headers, body })).toMatchObject({ status: 201, body: { name } });
    },
  );
});
