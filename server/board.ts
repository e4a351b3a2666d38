import { runCommand, tellFailure } from "./cli/board-command.ts";

// A closed pipe, as behind `head`, must not end a command halfway.
process.stderr.on("error", () => {});
let isTold = false;
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "EPIPE" || isTold) return;
  isTold = true;
  // Without a suggestion to repeat the command: it has done its work.
  console.error(`The command's output could not be written: ${message}`);
  process.exitCode = 1;
});

// Failures beside the command's own work, such as an output stream that was closed.
process.on("uncaughtException", (error: Error) => {
  tellFailure(error);
  process.exit();
});

process.channel?.unref();
await runCommand(process.argv.slice(2));
