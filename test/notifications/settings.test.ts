import { beforeEach, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard();
let ada: Member;
beforeEach(async () => {
  ada = await board.join();
});

const settings = async () => (await ada.get("/account/notifications")).body;
const change = (body: unknown) => ada.put("/account/notifications", body);

test("the default settings show all kinds but joins and check-ins, and mail at once or weekly", async () => {
  const { kinds, ...rest } = await settings();
  expect(rest).toEqual({ timeZone: null, hour: 8, weekday: 1, pausedUntil: null });
  const now = ["mention", "reply", "answer", "comment", "accepted", "contact", "team"];
  const weekly = ["job", "seat", "watched", "joined"];
  expect(kinds).toEqual({
    ...Object.fromEntries(now.map((kind) => [kind, { board: true, mail: "now", push: true }])),
    ...Object.fromEntries(
      ["decision", "ending", "question"].map((kind) => [kind, { board: true, mail: "now", push: false }]),
    ),
    ...Object.fromEntries(weekly.map((kind) => [kind, { board: kind !== "joined", mail: "weekly", push: false }])),
    search: { board: true, push: false },
    checkin: { board: false, mail: "now", push: false },
  });
});

test("a partial change keeps all other settings", async () => {
  const before = await settings();
  expect((await change({ kinds: { job: { mail: "daily" }, joined: { board: true } }, hour: 20 })).status).toBe(200);
  const zone = { timeZone: "Europe/Berlin", weekday: 5, pausedUntil: "2099-01-02" };
  expect((await change({ ...zone, kinds: { job: { push: true } } })).status).toBe(200);
  expect(await settings()).toEqual({
    kinds: {
      ...before.kinds,
      job: { board: true, mail: "daily", push: true },
      joined: { board: true, mail: "weekly", push: false },
    },
    ...{ ...zone, hour: 20 },
  });
  await change({ timeZone: null, pausedUntil: null });
  expect(await settings()).toMatchObject({ timeZone: null, pausedUntil: null, hour: 20, weekday: 5 });
});

test("a browser's time zone is stored only while none is set", async () => {
  const tell = async (given: object) => (await change(given)).body.timeZone;
  expect(await tell({ browserTimeZone: "America/Lima" })).toBe("America/Lima");
  expect(await tell({ timeZone: "Asia/Tokyo" })).toBe("Asia/Tokyo");
  expect(await tell({ browserTimeZone: "UTC" })).toBe("Asia/Tokyo");
  expect((await change({ browserTimeZone: "Mars/Olympus" })).status).toBe(400);
});

test("saving the settings unchanged changes nothing", async () => {
  const before = await settings();
  expect(await change(before)).toMatchObject({ status: 200, body: before });
});

test.each([
  [{ kinds: { decision: { mail: "never" } } }, "kinds", "This can't be switched off"],
  [{ kinds: { decision: { board: false } } }, "kinds", "This can't be switched off"],
  [{ kinds: { gossip: { mail: "never" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { job: { mail: "hourly" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { checkin: { mail: "daily" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { ending: { mail: "weekly" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { search: { mail: "now" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { job: { board: "yes" } } }, "kinds", "There is no such notification setting"],
  [{ kinds: { job: { sound: true } } }, "kinds", "There is no such notification setting"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "Please choose a time zone"],
  [{ timeZone: "+02:00" }, "timeZone", "Please choose a time zone"],
  [{ timeZone: "PST" }, "timeZone", "Please choose a time zone"],
  [{ timeZone: "ist" }, "timeZone", "Please choose a time zone"],
  [{ hour: 24 }, "hour", "Please choose an hour from 0 to 23"],
  [{ hour: 8.5 }, "hour", "Please choose an hour from 0 to 23"],
  [{ weekday: 0 }, "weekday", "Please choose a day from 1 (Monday) to 7"],
  [{ pausedUntil: "2026-02-30" }, "pausedUntil", "Please enter a date"],
  [{ pausedUntil: "2026-01-02" }, "pausedUntil", "Please choose a day in the future"],
])("%o is refused on its field, and changes nothing", async (body, field, message) => {
  const before = await settings();
  const reply = await change({ hour: 3, ...body });
  expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  expect(await settings()).toEqual(before);
});

test("a pause must end in the future in the member's time zone, unless it is unchanged", async () => {
  const before = { ...(await settings()), hour: 9 };
  await change(before);
  await board.database`update notification_settings set paused_until = current_date - 1 where user_id = ${ada.id}`;
  const over = await settings();
  expect((await change({ ...over, hour: 10 })).body).toEqual({ ...over, hour: 10 });
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format();
  // They are 25 hours apart: it is never the same day in both.
  const [west, east] = ["Pacific/Niue", "Pacific/Kiritimati"] as const;
  expect((await change({ timeZone: west, pausedUntil: dayIn(west) })).status).toBe(200);
  expect((await change({ timeZone: east, pausedUntil: dayIn(east) })).status).toBe(200);
  const refused = await change({ timeZone: east, pausedUntil: dayIn(west) });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { pausedUntil: "Please choose a day in the future" } },
  });
});

test("simultaneous changes are all kept", async () => {
  const kinds = ["mention", "reply", "answer", "comment", "accepted", "contact"];
  const replies = await Promise.all(kinds.map((kind) => change({ kinds: { [kind]: { push: false } } })));
  expect(replies.map(({ status }) => status)).toEqual(kinds.map(() => 200));
  const kept = (await settings()).kinds;
  expect(kinds.map((kind) => kept[kind].push)).toEqual(kinds.map(() => false));
});
