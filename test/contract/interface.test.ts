import { expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();
const everyCall = Object.values(endpoints).flat();

test("the API description contains every call of the contract", async () => {
  const { status, body } = await board.visitor.get("/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  for (const { method, path } of everyCall) {
    const described = body.paths[path.replace(/:(\w+)/g, "{$1}")];
    expect(described?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
});

test("the API description contains bodies, and headers of requests and replies", async () => {
  const { paths } = (await board.visitor.get("/openapi.json")).body;
  const leaving = paths["/account"].delete;
  expect(leaving.parameters).toEqual([]);
  expect(Object.keys(leaving.requestBody.content["application/json"].schema.properties)).toEqual(["password", "posts"]);
  const headers = (call: { parameters: { in: string; name: string }[] }) =>
    call.parameters.filter((each) => each.in === "header").map(({ name }) => name);
  expect(headers(paths["/prompts"].post)).toEqual(["x-ai-provider", "x-ai-mode"]);
  expect(headers(paths["/jobs/{id}"].get)).toEqual([]);
  expect(Object.keys(paths["/jobs/{id}"].get.responses[200].headers)).toEqual(["Content-Language"]);
  expect(Object.keys(paths["/jobs"].post.responses.default.headers)).toEqual(["Retry-After", "Content-Language"]);
});

test("the API description contains the address of pictures", async () => {
  const { paths } = (await board.visitor.get("/openapi.json")).body;
  const picture = paths["/images/{hash}.webp"].get;
  expect(picture.parameters).toMatchObject([{ name: "hash", in: "path", required: true }]);
  expect(Object.keys(picture.responses[200].content)).toEqual(["image/webp"]);
  expect(picture.security).toEqual([]);
});

test.each(["/api", "/api/", "/api?a=b", "/api/nothing", "/api/jobs/1/nothing", "/api/images/x.webp", "/api/%6eothing"])(
  "S31 %s gets 404 as JSON",
  async (path) => {
    const reply = await fetch(`${board.url}${path}`, { headers: { Accept: "text/html" } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ error: "There is nothing here.", code: "not-found" });
  },
);

test("S27 without a token every call that isn't public gets 401", async () => {
  for (const { method, path, access } of everyCall) {
    const reply = await board.visitor.send(method, path.replace(/:parent/, "jobs").replace(/:\w+/g, "1"));
    if (access === "anyone" || path === "/jobs" || path === "/activity") continue;
    expect(reply, `${method} ${path}`).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  }
});

test("S31 an unsupported method gets 405, and an unknown address 404", async () => {
  for (const method of ["PATCH", "OPTIONS"]) {
    const other = await board.visitor.send(method, "/jobs/1");
    expect(other, method).toMatchObject({ status: 405, body: { code: "method-not-allowed" } });
    expect(other.headers.get("allow")).toBe("GET, PUT, DELETE");
  }
  for (const path of ["/nothing", "/job", "/jobs/1/comments", "/%zz"]) {
    const { status, body } = await board.visitor.get(path);
    expect([400, 404]).toContain(status);
    expect(Object.keys(body)).toEqual(["error", "code"]);
  }
});

test("the statistics count members and skills", async () => {
  const member = await board.join({ skills: ["React", "CSS"] });
  const stats = () => board.visitor.get("/stats").then(({ body }) => body);
  await expect.poll(stats, { timeout: 4000 }).toEqual({
    users: 1,
    skills: 2,
    projects: 0,
    commentsOnProjects: 0,
    jobs: 0,
    commentsOnJobs: 0,
    questions: 0,
    answersToQuestions: 0,
  });
  expect(member.role).toBe("user");
});
