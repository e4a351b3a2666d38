import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import * as messages from "#messages/evidence.ts";
import { type NewRepository, proofFile, type Repository, repositoriesMax } from "../../contract/evidence.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { CopyField } from "../ui/forms/copy-field.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { repositoriesQuery, useSaveRepositories } from "./evidence-queries.ts";
import { RepositoryLine } from "./repository-line.tsx";

const Dialog = lazyComponent(() => import("./repository-dialog.tsx").then(({ RepositoryDialog }) => RepositoryDialog));

const about = "repositories";
const sent = ({ address, skills }: Repository): NewRepository => ({ address, skills });

/** The reader's repositories, and whether they are proven to be theirs. */
export function RepositoryList() {
  const { data: repositories, error, refetch } = useQuery(repositoriesQuery);
  const [editing, edit] = useState<Repository | "new">();
  const saving = useSaveRepositories();
  const add = useRef<HTMLButtonElement>(null);
  const all = repositories ?? [];
  const unproven = all.find(({ proven }) => !proven);

  const without = (one: Repository) => all.filter((other) => other !== one).map(sent);
  function remove(one: Repository) {
    saving.mutate(without(one), {
      onSuccess: () => {
        notify.success(messages.saved, about);
        add.current?.focus();
      },
      onError: (failure) => notify.failure(failure, about),
    });
  }
  function look(one: Repository) {
    saving.mutate(all.map(sent), {
      onSuccess: (saved) => {
        const isProven = saved.repositories.some(({ address, proven }) => address === one.address && proven);
        if (isProven) notify.success(messages.looked.proven, about);
        else notify.warning(messages.looked.unproven);
      },
      onError: (failure) => notify.failure(failure, about),
    });
  }

  return (
    <section aria-labelledby="repositories-title" className="mt-12 border-base-300 border-t pt-7" id="repositories">
      <h2 className="font-semibold text-xl" id="repositories-title">
        {messages.repositories}
      </h2>
      <p className="quiet mt-1 text-sm">{messages.aboutRepositories}</p>
      {!repositories && error && (
        <Failure error={error} retry={() => void refetch()} title={messages.repositoriesFailed} />
      )}
      {!repositories && !error && (
        <Loading>
          <div className="bone mt-4 h-16" />
        </Loading>
      )}
      {repositories?.length === 0 && <p className="mt-4">{messages.noRepositories}</p>}
      <ul aria-busy={saving.isPending} className="mt-3 divide-y divide-base-300 empty:hidden">
        {all.map((one) => (
          <RepositoryLine
            isBusy={saving.isPending}
            key={one.address}
            onEdit={() => edit(one)}
            onLook={() => look(one)}
            onRemove={() => remove(one)}
            repository={one}
          />
        ))}
      </ul>
      {unproven && (
        <div className="sheet mt-4 grid gap-4 p-4">
          <p className="text-sm">{messages.howToProve(proofFile)}</p>
          <CopyField label={messages.code} value={unproven.code} />
        </div>
      )}
      {repositories && all.length < repositoriesMax && (
        <button
          aria-haspopup="dialog"
          className="btn btn-quiet mt-4"
          onClick={() => edit("new")}
          ref={add}
          type="button"
        >
          {messages.add}
        </button>
      )}
      {editing && (
        <Suspense>
          <Dialog
            onClose={() => edit(undefined)}
            others={editing === "new" ? all.map(sent) : without(editing)}
            repository={editing === "new" ? undefined : editing}
          />
        </Suspense>
      )}
    </section>
  );
}
