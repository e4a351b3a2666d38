import * as messages from "#messages/notification-settings.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import { type KindGroup, KindRow, kindGroups } from "./kind-row.tsx";

/** The notification kinds and their channels. */
export function KindTable({ kinds }: { kinds: NotificationSettings["kinds"] }) {
  return (
    <table className="kinds">
      <thead>
        <tr>
          <th scope="col">{messages.what}</th>
          {Object.entries(messages.ways).map(([way, name]) => (
            <th key={way} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {(Object.keys(kindGroups) as KindGroup[]).map((group) => (
        <tbody key={group}>
          <tr>
            <th className="pt-6 pb-1 text-left font-semibold" colSpan={4} scope="rowgroup">
              {messages.groups[group]}
            </th>
          </tr>
          {kindGroups[group].map((kind) => (
            <KindRow key={kind} kind={kind} setting={kinds[kind]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
