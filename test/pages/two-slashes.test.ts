import { request } from "node:http";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { boardAddress } from "../../web/ui/shell/board-address.ts";
import { openingAsChosen } from "../../web/ui/shell/head-script.ts";
import { hideLinkParameters } from "../../web/ui/shell/link-parameter.ts";
import { askedPage } from "../../web/ui/shell/members-only-paths.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();
const origin = "https://board.example";

/** The status of a path that is sent as it is: `fetch` would normalise it. */
const statusOf = (path: string) =>
  new Promise((answered) => {
    const { hostname, port } = new URL(board.url);
    request({ hostname, port, path }, (reply) => answered(reply.resume().statusCode)).end();
  });

test.each(["//", "//?next=/jobs", "///", "/\\", "//evil.example/", "//jobs", "//api/stats", "//readyz", "http://x//"])(
  "S167 a path that begins with two slashes gets 404: %s",
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test.each(["/readyz", "/api/stats", "/api/stats?next=//evil.example", `${origin}/api/stats`])(
  "S167 other paths get their content: %s",
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);

/** Runs a script of the document's head at an address; returns the addresses it goes to. */
function addressesFrom(script: string, address: string, state: object | null = null): URL[] {
  const went: URL[] = [];
  const go = (to: string) => went.push(new URL(to, address));
  const history = { state, replaceState: (_state: unknown, _title: string, to: string) => go(to) };
  const location = { ...plain(new URL(address)), replace: go, reload: () => {} };
  const localStorage = { getItem: (name: string) => (name === "locale" ? "de" : null) };
  const document = { documentElement: { lang: "en" } };
  runInNewContext(script, { document, location, history, localStorage, stop: () => {}, URL, URLSearchParams });
  return went;
}

const plain = ({ href, pathname, search, hash }: URL) => ({ href, pathname, search, hash });

test.each([
  "/",
  "//evil.example/",
  "//evil.example/?lang=de",
  "/.//evil.example/?token=a",
  "//evil.example?invitation=b#c",
])("S167 at %s, choosing a language and opening a mailed link stay on the board", (path) => {
  const addresses = [null, { idx: 1 }].flatMap((state) => [
    ...addressesFrom(openingAsChosen("finished"), origin + path, state),
    ...addressesFrom(hideLinkParameters, origin + path, state),
  ]);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect([address.origin, address.pathname]).toEqual([origin, new URL(origin + path).pathname]);
  }
});

test("choosing a language keeps the rest of the address", () => {
  const [address] = addressesFrom(openingAsChosen("finished"), `${origin}/terms?a=b%20c&d=e#f`);
  expect(address?.href).toBe(`${origin}/terms?a=b%20c&d=e&lang=de#f`);
  const [after] = addressesFrom(hideLinkParameters, `${origin}/reset-password?token=a&lang=de`);
  expect(after?.href).toBe(`${origin}/reset-password?lang=de`);
});

test.each([
  ["/jobs?page=2", "/jobs?page=2"],
  ["jobs", "/jobs"],
  ["/search?q=//evil.example", "/search?q=//evil.example"],
  [`${origin}/jobs/7`, "/jobs/7"],
  ["/.//evil.example", null],
  ["/..//evil.example", null],
  ["/jobs/..//evil.example", null],
  ["/%2e//evil.example", null],
  [`${origin}//evil.example`, null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/\t/evil.example", null],
  ["/.\\\\evil.example", null],
  [`blob:${origin}/jobs`, null],
  ["https://board.example@evil.example/", null],
  ["javascript:alert(1)", null],
  ["", null],
])("S167 after logging in, next=%s leads to %s", (next, page) => {
  expect(askedPage(`?${new URLSearchParams({ next })}`, origin)).toBe(page);
  if (next) expect(boardAddress(next, origin) === null).toBe(page === null);
});
