// node bench/board/board.ts [--sizes 1000,100000,1000000] [--data data/bench]: fills boards of these sizes.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openSeededBoard } from "./seeded-board.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000,1000000" },
    data: { type: "string", default: "data/bench" },
  },
});

for (const jobs of values.sizes.split(",").map(Number)) {
  const board = await openSeededBoard(resolve(values.data), jobs, console.log);
  await board.close();
}
