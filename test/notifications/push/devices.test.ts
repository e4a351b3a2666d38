import { createECDH, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pushKeys } from "../../../server/notifications/push-keys.ts";
import { testBoard } from "../../support/board.ts";
import { aSubscription } from "../../support/notifications/pushed.ts";

const board = testBoard();
const aDevice = () => aSubscription("https://push.example.org");

describe("S138 N31 the board's keys", () => {
  test("are one pair even for simultaneous callers, and only the public key is returned", async () => {
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, () => pushKeys(board.database)));
    for (const other of others) expect(other).toEqual(one);
    const member = await board.join();
    const { body } = await member.get("/push");
    expect(body).toEqual({ key: one?.publicKey, devices: [] });
    expect(Buffer.from(body.key, "base64url")).toHaveLength(65);
    expect(JSON.stringify((await member.get("/account/export")).body)).not.toContain(one?.privateKey);
  });
});

describe("N32 a push device", () => {
  test("can be registered, moves to another member who registers it, and can be removed", async () => {
    const [ada, ben] = [await board.join(), await board.join()];
    const { subscription } = aDevice();
    const first = await ada.post("/push", subscription);
    expect(first).toMatchObject({ status: 201, body: { id: expect.any(Number), device: "test", current: true } });
    expect((await ada.post("/push", subscription)).status).toBe(200);
    const others = await ben.post("/push", subscription);
    expect(others).toMatchObject({ status: 200, body: { id: first.body.id } });
    expect((await ada.get("/push")).body.devices).toEqual([]);
    expect((await ada.delete(`/push/${first.body.id}`)).status).toBe(404);
    expect((await ben.get("/push")).body.devices).toEqual([others.body]);
    expect((await ben.delete(`/push/${first.body.id}`)).status).toBe(204);
    expect((await ben.get("/push")).body.devices).toEqual([]);
  });

  test("is one of ten at most, the oldest are dropped; logging out removes it", async () => {
    const member = await board.join();
    const first = await member.post("/push", aDevice().subscription);
    await Promise.all(Array.from({ length: 12 }, () => member.post("/push", aDevice().subscription)));
    const { devices: known } = (await member.get("/push")).body;
    expect(known).toHaveLength(10);
    expect(known.map(({ id }: { id: number }) => id)).not.toContain(first.body.id);
    await member.post("/auth/logout");
    const { count } = await board.database`select from push_devices where user_id = ${member.id}`;
    expect(count).toBe(0);
  });

  test("needs a public https address and valid keys", async () => {
    const member = await board.join();
    const keys = aDevice().keys;
    const wrongAddresses = [
      ...["http://push.example.org/1", "https://push.example.org:8443/1", "https://user:password@push.example.org/1"],
      ...[
        "https://localhost/1",
        "https://localhost./1",
        "https://printer/1",
        "https://board.local/1",
        "https://host.localdomain/1",
        "https://a.internal/1",
      ],
      ...[
        "https://127.0.0.1/1",
        "https://127.1/1",
        "https://0x7f000001/1",
        "https://2130706433/1",
        "https://0177.0.0.1/1",
      ],
      ...["https://[::1]/1", "https://[::ffff:127.0.0.1]/1", "https://[fe80::1]/1", "https://[fd00::1]/1"],
      ...["https://10.0.0.1/1", "https://192.168.1.1/1", "https://169.254.169.254/1", "https://[64:ff9b::7f00:1]/1"],
      ...["push.example.org/1", "", "https://", `https://push.example.org/${"a".repeat(2048)}`],
      `https://push.example.org/${"é".repeat(1000)}`,
    ];
    for (const endpoint of wrongAddresses) {
      const { status, body } = await member.post("/push", { endpoint, keys });
      expect([status, Object.keys(body.fields ?? {})], endpoint).toEqual([400, ["endpoint"]]);
    }
    const endpoint = "https://push.example.org/1";
    const point = Buffer.from(keys.p256dh, "base64url");
    const off = Buffer.from(point).fill(7, 40);
    const wrongKeys = [
      ...[{}, { ...keys, auth: "" }, { ...keys, auth: randomBytes(15).toString("base64url") }, { p256dh: keys.p256dh }],
      ...[off, point.subarray(0, 33), point.subarray(1)].map((bytes) => ({
        ...keys,
        p256dh: bytes.toString("base64url"),
      })),
      { ...keys, p256dh: createECDH("prime256v1").generateKeys("base64url", "compressed") },
    ];
    for (const wrong of wrongKeys) {
      const { status, body } = await member.post("/push", { endpoint, keys: wrong });
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(wrong)).toEqual([400, ["keys"]]);
    }
    expect((await member.post("/push", { endpoint, keys })).status).toBe(201);
  });
});
