import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { AddressRefused, guardedSender } from "../../server/outgoing/guarded-request.ts";
import { readLimitedBody } from "../../server/outgoing/limited-body.ts";

const local = guardedSender(readConfig({ ALLOW_LOCAL_WEBHOOKS: "1" }));
const message = { method: "POST", headers: { TTL: "60" }, body: "words" };

/** A server on this machine; `asked` counts the requests it received. */
async function neighbour(answer: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked };
}

const notForUs = [
  ...["127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "0.0.0.0", "10.0.0.7", "172.16.0.1"],
  ...["192.168.1.1", "169.254.169.254", "100.64.0.1", "198.18.0.1", "203.0.113.7", "224.0.0.1", "255.255.255.255"],
  ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:a00:7]", "[::127.0.0.1]", "[fe80::1]", "[fd00::1]", "[ff02::1]"],
  ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:db8::1]", "localhost"],
];

test("S115 requests go only to public addresses, however they are written or resolved", async () => {
  const { url, asked } = await neighbour((_, response) => response.end());
  const { port } = new URL(url);
  const send = guardedSender(readConfig({}));
  for (const host of notForUs) {
    for (const address of [`https://${host}/`, `http://${host}:${port}/`]) {
      await expect(send(address, message), address).rejects.toThrow(AddressRefused);
    }
  }
  for (const address of ["http://8.8.8.8/", "https://8.8.8.8:8443/", "ftp://8.8.8.8/", "file:///etc/passwd"]) {
    await expect(send(address, message), address).rejects.toThrow(AddressRefused);
  }
  expect(asked()).toBe(0);
});

test("S115 ALLOW_LOCAL_WEBHOOKS allows only addresses of this machine", async () => {
  const { url } = await neighbour(async (request, response) => {
    const words = await readLimitedBody(request, 100);
    response.writeHead(201).end(`${request.method} ${request.headers.ttl} ${words}`);
  });
  for (const address of [url, url.replace("127.0.0.1", "localhost")]) {
    const { status, body } = await local(address, message);
    expect([status, String(body)]).toEqual([201, "POST 60 words"]);
  }
  for (const host of ["10.0.0.7", "169.254.169.254", "[fd00::1]"]) {
    await expect(local(`http://${host}/`, message), host).rejects.toThrow(AddressRefused);
  }
});

test("S115 redirects aren't followed, and replies end at 64 kB", async () => {
  const target = await neighbour((_, response) => response.end());
  const leading = await neighbour((_, response) => response.writeHead(302, { Location: target.url }).end());
  expect((await local(leading.url, message)).status).toBe(302);
  expect(target.asked()).toBe(0);

  const endless = await neighbour((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(10_000)));
    };
    response.on("drain", more);
    more();
  });
  await expect(local(endless.url, message)).rejects.toThrow("too large");
});

test("S115 a server that stops answering is given up on, before or during its reply", async () => {
  const impatient = guardedSender(readConfig({ ALLOW_LOCAL_WEBHOOKS: "1" }), 200);
  const silent = createSocketServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close());
  const stuck = await neighbour((_, response) => response.write("so far"));
  for (const address of [`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, stuck.url]) {
    await expect(impatient(address, message), address).rejects.toThrow(/abort|timeout/i);
  }
});
