import { Link } from "react-router";
import { fullName } from "../../contract/names.ts";
import { paths } from "../../contract/pages.ts";
import type { UserCard as Card } from "../../contract/users.ts";
import { contactAbout } from "../contact/contact-about.ts";
import { ListCard } from "../lists/list-card.tsx";
import { onIntent } from "../lists/on-intent.ts";
import { Face } from "../people/face.tsx";
import { queryClient } from "../query-client.ts";
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
