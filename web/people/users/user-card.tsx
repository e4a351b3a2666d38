import { Link } from "react-router";
import { paths } from "../../../contract/pages.ts";
import { fullName } from "../../../contract/people/names.ts";
import type { UserCard as Card } from "../../../contract/people/users.ts";
import { queryClient } from "../../api/query-client.ts";
import { contactAbout } from "../../contact/contact-about.ts";
import { ListCard } from "../../ui/lists/list-card.tsx";
import { onIntent } from "../../ui/lists/on-intent.ts";
import { Face } from "../face.tsx";
import { userQuery } from "./user-queries.ts";

export function UserCard({ user }: { user: Card }) {
  const name = fullName(user);
  return (
    <ListCard picture={<Face person={user} />} subtitle={`works at ${user.Company?.name ?? "-"}`} title={name}>
      <div className="flex flex-wrap justify-end gap-2">
        <Link
          aria-label={`Request to contact ${name}`}
          className="btn btn-ghost btn-sm"
          prefetch="intent"
          to={contactAbout(user.id)}
        >
          Request to contact
        </Link>
        <Link
          aria-label={`More Details about ${name}`}
          className="btn btn-ghost btn-sm"
          prefetch="intent"
          to={paths.user(user.id)}
          {...onIntent(() => queryClient.prefetchQuery(userQuery(user.id)))}
        >
          More Details
        </Link>
      </div>
    </ListCard>
  );
}
