import { Link } from "react-router";
import * as messages from "#messages/wanted-skills.ts";
import { pages } from "../../contract/pages.ts";

const views = [
  { label: messages.all, to: pages.skills, isWanted: false },
  { label: messages.wanted, to: `${pages.skills}?view=wanted`, isWanted: true },
];

/** The two views of /skills. */
export function SkillViews({ isWanted }: { isWanted: boolean }) {
  return (
    <nav aria-label={messages.view}>
      <ul className="-mx-2.5 flex gap-1">
        {views.map((view) => (
          <li key={view.to}>
            <Link
              aria-current={view.isWanted === isWanted ? "page" : undefined}
              className="nav-item min-h-11"
              prefetch="intent"
              to={view.to}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
