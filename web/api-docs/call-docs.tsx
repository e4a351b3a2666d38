import type { CallDocs, FieldDocs } from "./api-docs.ts";

const whoMayCall: Record<string, string> = {
  anyone: "anyone",
  visitor: "without a token",
  member: "members",
  staff: "moderators and admins",
  admin: "admins",
};

export function Call({ call }: { call: CallDocs }) {
  return (
    <details className="sheet" id={call.id}>
      <summary className="rounded-box p-4">
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-normal font-sans text-base tracking-normal">
          <code className="font-semibold">
            {call.method} {call.path}
          </code>
          <span className="quiet text-sm">{whoMayCall[call.access] ?? call.access}</span>
        </h3>
        <span className="quiet mt-1 block max-w-prose text-pretty text-sm">
          <WithCode text={call.summary} />
        </span>
      </summary>
      <div className="space-y-5 border-base-300 border-t p-4">
        {call.scope && (
          <p className="text-sm">
            <WithCode text={call.scope} />
          </p>
        )}
        {call.fields.length > 0 && <Fields fields={call.fields} />}
        <div>
          <h4 className="font-semibold text-sm">Answer {call.status}</h4>
          {call.output ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section aria-label="The answer's fields" className="mt-2 overflow-x-auto" tabIndex={0}>
              <pre className="text-sm leading-normal">{call.output}</pre>
            </section>
          ) : (
            <p className="quiet text-sm">No body.</p>
          )}
        </div>
      </div>
    </details>
  );
}

/** Renders text between backticks as code. */
const WithCode = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
  text.split("`").map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));

function Fields({ fields }: { fields: FieldDocs[] }) {
  return (
    <table className="w-full text-start text-sm">
      <caption className="mb-2 text-start font-semibold">Sent</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Where</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, place, type, isRequired }) => (
          <tr className="border-base-300 border-t align-top" key={name}>
            <th className="whitespace-nowrap py-1.5 pr-4 text-start font-normal" scope="row">
              <code>{name}</code>
            </th>
            <td className="quiet whitespace-nowrap py-1.5 pr-4">{place}</td>
            <td className="py-1.5">
              <span className="whitespace-pre-wrap">{type}</span>
              {!isRequired && <span className="quiet">, optional</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
