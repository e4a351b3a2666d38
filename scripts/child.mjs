import { spawn } from "node:child_process";

const running = new Set();
let told = false;

// A terminal's Ctrl-C reaches the child directly, npm tells us again, and npm's own end is one more: pass it on once.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
watchParent();

/**
 * Runs a program to its end, with our signals passed on to it. The program is killed by nothing else: by the channel
 * it learns when we are gone, however that came about.
 * @returns {Promise<{ code: number, output: string }>} `output` where `options.quiet` kept it back
 */
export function runToEnd(program, parameters, { quiet = false, ...options } = {}) {
  const output = [];
  const streams = quiet ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"];
  const child = spawn(program, parameters, { ...options, stdio: [...streams, "ipc"] });
  running.add(child);
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => output.push(part));
  return new Promise((resolve) => {
    const done = (code) => {
      running.delete(child);
      if (told) process.exit(code);
      resolve({ code, output: Buffer.concat(output).toString() });
    };
    child.once("error", (error) => {
      output.push(Buffer.from(error.message));
      done(1);
    });
    child.once("close", (code, signal) => done(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

function stop(signal) {
  if (!told) for (const child of running) child.kill(signal);
  told = true;
}

/** npm that is killed outright tells nobody. */
function watchParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, 1000).unref();
}
