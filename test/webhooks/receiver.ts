import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A real HTTP server that answers challenges, and keeps what else it is sent. */
export async function openReceiver({ answers = true } = {}) {
  const received: Received[] = [];
  const manners = { status: () => 204, answers, plain: false, elsewhere: "" };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const sent = JSON.parse(body || "{}");
    if (manners.elsewhere) return response.writeHead(307, { Location: manners.elsewhere }).end();
    if (sent.type === "challenge") {
      response.statusCode = 200;
      return response.end(answerTo(sent.data.challenge, manners));
    }
    response.statusCode = manners.status();
    if (response.statusCode < 300) received.push({ headers: request.headers, body });
    return response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    manners,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Waits until something is so, for at most ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (await isSo()) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("It did not become so.");
}

function answerTo(challenge: string, { answers, plain }: { answers: boolean; plain: boolean }): string {
  if (!answers) return "no";
  return plain ? challenge : JSON.stringify({ challenge });
}
