import { GroupTitle, OptionParts } from "./palette-option.tsx";
import type { OptionGroup } from "./palette-options.ts";

/** The previous results, inert, until the new ones arrive. */
export const HitsStale = ({ groups }: { groups: OptionGroup[] }) => (
  <div className="min-h-0 overflow-hidden px-2 opacity-50" inert>
    {groups.map((group) => (
      <div key={group.key}>
        <GroupTitle group={group} />
        {group.options.map((option) => (
          <div className="palette-option" key={option.key}>
            <OptionParts option={option} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
