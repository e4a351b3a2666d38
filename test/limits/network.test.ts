import { expect, test } from "vitest";
import { networkOf } from "../../server/http/network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001::", "2001:db8:0:1::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("S08 a client from %s is counted as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
