type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Asks the member to prove that it is them; calls at one moment share the answer. Resolves to whether they did. */
export function askForProof(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Sets who asks. Returns the function that ends that. */
export function onProofNeeded(asked: Ask) {
  ask = asked;
  return () => {
    ask = undefined;
  };
}
