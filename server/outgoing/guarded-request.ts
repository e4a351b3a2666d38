import { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Config } from "../config/config.ts";
import { hostOf, isWeb, mayConnect } from "./address-rules.ts";
import { readLimitedBody } from "./limited-body.ts";

type Message = { method: string; headers?: Record<string, string>; body?: string | Uint8Array };
/** `type` is the media type; empty where none was sent. */
type Reply = { status: number; type: string; body: Buffer<ArrayBuffer> };
export type GuardedSend = (address: string, message: Message) => Promise<Reply>;

/** An address that the board doesn't send to. */
export class AddressRefused extends Error {}

const mostBytes = 64_000;

/**
 * Sends requests to addresses that members entered: by HTTPS to public addresses only, which is checked on each connection
 * after the name is resolved. Redirects aren't followed.
 * @param patience milliseconds, from resolving the name to the end of the response
 */
export function guardedSender(rules: Pick<Config, "allowLocalWebhooks">, patience = 10_000): GuardedSend {
  return async (address, { body, ...message }) => {
    const url = new URL(address);
    const check = (ip: string) => {
      if (!mayConnect(url, ip, rules)) throw new AddressRefused(`Nothing is sent to ${ip}.`);
    };
    if (!isWeb(url)) throw new AddressRefused(`Nothing is sent by ${url.protocol}`);
    // An IP address isn't looked up, so it is checked here.
    const host = hostOf(url);
    if (isIP(host)) check(host);
    const request = url.protocol === "https:" ? httpsRequest : httpRequest;
    const connection = { agent: false, lookup: checkedLookup(check), signal: AbortSignal.timeout(patience) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { ...message, ...connection }, resolve)
        .on("error", reject)
        .end(body);
    });
    const type = response.headers["content-type"] ?? "";
    return { status: response.statusCode ?? 0, type, body: await readLimitedBody(response, mostBytes) };
  };
}

/** Resolves a name once and checks the very addresses that the connection uses, against DNS rebinding. */
const checkedLookup =
  (check: (ip: string) => void): LookupFunction =>
  (name, options, found) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        for (const { address } of addresses) check(address);
        const [first] = addresses;
        if (options.all) found(null, addresses);
        else found(null, first?.address ?? "", first?.family);
      } catch (refusal) {
        found(refusal as Error, "");
      }
    });
  };
