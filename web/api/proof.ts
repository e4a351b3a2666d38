type Ask = () => Promise<boolean>;

let asker = Promise.withResolvers<Ask>();
let asking: Promise<boolean> | undefined;

/**
 * Asks the member to prove that it is them; calls at one moment share the answer. Waits for the part of the page that asks, which
 * may still be loading. Resolves to whether they did.
 */
export function askForProof(): Promise<boolean> {
  asking ??= asker.promise
    .then((ask) => ask())
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Sets who asks. Returns the function that ends that. */
export function onProofNeeded(ask: Ask) {
  asker.resolve(ask);
  return () => {
    asker = Promise.withResolvers();
  };
}
