import { Link } from "react-router";
import * as messages from "#messages/search.ts";
import { DarkHouse } from "../ui/shell/dark-house.tsx";
import { addressOf } from "./use-search-location.ts";

/** Not translated. */
const examples = ["react berlin", "skill:JavaScript is:open", "is:unanswered css", "is:remote -senior"];

export const NothingTyped = () => (
  <div className="mt-6">
    <DarkHouse>
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
    </DarkHouse>
  </div>
);
