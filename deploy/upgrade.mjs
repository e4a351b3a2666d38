// sudo homecoming upgrade [version]: builds the new version beside the running one, makes a backup, switches, and goes back if
// the new version doesn't start or the doctor finds something broken that wasn't (docs/operating/upgrading.md). It uses no other file,
// so that it can also upgrade a version that didn't have it.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";

const settingsFile = process.env.HOMECOMING_SETTINGS || "/etc/homecoming.env";
const inFile = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {};
const setting = (name, otherwise) => process.env[name] || inFile[name] || otherwise;

const folder = setting("HOMECOMING_FOLDER", "/opt/homecoming");
const backups = setting("HOMECOMING_BACKUPS", "/var/lib/homecoming-backups");
const user = setting("HOMECOMING_USER", "homecoming");
/** A shell command; `$1` is `stop` or `start`. */
const serviceCommand = setting("HOMECOMING_SERVICE", 'systemctl "$1" homecoming.service');
const patience = Number(setting("HOMECOMING_PATIENCE", "60")) * 1000;
const kept = /^-(first|\d+\.\d+\.\d+\S*-[0-9a-f]{8})$/;
const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");

class Failure extends Error {}

process.umask(0o022);
// A closed terminal must not stop the upgrade between two versions.
for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"]) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const lock = `${folder}.upgrading`;
try {
  await takeLock();
  await upgrade(process.argv[2]).finally(() => rmSync(lock, { force: true }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Takes the lock; of several upgrades at once one gets it. The lock of a stopped upgrade goes to whoever replaces it last. */
async function takeLock() {
  const own = `${lock}.${process.pid}`;
  try {
    // It is linked once it is written, so that nobody reads an incomplete file.
    writeFileSync(own, String(process.pid));
    linkSync(own, lock);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    refuseBeside(readFileSync(lock, "utf8"));
    renameSync(own, lock);
    await pause(2000);
    refuseBeside(readFileSync(lock, "utf8"));
  } finally {
    rmSync(own, { force: true });
  }
}

function refuseBeside(holder) {
  const isUnderWay = /^\d+$/.test(holder) && holder !== String(process.pid) && existsSync(`/proc/${holder}`);
  if (isUnderWay) throw new Failure(`Another upgrade is under way (process ${holder}).`);
}

async function upgrade(wanted) {
  const old = { home: realpathSync(folder), version: versionIn(folder) };
  process.chdir(dirname(folder));
  const next = buildBeside(old, wanted);
  if (next.home === old.home)
    return console.log(`Homecoming ${next.version} is already running, and there is no newer version.`);
  const brokenBefore = brokenIn(old);
  const backup = backUp(old, next);
  const database = { isMigrated: false };
  try {
    await switchTo(next, old, database, brokenBefore);
  } catch (error) {
    console.error(`${error.message}\nGoing back to Homecoming ${old.version}.`);
    await goBack(next, old, { backup, ...database }, brokenBefore);
    throw new Failure(
      `Homecoming ${old.version} is running again; ${next.version} is not installed. The lines above say why.`,
    );
  }
  forgetOthers(old, next);
  console.log(
    `Homecoming ${next.version} is running. The previous version ${old.version} is in ${old.home}; the backup is ${backup}.`,
  );
  tellChangedUnits(old, next);
}

function tellChangedUnits(old, next) {
  const contentOf = ({ home }, unit) => {
    const file = join(home, "deploy", unit);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const units = readdirSync(join(next.home, "deploy")).filter((name) => /^homecoming.*\.(service|timer)$/.test(name));
  const changed = units.filter((unit) => contentOf(old, unit) !== contentOf(next, unit));
  if (changed.length > 0)
    console.log(`Copy these changed files to /etc/systemd/system by hand: ${changed.join(", ")}.`);
}

/** Builds the new version in a folder of its own, which gets its name when it is complete. Changes nothing that runs. */
function buildBeside(old, wanted) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const from = said("git", ["-C", old.home, "remote", "get-url", "origin"]);
  const branch = wanted ?? said("git", ["-C", old.home, "branch", "--show-current"]);
  run("git", ["clone", "--quiet", ...(branch ? ["--branch", branch] : []), "--", from, draft]);
  const version = versionIn(draft);
  const home = `${folder}-${version}-${said("git", ["-C", draft, "rev-parse", "--short=8", "HEAD"]).slice(0, 8)}`;
  if (existsSync(home)) {
    rmSync(draft, { recursive: true });
    return { home, version };
  }
  console.log(`Building Homecoming ${version} in ${home}; ${old.version} keeps running.`);
  try {
    run("npm", ["run", "--silent", "build"], { cwd: draft });
    renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { home, version };
}

function backUp(old, next) {
  if (!existsSync(backups)) {
    const owner = process.getuid() === 0 ? ["-o", user] : [];
    run("install", ["-d", "-m", "0700", ...owner, backups]);
  }
  const file = join(backups, `before-${next.version}-${stamp}.gz`);
  const { status, output } = board(old, ["backup", file]);
  console.log(output);
  if (status !== 0) throw new Failure("There is no backup, so nothing was changed.");
  return file;
}

async function switchTo(next, old, database, brokenBefore) {
  await stop();
  pointTo(next, old);
  // Any command migrates; the service would only log why it can't.
  const { status, output } = board(next, ["stats"]);
  const migrations = output.split("\n").filter((line) => /^Database: /.test(line));
  database.isMigrated = migrations.length > 0;
  if (status !== 0) throw new Failure(output);
  for (const line of migrations) console.log(line);
  await start();
  const broken = await newlyBroken(next, brokenBefore);
  if (broken.length > 0) throw new Failure(`Broken since the upgrade: ${broken.join(", ")}.`);
}

/** The old version works after most migrations. If it doesn't, its own database is restored from the backup. */
async function goBack(next, old, { backup, isMigrated }, brokenBefore) {
  try {
    await stop();
    pointTo(old, old);
    const isWell = await start().then(
      async () => (await newlyBroken(old, brokenBefore)).length === 0,
      (error) => void console.error(error.message),
    );
    if (isWell) return;
    const data = join(setting("DATA_DIR", "/var/lib/homecoming"), "postgres");
    if (!isMigrated || setting("DATABASE_URL")) throw new Failure("The board doesn't work. See its log.");
    console.log(
      `The old version doesn't work on the new version's tables, so the backup is restored. The new tables stay in ${data}-${stamp}.`,
    );
    await stop();
    renameSync(data, `${data}-${stamp}`);
    const { status, output } = board(old, ["restore", backup]);
    if (status !== 0) throw new Failure(output);
    console.log(output);
    await start();
  } catch (error) {
    const how = isMigrated
      ? ` The database is at ${next.version}: restore ${backup} into an empty one (docs/operating.md).`
      : "";
    throw new Failure(`${error.message}\nHomecoming ${old.version} could not be started again.${how}`);
  }
}

/** Makes the folder's name lead to this version. A first version that has the name itself is renamed. */
function pointTo(version, old) {
  if (!lstatSync(folder).isSymbolicLink()) {
    if (version === old) return;
    const home = `${folder}-first`;
    if (existsSync(home)) throw new Failure(`${home} is in the way: move it elsewhere.`);
    renameSync(folder, home);
    old.home = home;
  }
  const link = `${folder}.link`;
  rmSync(link, { force: true });
  symlinkSync(basename(version.home), link);
  renameSync(link, folder);
}

/** Deletes all versions but this one and the one before. */
function forgetOthers(old, next) {
  const name = basename(folder);
  const beside = readdirSync(dirname(folder)).filter(
    (one) => one.startsWith(name) && kept.test(one.slice(name.length)),
  );
  for (const home of beside.map((one) => join(dirname(folder), one))) {
    if (![basename(old.home), basename(next.home)].includes(basename(home))) rmSync(home, { recursive: true });
  }
}

async function stop() {
  service("stop");
  if (!(await until(async () => (await readiness()) === undefined))) throw new Failure("The board did not stop.");
}

async function start() {
  service("start");
  if (!(await until(async () => (await readiness()) === 200))) {
    throw new Failure(`It did not become ready at ${address()} within ${patience / 1000} seconds. See its log.`);
  }
}

function service(what) {
  run("sh", ["-c", serviceCommand, "service", what]);
}

function address() {
  const everywhere = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  const host = setting("HOST", "localhost");
  return `http://${everywhere[host] ?? host}:${setting("PORT", "3000")}/readyz`;
}

function readiness() {
  return fetch(address(), { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => undefined,
  );
}

async function until(isSo) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await pause(250);
  }
  return false;
}

/** What the doctor reports as broken now and didn't before; the proxy and waiting news get a moment. */
async function newlyBroken(version, before) {
  for (let attempt = 1; ; attempt += 1) {
    const broken = brokenIn(version).filter((about) => !before.includes(about));
    if (broken.includes("search")) board(version, ["reindex"]);
    if (broken.length === 0 || attempt === 5) return broken;
    await pause(patience / 20);
  }
}

function brokenIn(version) {
  const { status, output } = board(version, ["doctor"]);
  const broken = output.split("\n").filter((line) => line.startsWith("✗ "));
  return status !== 0 && broken.length === 0 ? ["doctor"] : broken.map((line) => line.slice(2, 16).trim());
}

/** Runs a command of this version with the settings of the service. */
function board({ home }, words) {
  const env = { ...process.env, HOMECOMING_FOLDER: home, HOMECOMING_SETTINGS: settingsFile, HOMECOMING_USER: user };
  const { status, stdout, stderr } = spawnSync(join(home, "deploy/homecoming"), words, { env, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}`.trim() };
}

function versionIn(home) {
  return JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
}

function run(program, words, options = {}) {
  const { status, error } = spawnSync(program, words, { stdio: "inherit", ...options });
  if (status !== 0) throw new Failure(`${[program, ...words].join(" ")} failed${error ? `: ${error.message}` : "."}`);
}

function said(program, words) {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Failure(stderr.trim() || `${program} ${words.join(" ")} failed.`);
  return stdout.trim();
}
