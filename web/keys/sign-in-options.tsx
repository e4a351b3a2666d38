import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import * as messages from "#messages/sign-in.ts";
import { messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useBrowserValue } from "../ui/shell/browser-value.ts";
import type { Enter } from "./log-in-entry.ts";
import { canUsePasskeys } from "./passkey-support.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

type Props = { enter: Enter; next: string | null };

/** The ways to log in besides the password. */
export function SignInOptions({ enter, next }: Props) {
  const isInBrowser = useBrowserValue(() => true, false);
  // In the document already, so that the form doesn't move when the program comes.
  const mayUsePasskeys = useBrowserValue(canUsePasskeys, true);
  const [isAsking, setAsking] = useState(false);

  async function askForPasskey() {
    setAsking(true);
    try {
      const { logInByPasskey } = await import("./passkey-ceremony.ts");
      await logInByPasskey(enter);
    } catch (error) {
      notify.refusal(messageOf(error), "log-in");
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="mt-8 grid gap-3 empty:hidden">
      {isInBrowser && <ProviderButtons labelOf={messages.logInWith} next={next} purpose="log in" />}
      {mayUsePasskeys && (
        <button className="btn btn-quiet w-full" disabled={isAsking} onClick={() => void askForPasskey()} type="button">
          <KeyRound aria-hidden className="size-5" />
          {messages.logInWithPasskey}
        </button>
      )}
    </div>
  );
}

/** Offers passkeys in the e-mail field from the first focus on. */
export function usePasskeyOffer(enter: Enter): () => void {
  const isOffered = useRef(false);
  return () => {
    if (isOffered.current || !canUsePasskeys()) return;
    isOffered.current = true;
    void import("./passkey-ceremony.ts")
      .then(({ offerInField }) => offerInField(enter))
      .catch((error: unknown) => {
        isOffered.current = false;
        notify.refusal(messageOf(error), "log-in");
      });
  };
}
