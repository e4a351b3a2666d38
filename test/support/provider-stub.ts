import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the stub received. */
export type Asked = {
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
  /** Whether the caller disconnected before the reply. */
  wasLeft: boolean;
};

type Answering = (response: ServerResponse) => void;

export type ProviderStub = {
  /** The value for AI_BASE_URL. */
  url: string;
  asked: Asked[];
  /** Sets the reply from now on: a model's text, or a function of the response. */
  answer(how: string | Answering): void;
  close(): Promise<void>;
};

const asCompletion = (content: unknown) =>
  JSON.stringify({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "stub",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  });

/** Replies with JSON. */
export const sending =
  (body: string, status = 200): Answering =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "application/json" }).end(body);

export const completion = (content: unknown) => sending(asCompletion(content));

/** Sends data without end. */
export const dripping: Answering = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write("{");
  const timer = setInterval(() => response.write(" "), 100);
  response.once("close", () => clearInterval(timer));
};

/** Never replies. */
export const silent: Answering = () => {};

/** Starts a server with OpenAI's chat completions API, on a free port. */
export async function startProvider(): Promise<ProviderStub> {
  let answering: Answering = completion("Nothing [1].");
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const one: Asked = { headers: request.headers, body: JSON.parse(body || "null"), wasLeft: false };
    asked.push(one);
    response.once("close", () => {
      one.wasLeft = !response.writableFinished;
    });
    answering(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (how) => {
      answering = typeof how === "string" ? completion(how) : how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
