import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { list } from "#messages/formats.ts";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/people.ts";
import { openings } from "#messages/profiles.ts";
import type { User } from "../../contract/people/users.ts";
import { levelName } from "../languages/language-level.ts";
import { DateTime } from "../ui/shell/date-time.tsx";

/** Where a member is, what they speak, where else they are found, and what they may be asked for. */
export function IdentityFacts({ user }: { user: User }) {
  const { location, languages, links, openTo, email, createdAt } = user;
  return (
    <dl className="identity-facts">
      {openTo.length > 0 && <Fact term={messages.openTo}>{list(openTo.map((opening) => openings[opening]))}</Fact>}
      {location && (
        <Fact term={messages.location}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact term={messages.languages}>
          {list(languages.map(({ code, level }) => facts.spokenAt(facts.language(code), levelName(level))))}
        </Fact>
      )}
      {links.length > 0 && (
        <Fact term={messages.links}>
          <Links links={links} />
        </Fact>
      )}
      {email && (
        <Fact term={messages.email}>
          <a className="text-link inline-flex min-h-11 items-center wrap-anywhere lg:min-h-8" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
      )}
      <Fact term={messages.memberSince}>
        <DateTime value={createdAt} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sites = { github: "GitHub", gitlab: "GitLab", linkedin: "LinkedIn" };

function Links({ links }: Pick<User, "links">) {
  return (
    <ul>
      {links.map(({ url, kind }) => (
        <li key={url}>
          <a className="tall text-link wrap-anywhere" href={url} rel="nofollow ugc noopener noreferrer" target="_blank">
            <span>
              {kind === "website" ? shortly(url) : `${sites[kind]}: ${lastPart(url)}`}
              <ArrowUpRight aria-hidden className="ms-1 inline size-4" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const shortly = (url: string) => url.replace(/^https:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** On a known site the name there says enough. */
const lastPart = (url: string) => shortly(url).split("/").at(-1);
