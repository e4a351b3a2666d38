import { expect, test } from "vitest";
import { askForProof, onProofNeeded } from "../../../web/api/proof.ts";

test("U65 a call that needs a proof waits for the dialog, which may still be loading", async () => {
  const calls = [askForProof(), askForProof()];
  let asked = 0;
  const end = onProofNeeded(async () => {
    asked += 1;
    return true;
  });
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(asked).toBe(1);
  end();
  const later = askForProof();
  onProofNeeded(() => Promise.resolve(false));
  expect(await later).toBe(false);
});
