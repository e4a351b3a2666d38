import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/grants.ts";
import { type makeGrant, makingGrant } from "../../contract/grants.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { SecretDialog } from "../ui/dialogs/secret-dialog.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { useMakeGrant } from "./grant-queries.ts";

type Props = {
  /** The name of the list. */
  name: string;
  /** The list's address with its filters. */
  of: string;
  onClose: () => void;
};

/** Makes a feed of a list, then shows its addresses. */
export function FeedDialog({ name, of, onClose }: Props) {
  const making = useMakeGrant();
  const [isFormOpen, setFormOpen] = useState(true);
  const form = useForm({ resolver: zodResolver(makingGrant), defaultValues: { kind: "feed" as const, name, of } });
  const made = useRef<OutputOf<typeof makeGrant>["addresses"]>(undefined);

  if (!isFormOpen && made.current) {
    const addresses = made.current;
    const kinds = Object.keys(addresses) as (keyof typeof addresses)[];
    return (
      <SecretDialog
        about={messages.feedShownOnce}
        onClose={onClose}
        texts={kinds.map((kind) => ({ label: messages.addresses[kind], value: addresses[kind] ?? "" }))}
        title={messages.yourFeed}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      onClose={() => (made.current ? setFormOpen(false) : onClose())}
      save={async (grant) => {
        made.current = (await making.mutateAsync(grant)).addresses;
      }}
      submitLabel={messages.makeFeed}
      title={messages.feed}
      whileSending={messages.making}
    >
      <p>{messages.feedAbout}</p>
      <TextField
        error={form.formState.errors.name}
        field={form.register("name")}
        hint={messages.feedNameHint}
        label={messages.name}
      />
    </FormDialog>
  );
}
