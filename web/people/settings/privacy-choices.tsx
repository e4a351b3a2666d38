import { type SelectHTMLAttributes, useId } from "react";
import * as messages from "#messages/settings.ts";
import { type ChangedPrivacy, type Privacy, requestsFrom } from "../../../contract/people/privacy.ts";
import { privateFields, visibilities } from "../../../contract/people/profiles.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { Field } from "../../ui/forms/text-field.tsx";
import { useChangePrivacy } from "../privacy-queries.ts";

/** Each choice is saved at once. */
export function PrivacyChoices({ privacy }: { privacy: Privacy }) {
  const change = useChangePrivacy();
  const id = useId();

  async function save(changed: ChangedPrivacy) {
    try {
      await change.mutateAsync(changed);
      notify.success(messages.privacySaved, "privacy");
    } catch (error) {
      notify.failure(error, "privacy");
    }
  }

  return (
    <>
      <SettingsSection about={messages.aboutWhoSees} title={messages.whoSeesWhat}>
        <div className="grid gap-5">
          {privateFields.map((field) => (
            <Field key={field} label={messages.whoSees[field]}>
              {(wiring) => (
                <Choices
                  choices={visibilities}
                  choose={(chosen) => void save({ visibility: { [field]: chosen } })}
                  names={messages.visibilities}
                  value={privacy.visibility[field]}
                  {...wiring}
                />
              )}
            </Field>
          ))}
        </div>
      </SettingsSection>
      <div className="grid gap-x-10 gap-y-4 py-9 md:grid-cols-[13rem_minmax(0,1fr)]">
        <div>
          <h2 className="font-semibold text-xl" id={id}>
            {messages.whoMayWrite}
          </h2>
          <p className="quiet mt-1 text-pretty text-sm">{messages.aboutWhoMayWrite}</p>
        </div>
        <Choices
          aria-labelledby={id}
          choices={requestsFrom}
          choose={(chosen) => void save({ requestsFrom: chosen })}
          names={messages.requestsFrom}
          value={privacy.requestsFrom}
        />
      </div>
    </>
  );
}

type ChoicesProps<Value extends string> = {
  choices: readonly Value[];
  names: Record<Value, string>;
  value: Value;
  choose: (value: Value) => void;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, "id" | "aria-labelledby" | "aria-describedby" | "aria-invalid">;

function Choices<Value extends string>({ choices, names, value, choose, ...wiring }: ChoicesProps<Value>) {
  return (
    <select
      className="field-select select"
      onChange={({ target }) => choose(target.value as Value)}
      value={value}
      {...wiring}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </select>
  );
}
