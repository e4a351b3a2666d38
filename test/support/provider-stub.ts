import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a provider was asked: headers, and the body as it came. */
export type Asked = {
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
  /** The caller hung up before there was an answer. */
  wasLeft: boolean;
};

type Answering = (response: ServerResponse) => void;

export type ProviderStub = {
  /** What goes into AI_BASE_URL. */
  url: string;
  asked: Asked[];
  /** From now on: these words as a model's reply, or whatever is done to the response. */
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

/** Sends a body as JSON. */
export const sending =
  (body: string, status = 200): Answering =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "application/json" }).end(body);

export const completion = (content: unknown) => sending(asCompletion(content));

/** Begins at once and never comes to an end. */
export const dripping: Answering = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write("{");
  const timer = setInterval(() => response.write(" "), 100);
  response.once("close", () => clearInterval(timer));
};

/** Takes the question and says nothing. */
export const silent: Answering = () => {};

/** A server that speaks like OpenAI's chat completions, on a port of its own. */
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
