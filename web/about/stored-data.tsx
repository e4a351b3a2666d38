import * as messages from "#messages/stored-data.ts";

/** A list instead of a table, so that it also fits on a phone. */
export function StoredData() {
  return (
    <ul className="grid list-none gap-5 ps-0">
      {messages.stored.map(({ what, why, basis, until }) => (
        <li key={what}>
          <strong>{what}</strong> {why}
          <dl className="quiet mt-1 text-base">
            <div>
              <dt className="inline">{messages.basis}</dt>
              <dd className="inline">{basis}</dd>
            </div>
            <div>
              <dt className="inline">{messages.kept}</dt>
              <dd className="inline">{until}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
