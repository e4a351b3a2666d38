// Run after every `npm install <package>`. A registry that lacks some platforms' optional binaries leaves them out of
// the lockfile, and `npm ci` then refuses the whole lockfile, on every platform. This adds what is missing.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const text = readFileSync(file, "utf8");
const lock = JSON.parse(text);

const missing = Object.entries(lock.packages).flatMap(([parent, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(parent, name))
    .map(([name, version]) => [`node_modules/${name}`, lockEntry(name, version, entry)]),
);

if (missing.length > 0) {
  const root = Object.entries(lock.packages).filter(([path]) => path === "");
  const rest = Object.entries(lock.packages).filter(([path]) => path !== "");
  const sorted = [...rest, ...missing].sort(([a], [b]) => a.localeCompare(b, "en"));
  lock.packages = Object.fromEntries([...root, ...sorted]);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${missing.length} optional packages added to package-lock.json`);

function isLocked(parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

function lockEntry(name, version, parent) {
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version} is not an exact version: add it by hand`);
  const [, os, cpu, abi] =
    name.match(/(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-([a-z]+))?$/) ?? [];
  if (!os || !cpu) throw new Error(`No platform in the name ${name}: add it by hand`);
  if (os === "wasm32") return { version, cpu: ["wasm32"], ...(parent.dev && { dev: true }), optional: true };
  const [, libc] = abi?.match(/^(musl|gnu)/) ?? [];
  return {
    version,
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    ...(libc && os === "linux" && { libc: [libc === "gnu" ? "glibc" : "musl"] }),
    optional: true,
    os: [os],
  };
}
