/** What came back: the status, the body read as JSON (null without one), and the headers. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape they are there to check.
export type Reply = { status: number; body: any; headers: Headers };

/** A client of the API. */
export type Caller = {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  put(path: string, body?: unknown): Promise<Reply>;
  delete(path: string, body?: unknown): Promise<Reply>;
  send(method: string, path: string, init?: RequestInit): Promise<Reply>;
};

/** A client for the board at `url`; with a token it calls as that member. */
export function caller(url: string, token?: string): Caller {
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    const response = await fetch(`${url}/api${path}`, { ...init, method, headers });
    const isEndless = response.headers.get("content-type")?.startsWith("text/event-stream");
    const text = isEndless ? await response.body?.cancel() : await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
  };
  const sendJson = (method: string) => (path: string, body?: unknown) =>
    body === undefined
      ? send(method, path)
      : send(method, path, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  return {
    send,
    get: (path) => send("GET", path),
    post: sendJson("POST"),
    put: sendJson("PUT"),
    delete: sendJson("DELETE"),
  };
}
