type Ask = () => Promise<boolean>;

let asker = Promise.withResolvers<Ask>();
let asking: Promise<boolean> | undefined;

/**
 * Asks the member for a proof; concurrent calls share the answer. Waits for the dialog, which may still be loading. Resolves to
 * whether the proof was given.
 */
export function askForProof(): Promise<boolean> {
  asking ??= asker.promise
    .then((ask) => ask())
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Registers the dialog that asks for proofs. Returns a function that removes it. */
export function onProofNeeded(ask: Ask) {
  asker.resolve(ask);
  return () => {
    asker = Promise.withResolvers();
  };
}
