import * as messages from "#messages/profile-form.ts";
import { openings as names } from "#messages/profiles.ts";
import { openings } from "../../contract/people/profiles.ts";
import { ProfileHiddenFrom } from "./profile-hidden-from.tsx";
import type { UserFormState } from "./user-form-values.ts";

/** What the member is open to; for "work" also the companies that this is hidden from. */
export function OpenToFields({ form }: { form: UserFormState }) {
  const isForWork = form.watch("openTo").includes("work");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2">{messages.openTo}</legend>
      {openings.map((opening) => (
        <div key={opening}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input className="checkbox" type="checkbox" value={opening} {...form.register("openTo")} />
            {names[opening]}
          </label>
          {opening === "work" && isForWork && <ProfileHiddenFrom form={form} />}
        </div>
      ))}
    </fieldset>
  );
}
