import * as messages from "#messages/notification-settings.ts";
import {
  type KindSetting,
  type NotificationKind,
  type Rhythm,
  rhythmsOf,
} from "../../contract/notifications/notification-kinds.ts";
import { useOptimisticValue } from "../ui/forms/optimistic-value.ts";
import { SavedSign } from "./saved-sign.tsx";
import { useSettingsChange } from "./setting-queries.ts";

/** The kinds that can be set, in the page's order. */
export const kindGroups = {
  written: ["mention", "reply", "contact", "team"],
  fitting: ["job", "seat", "question", "search"],
  watched: ["watched", "joined"],
  own: ["answer", "comment", "accepted", "ending", "decision", "checkin"],
} as const satisfies Record<string, readonly NotificationKind[]>;

type ShownKind = (typeof kindGroups)[keyof typeof kindGroups][number];
export type KindGroup = keyof typeof kindGroups;

type Props = { kind: ShownKind; setting: Omit<KindSetting, "mail"> & { mail?: Rhythm } };

export function KindRow({ kind, setting }: Props) {
  const change = useSettingsChange();
  const name = messages.kinds[kind];
  const isFixed = kind === "decision";
  /** The question where a member works is asked only by mail. */
  const isShownOnBoard = kind !== "checkin";
  const set = (next: Partial<KindSetting>) => change.mutate({ kinds: { [kind]: next } });
  const labelOf = (way: keyof typeof messages.ways) => messages.wayOf(messages.ways[way], name);

  return (
    <tr>
      <th className="font-normal" scope="row">
        {name} <SavedSign change={change} />
      </th>
      <td>
        {isShownOnBoard && (
          <Box
            isFixed={isFixed}
            isOn={setting.board}
            label={labelOf("board")}
            set={(board) => set({ board })}
            way="board"
          />
        )}
      </td>
      <td>
        {kind === "search" || isFixed ? (
          <span className="quiet text-sm">{isFixed ? messages.rhythms.now : messages.eachItsOwn}</span>
        ) : (
          <select
            aria-label={labelOf("mail")}
            className="select select-sm"
            onChange={({ target }) => set({ mail: target.value as Rhythm })}
            value={setting.mail}
          >
            {rhythmsOf(kind).map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {messages.rhythms[rhythm]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        {isShownOnBoard && (
          <Box isFixed={isFixed} isOn={setting.push} label={labelOf("push")} set={(push) => set({ push })} way="push" />
        )}
      </td>
    </tr>
  );
}

type BoxProps = {
  way: keyof typeof messages.ways;
  label: string;
  isOn: boolean;
  isFixed: boolean;
  set: (isOn: boolean) => void;
};

/** A checkbox; on phones, where the table has no column headings, labelled with its channel. */
function Box({ way, label, isOn, isFixed, set }: BoxProps) {
  const [isChecked, check] = useOptimisticValue(isOn);

  function press() {
    check(!isChecked);
    set(!isChecked);
  }

  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        aria-label={label}
        checked={isChecked}
        className="checkbox"
        disabled={isFixed}
        onChange={press}
        type="checkbox"
      />
      <span aria-hidden className="sm:hidden">
        {messages.ways[way]}
      </span>
    </label>
  );
}
