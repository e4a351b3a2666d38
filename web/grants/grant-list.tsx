import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as messages from "#messages/grants.ts";
import { SecretDialog } from "../ui/dialogs/secret-dialog.tsx";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { GrantCard } from "./grant-card.tsx";
import { grantsQuery } from "./grant-queries.ts";
import { TokenDialog } from "./token-dialog.tsx";

export function GrantList() {
  const { data: grants, error, refetch } = useQuery(grantsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  return (
    <SettingsSection about={messages.about} headingRef={heading} title={messages.title}>
      {!grants && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
      {!grants && !error && (
        <Loading>
          <div className="bone h-16 w-2/3" />
        </Loading>
      )}
      {grants?.length === 0 && <p className="quiet">{messages.none}</p>}
      {grants && grants.length > 0 && (
        <ul className="-my-4 divide-y divide-base-300">
          {grants.map((grant) => (
            <li className="py-4" key={grant.id}>
              <GrantCard grant={grant} onGone={() => heading.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
      <button className="btn btn-quiet mt-6" onClick={() => setMaking(true)} type="button">
        {messages.newToken}
      </button>
      {isMaking && <TokenDialog onClose={() => setMaking(false)} onMade={setMade} />}
      {!isMaking && made && (
        <SecretDialog
          about={messages.shownOnce}
          onClose={() => setMade(undefined)}
          texts={[{ label: messages.token, value: made }]}
          title={messages.yourToken}
        />
      )}
    </SettingsSection>
  );
}
