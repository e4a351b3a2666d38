import { Suspense, useEffect, useState } from "react";
import { onProofNeeded } from "../../api/proof.ts";
import { lazyComponent } from "../../ui/shell/lazy-component.ts";

const ProofDialog = lazyComponent(() => import("./proof-dialog.tsx").then(({ ProofDialog }) => ProofDialog));

/** Opens the dialog that asks for the password whenever a call needs a proof. */
export function ProofOnDemand() {
  const [asked, wait] = useState<{ answer: (isGiven: boolean) => void }>();
  useEffect(() => onProofNeeded(() => new Promise((answer) => wait({ answer }))), []);
  // Log-out closes the dialog without an answer.
  useEffect(() => () => asked?.answer(false), [asked]);

  function close(isGiven: boolean) {
    asked?.answer(isGiven);
    wait(undefined);
  }

  return <Suspense>{asked && <ProofDialog onClose={close} />}</Suspense>;
}
