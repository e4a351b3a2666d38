import { languageOf } from "../../../contract/languages/text-language.ts";
import { fullName } from "../../../contract/people/names.ts";
import type { Person } from "../../../contract/people/people.ts";
import { PageLink } from "../shell/page-link.tsx";
import { Face } from "./face.tsx";

type Props = { people: (Person & { headline?: string | null })[]; label?: string };

/** Members with face and name, in two columns if there is room. */
export function People({ people, label }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-10">
      {people.map((person) => (
        <li className="min-w-0" key={person.id}>
          <PageLink className="flex min-h-12 items-center gap-3 hover:underline" id={person.id} page="user">
            <Face person={person} size="small" />
            <span className="min-w-0 py-1" dir="auto">
              {fullName(person)}
              {person.headline && (
                <span className="quiet block text-sm" lang={languageOf(person.headline)}>
                  {person.headline}
                </span>
              )}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
