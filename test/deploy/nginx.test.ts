import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { selfSigned } from "../support/certificate.ts";
import { freePort } from "../support/server-process.ts";

const board = testBoard({ TRUST_PROXY: "1" });
const nginx = spawnSync("nginx", ["-v"]).status === 0;

test.runIf(nginx)("the sample for nginx forwards requests, accepts large bodies and logs no query", async () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { key, cert } = selfSigned(folder);
  const log = join(folder, "access.log");
  const [plain, secure] = [await freePort(), await freePort()];
  const sample = readFileSync(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${secure} ssl;`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace("/var/log/nginx/homecoming.log", log)
    .replace("/var/log/nginx/homecoming-error.log", join(folder, "error.log"))
    .replace("http://127.0.0.1:3000", board.url);
  const config = join(folder, "nginx.conf");
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/main.log; events {} http { ${sample} }`;
  writeFileSync(config, main.replace("http { #", "http {\n#"));
  const proxy = spawn("nginx", ["-c", config, "-e", join(folder, "main.log")], { stdio: "ignore" });
  const ended = once(proxy, "exit");
  onTestFinished(async () => {
    proxy.kill("SIGTERM");
    await ended;
  });
  await expect.poll(() => proxyAnswers(plain)).toBe(true);
  const statusOf = async (path: string, init: { method?: string; body?: string } = {}) => {
    const sent = request({
      port: secure,
      host: "127.0.0.1",
      path,
      method: init.method ?? "GET",
      rejectUnauthorized: false,
    });
    sent.end(init.body);
    const [reply] = await once(sent, "response");
    reply.resume();
    return reply.statusCode as number;
  };
  expect(await statusOf("/readyz?token=secret")).toBe(200);
  expect(await statusOf("/metrics")).toBe(404);
  const form = { method: "POST", body: "x".repeat(5_000_000) };
  expect(await statusOf("/api/nothing", form)).toBe(404);
  await expect.poll(() => readFileSync(log, "utf8")).toContain("/readyz");
  expect(readFileSync(log, "utf8")).not.toContain("secret");
});

const proxyAnswers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
    ({ status }) => status === 301,
    () => false,
  );
