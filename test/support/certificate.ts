import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

/** Writes a self-signed certificate for localhost; returns the paths of key and certificate. */
export function selfSigned(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  expect(spawnSync("openssl", [...words, "-keyout", key, "-out", cert]).status).toBe(0);
  return { key, cert };
}
