import { Link } from "react-router";
import * as messages from "#messages/search.ts";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { addressOf } from "./search-location.ts";

/** Not translated. */
const examples = ["react berlin", "skill:JavaScript is:open", "is:unanswered css", "is:remote -senior"];

export const SearchStart = () => (
  <div className="mt-6">
    <EmptyState>
      <p>{messages.whatIsSearched}</p>
      <div>
        <p className="quiet text-sm">{messages.examples}</p>
        <ul className="mt-1 flex flex-wrap justify-center gap-2">
          {examples.map((q) => (
            <li key={q}>
              <Link className="skill" to={addressOf({ q })}>
                {q}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </EmptyState>
  </div>
);
