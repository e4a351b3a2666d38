import { spawn } from "node:child_process";

const running = new Set();
let told = false;

// Ctrl-C in a terminal reaches child and parent, and npm sends a signal again: only the first is passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
watchParent();

/**
 * Runs a program to its end, passing on signals. If this process is killed, the child notices by the closed IPC channel.
 * @returns {Promise<{ code: number, output: string }>} `output` only with `options.quiet`
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

/** If npm is killed by SIGKILL it passes on no signal, so this process watches for a new parent. */
function watchParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, 1000).unref();
}
