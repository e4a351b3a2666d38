import type { LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

type Props = {
  icon: LucideIcon;
  label: string;
  load: () => Promise<unknown>;
  dialog: (onClose: () => void) => ReactNode;
};

/** A button beside a list that opens a lazy dialog. `load` fetches its code when the button is approached. */
export function ListDialogButton({ icon: Icon, label, load, dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  const loadEarly = () => void load().catch(() => undefined);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn btn-ghost btn-sm thumb max-lg:px-3"
        onClick={() => setOpen(true)}
        onFocus={loadEarly}
        onPointerEnter={loadEarly}
        type="button"
      >
        <Icon aria-hidden className="size-4" />
        <span className="max-lg:sr-only">{label}</span>
      </button>
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
