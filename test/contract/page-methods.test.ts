import { expect, test } from "vitest";
import { pages } from "../../contract/pages.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();
const ask = (path: string, method: string, body?: string) => fetch(board.url + path, { method, body });

test("S31 an unsupported method on a page gets 405 with the allowed methods", async () => {
  for (const page of [...Object.values(pages), "/healthz", "/sw.js", "/manifest.webmanifest", "/icons/icon-192.png"]) {
    const path = page.replace(":id", "1");
    const reply = await ask(`${path}?from=mail`, "DELETE");
    expect(reply.status, path).toBe(405);
    expect(reply.headers.get("allow"), path).toMatch(/^(POST, )?GET, HEAD$|^GET, HEAD(, POST)?$|^HEAD, GET$/);
    expect(await reply.json()).toMatchObject({ code: "method-not-allowed" });
  }
  for (const method of ["POST", "PUT", "PATCH", "OPTIONS", "PROPFIND"]) {
    expect((await ask("/jobs/", method)).status, method).toBe(405);
    expect((await ask("/jobs/nothing/there", method)).status, method).toBe(404);
  }
  // Whatever the request contains.
  expect((await ask("/jobs", "POST", "<a/>")).status).toBe(405);
});

test("S31 HEAD returns the same status and headers as GET, also for a missing page", async () => {
  for (const path of ["/nothing", "/jobs/1/nothing", "/assets/nothing.js", "/api/nothing", "/", "/jobs"]) {
    const [head, whole] = [await ask(path, "HEAD"), await ask(path, "GET")];
    expect(head.status, path).toBe(whole.status);
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "content-language", "cache-control", "etag", "content-security-policy"]) {
      expect(head.headers.get(name), `${path} ${name}`).toBe(whole.headers.get(name));
    }
  }
});
