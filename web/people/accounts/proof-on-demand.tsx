import { Suspense, useEffect, useState } from "react";
import { onProofNeeded } from "../../api/proof.ts";
import { latePart } from "../../ui/shell/late-part.ts";

const ProofDialog = latePart(() => import("./proof-dialog.tsx").then(({ ProofDialog }) => ProofDialog));

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
