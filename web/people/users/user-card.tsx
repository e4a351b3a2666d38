import { Link } from "react-router";
import * as messages from "#messages/people.ts";
import { paths } from "../../../contract/pages.ts";
import { fullName } from "../../../contract/people/names.ts";
import type { UserCard as Card } from "../../../contract/people/users.ts";
import { queryClient } from "../../api/query-client.ts";
import { contactAbout } from "../../contact/contact-about.ts";
import { ListCard } from "../../ui/lists/list-card.tsx";
import { onIntent } from "../../ui/lists/on-intent.ts";
import { Face } from "../../ui/pictures/face.tsx";
import { userQuery } from "./user-queries.ts";

export function UserCard({ user }: { user: Card }) {
  const name = fullName(user);
  return (
    <ListCard
      picture={<Face person={user} />}
      subtitle={user.Company ? messages.worksAt(user.Company.name) : messages.worksNowhere}
      title={name}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Link
          aria-label={messages.requestContactOf(name)}
          className="btn btn-ghost btn-sm"
          prefetch="intent"
          to={contactAbout(user.id)}
        >
          {messages.requestContact}
        </Link>
        <Link
          aria-label={messages.moreDetailsAbout(name)}
          className="btn btn-ghost btn-sm"
          prefetch="intent"
          to={paths.user(user.id)}
          {...onIntent(() => queryClient.prefetchQuery(userQuery(user.id)))}
        >
          {messages.moreDetails}
        </Link>
      </div>
    </ListCard>
  );
}
