import { expect, test } from "vitest";
import { webAddress } from "../../web/ui/forms/web-address.ts";

test("A web address may be typed without https://, and other text stays", () => {
  expect(webAddress(" nordlicht.example")).toBe("https://nordlicht.example");
  expect(webAddress("www.example.org/jobs?id=7")).toBe("https://www.example.org/jobs?id=7");
  for (const other of ["", "https://example.org", "http://example.org", "mira@example.org", "nowhere", "1. first"]) {
    expect(webAddress(other)).toBe(other);
  }
});
