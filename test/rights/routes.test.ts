import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { testBoard } from "../support/board.ts";

type Route = { method: string; url: string };

const routes: Route[] = [];
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }) => {
    routes.push(...[method].flat().map((each) => ({ method: each, url })));
  });
};
subscribe("fastify.initialization", watch);
afterAll(() => unsubscribe("fastify.initialization", watch));

const board = testBoard();

const contract = new Set(
  Object.values(endpoints)
    .flat()
    .map(({ method, path }) => `${method} /api${path}`),
);
/** Read-only routes beside the contract. */
const others = [
  "/api/images/:hash(^[0-9a-f]{64}).webp",
  "/api/admin/images/:hash(^[0-9a-f]{64}).webp",
  "/api/openapi.json",
];

/** The page about the interface is below /api, with its data. */
const isCall = ({ url }: Route) => url.startsWith("/api/") && !/^\/api\/docs(\/|\.|$)/.test(url);
const isRead = ({ method }: Route) => method === "GET" || method === "HEAD";

test("S31 below /api only the contract, pictures and description exist, else 405", async () => {
  const api = routes.filter(isCall);
  expect(api.length).toBeGreaterThan(contract.size);
  const undocumented = api.filter((route) => {
    const { method, url } = route;
    // `fetch` can't send it; a test with a raw socket does.
    if (method === "TRACE") return false;
    if (others.includes(url)) return !isRead(route);
    return !contract.has(`${method === "HEAD" ? "GET" : method} ${url}`);
  });
  const member = await board.join();
  for (const { method, url } of undocumented) {
    const path = url
      .slice(4)
      .replace(":parent", "jobs")
      .replace(/:hash\(.*?\)/, "0".repeat(64));
    const reply = await member.send(method, path.replace(/:\w+/g, "1"));
    expect(reply, `${method} ${url}`).toHaveProperty("status", 405);
    expect(reply.headers.get("allow")).toBeTruthy();
  }
  expect(undocumented.length).toBeGreaterThan(50);
  const refusing = new Set(undocumented.map(({ url }) => url));
  expect(others.filter((url) => !refusing.has(url))).toEqual([]);
});

test("S31 outside /api only unsubscribing and assistants take other methods than GET", () => {
  const written = routes.filter((route) => !isCall(route) && !isRead(route) && route.url !== "/mcp");
  expect(written).toEqual([expect.objectContaining({ method: "POST", url: "/unsubscribe" })]);
  expect(routes.map(({ url }) => url)).toContain("/healthz");
});

test("S31 S67 other methods have no effect", async () => {
  for (const method of ["OPTIONS", "PATCH", "PROPFIND", "QUERY", "LOCK", "SEARCH"]) {
    for (const path of ["/jobs", "/jobs/1", "/nothing", "/auth/login"]) {
      const { status } = await board.visitor.send(method, path);
      expect([404, 405, 400, 501], `${method} ${path}`).toContain(status);
    }
  }
});
