import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { erasure, type Member } from "../../../contract/people/members.ts";
import { fullName } from "../../../contract/people/names.ts";
import type { PostsFate } from "../../../contract/people/settings.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Failed } from "../../ui/states/failed.tsx";
import { Loading } from "../../ui/states/loading.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { fateOf, WhatStays } from "../settings/deletion/what-stays.tsx";
import { erasureQuery, useMemberChanges } from "./member-queries.ts";

/** Shows what an erasure is about before it can be confirmed. */
export function ErasureDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { data: belongings, error, refetch } = useQuery(erasureQuery(member.id));
  const { erase } = useMemberChanges(member.id);
  const form = useForm<z.input<typeof erasure>>({
    resolver: zodResolver(erasure),
    values: belongings && { posts: fateOf(belongings) as PostsFate },
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
        notify.success(`The account of ${name} is erased.`);
      }}
      submitLabel="Erase for good"
      title={`Erase the account of ${name}`}
      whileSending="Erasing..."
    >
      <p>Their profile goes at once and for good, and every device is logged out. Nobody can bring it back.</p>
      {belongings && (
        <WhatStays belongings={belongings} error={form.formState.errors.posts} field={form.register("posts")} />
      )}
      {!belongings && error && <Failed error={error} retry={() => void refetch()} what="What belongs to the account" />}
      {!belongings && !error && (
        <Loading>
          <div className="bone h-32" />
        </Loading>
      )}
    </FormDialog>
  );
}
