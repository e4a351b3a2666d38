import { Suspense, useState } from "react";
import * as messages from "#messages/cohorts.ts";
import type { Cohort } from "../../contract/cohorts.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { CohortDialog } from "./cohort-dialog.tsx";
import { useDeleteCohort } from "./cohort-staff-queries.ts";

const RosterDialog = lazyComponent(() => import("./roster-dialog.tsx").then(({ RosterDialog }) => RosterDialog));

export function CohortActions({ cohort }: { cohort: Cohort }) {
  const [asked, ask] = useState<"edit" | "roster" | "removal" | null>(null);
  const remove = useDeleteCohort(cohort.id);
  const about = `cohort ${cohort.id}`;
  const close = () => ask(null);

  async function removeIt() {
    try {
      await remove.mutateAsync();
      notify.success(messages.removal.done, about);
    } catch (error) {
      notify.failure(error, about);
    }
    close();
  }

  const { name } = cohort;
  return (
    <>
      <Action label={messages.edit} name={messages.editThis(name)} onPress={() => ask("edit")} />
      <Action label={messages.addAddresses} name={messages.addAddressesTo(name)} onPress={() => ask("roster")} />
      {cohort.memberCount === 0 && (
        <Action label={messages.removeCohort} name={messages.removeThis(name)} onPress={() => ask("removal")} />
      )}
      {asked === "edit" && <CohortDialog cohort={cohort} onClose={close} />}
      {asked === "roster" && (
        <Suspense>
          <RosterDialog cohort={cohort} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        confirmLabel={messages.removeCohort}
        isBusy={remove.isPending}
        isDangerous
        isOpen={asked === "removal"}
        onCancel={close}
        onConfirm={() => void removeIt()}
        title={messages.removal.title}
      >
        <p>{name}</p>
        <p className="quiet mt-2">{messages.removal.question}</p>
      </ConfirmDialog>
    </>
  );
}

type ActionProps = { label: string; name: string; onPress: () => void };

function Action({ label, name, onPress }: ActionProps) {
  return (
    <button aria-label={name} className="btn btn-quiet btn-sm" onClick={onPress} type="button">
      {label}
    </button>
  );
}
