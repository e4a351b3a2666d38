import { useEffect, useRef, useState } from "react";
import * as messages from "#messages/comments.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { VersionDifference } from "./version-difference.tsx";
import type { Version, VersionPart, VersionSource } from "./version-source.ts";

type Props = {
  version: Version;
  /** The version to compare with: the last one before it that wasn't removed. */
  before?: Version;
  isNewest: boolean;
  source: VersionSource;
  onRemoved: () => void;
};

/** A version: author, date and changes. */
export function VersionItem({ version, before, isNewest, source, onRemoved }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOurDoing = useRef(false);
  const about = `version ${version.number} of ${source.key}`;

  async function remove() {
    setBusy(true);
    try {
      await source.remove(version.number);
      isOurDoing.current = true;
      notify.success(messages.removed, about);
      onRemoved();
    } catch (error) {
      notify.failure(error, about, messages.removalFailed);
    }
    setBusy(false);
    setAsking(false);
  }

  // The remove button, to which the dialog returns the focus, disappears with the text.
  useEffect(() => {
    if (version.removed && isOurDoing.current) item.current?.focus();
  }, [version.removed]);

  return (
    <li className="outline-none" ref={item} tabIndex={-1}>
      <p className="quiet text-sm">
        <MessageSentence>
          {messages.byOnDay(<PersonLink person={version.User} />, <DateTime value={version.at} />)}
        </MessageSentence>
      </p>
      {version.removed ? (
        <p className="quiet mt-1">{messages.wasRemoved}</p>
      ) : (
        changed(source.partsOf(version), before && source.partsOf(before)).map(({ label, words, former }) => (
          <div className="mt-1" key={label ?? ""}>
            {label && <h3 className="quiet text-sm">{label}</h3>}
            <VersionDifference before={former ?? words} now={words} />
          </div>
        ))
      )}
      {source.mayRemove && !isNewest && !version.removed && (
        <button className="quiet-link thumb mt-1 text-sm" onClick={() => setAsking(true)} type="button">
          {messages.removeVersion}
        </button>
      )}
      <ConfirmDialog
        confirmLabel={messages.removal.confirm}
        isBusy={isBusy}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={messages.removal.title}
      >
        {messages.removal.what}
      </ConfirmDialog>
    </li>
  );
}

/** The parts that changed; without a version to compare with, those that aren't empty. */
function changed(parts: VersionPart[], former?: VersionPart[]): (VersionPart & { former?: string })[] {
  const compared = parts.map((part, place) => ({ ...part, former: former?.[place]?.words }));
  return compared.filter((part) => (former ? part.words !== part.former : part.words !== ""));
}
