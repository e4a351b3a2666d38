import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import * as messages from "#messages/members.ts";
import { theirs } from "#messages/settings.ts";
import { erasure, type Member } from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import type { PostsFate } from "../../contract/people/settings.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { erasureQuery, useMemberChanges } from "./member-queries.ts";
import { AccountRemains, defaultFate } from "./settings/account-remains.tsx";

/** Shows what an erasure deletes before it can be confirmed. */
export function ErasureDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { data: belongings, error, refetch } = useQuery(erasureQuery(member.id));
  const { erase } = useMemberChanges(member.id);
  const form = useForm<z.input<typeof erasure>>({
    resolver: zodResolver(erasure),
    values: belongings && { posts: defaultFate(belongings) as PostsFate },
  });
  const name = fullName(member);

  return (
    <FormDialog
      form={form}
      isDangerous
      isReady={Boolean(belongings)}
      onClose={onClose}
      save={async ({ posts }) => {
        await erase.mutateAsync(posts);
        notify.success(messages.erased(name));
      }}
      submitLabel={messages.eraseForGood}
      title={messages.eraseAccountOf(name)}
      whileSending={messages.erasing}
    >
      <p>{messages.whatErasureDoes}</p>
      {belongings && (
        <AccountRemains
          words={theirs}
          belongings={belongings}
          error={form.formState.errors.posts}
          field={form.register("posts")}
        />
      )}
      {!belongings && error && <Failure error={error} retry={() => void refetch()} title={messages.belongingsFailed} />}
      {!belongings && !error && (
        <Loading>
          <div className="bone h-32" />
        </Loading>
      )}
    </FormDialog>
  );
}
