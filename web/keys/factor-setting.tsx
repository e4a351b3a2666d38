import { useState } from "react";
import * as messages from "#messages/sign-in.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { fewRecoveryCodes, type listKeys, removeTotp, renewRecoveryCodes } from "../../contract/keys/keys.ts";
import { call } from "../api/api.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { site } from "../ui/shell/site.ts";
import { useStaleKeys } from "./key-queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpForm } from "./totp-form.tsx";

type Keys = OutputOf<typeof listKeys>;

/** The authenticator app and its recovery codes. */
export function FactorSetting({ keys: { totp, recoveryCodes } }: { keys: Keys }) {
  const stale = useStaleKeys();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  if (site.secondFactor === "off") return null;

  function close() {
    setCodes(undefined);
    setSettingUp(false);
    void stale();
  }

  return (
    <SettingsSection about={messages.aboutFactor} title={messages.secondFactor}>
      {codes && <RecoveryCodes codes={codes} doneLabel={messages.done} onDone={close} />}
      {!codes && totp && <FactorOn createdAt={totp.createdAt} left={recoveryCodes} onCodes={setCodes} />}
      {!codes && !totp && isSettingUp && <TotpForm onDone={setCodes} />}
      {!codes && !totp && !isSettingUp && (
        <>
          <p>{messages.factorIsOff}</p>
          <button className="btn btn-quiet mt-4" onClick={() => setSettingUp(true)} type="button">
            {messages.setUp}
          </button>
        </>
      )}
    </SettingsSection>
  );
}

type OnProps = { createdAt: string; left: number; onCodes: (codes: string[]) => void };

function FactorOn({ createdAt, left, onCodes }: OnProps) {
  const stale = useStaleKeys();
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function doing(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.failure(error, "second-factor");
    } finally {
      setBusy(false);
      ask(false);
    }
  }

  const renew = () => doing(async () => onCodes((await call(renewRecoveryCodes, {})).recoveryCodes));
  const remove = () =>
    doing(async () => {
      await call(removeTotp, {});
      notify.success(messages.factorRemoved, "second-factor");
      await stale();
    });

  return (
    <>
      <p>
        <MessageSentence>{messages.factorIsOn(<DateTime brief value={createdAt} />)}</MessageSentence>
      </p>
      <p className={`mt-2 ${left <= fewRecoveryCodes ? "font-semibold" : ""}`}>{messages.codesLeft(left)}</p>
      {left <= fewRecoveryCodes && <p className="mt-1">{messages.fewCodesLeft}</p>}
      <div className="mt-6 flex flex-wrap gap-2.5">
        <button className="btn btn-quiet" disabled={isBusy} onClick={() => void renew()} type="button">
          {messages.renewCodes}
        </button>
        <button className="btn btn-quiet" disabled={isBusy} onClick={() => ask(true)} type="button">
          {messages.turnOff}
        </button>
      </div>
      <ConfirmDialog
        confirmLabel={messages.turnOff}
        isBusy={isBusy}
        isDangerous
        isOpen={isAsked}
        onCancel={() => ask(false)}
        onConfirm={() => void remove()}
        title={messages.turnOffTitle}
      >
        <p>{messages.aboutTurningOff}</p>
      </ConfirmDialog>
    </>
  );
}
