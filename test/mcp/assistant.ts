import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { caller } from "../support/caller.ts";
import type { Member } from "../support/members.ts";

export type Said = { isError?: boolean; content: { text: string }[]; structuredContent?: Record<string, unknown> };

export const tokenOf = async (member: Member, ...scopes: string[]): Promise<string> =>
  (await member.post("/account/grants", { kind: "token", name: "Assistant", scopes })).body.token;

/** A member's assistant, by the official client, and a script with the same token. */
export async function assistantOf(board: { url: string }, member: Member, ...scopes: string[]) {
  const token = await tokenOf(member, ...scopes);
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${board.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  return {
    client,
    script: caller(board.url, token),
    use: async (name: string, given: object = {}) =>
      (await client.callTool({ name, arguments: given as Record<string, unknown> })) as Said,
  };
}

/** Sends one message as a client of an earlier revision does. */
export const sendTo = (url: string, message: object, headers: Record<string, string>) =>
  fetch(`${url}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify(message),
  });
