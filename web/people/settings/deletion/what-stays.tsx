import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import type { Belongings } from "../../../../contract/people/settings.ts";
import { listed } from "./in-words.ts";
import { PostsChoice } from "./posts-choice.tsx";

type Props = { belongings: Belongings; field: UseFormRegisterReturn; error?: FieldError; isOwn?: boolean };

/** What an account that is deleted leaves behind. */
export function WhatStays({ belongings: { companies, ...posts }, field, error, isOwn = false }: Props) {
  const said = listed(posts);
  const [who, whose] = isOwn ? (["you", "your"] as const) : (["they", "their"] as const);
  return (
    <>
      {said ? (
        <PostsChoice error={error} field={field} said={said} whose={whose} />
      ) : (
        <p>
          {isOwn ? "You" : "They"} have posted nothing, so nothing of {whose}s stays behind.
        </p>
      )}
      {companies > 0 && (
        <p className="quiet text-sm">
          {listed({ companies })} that {who} added {companies === 1 ? "stays" : "stay"}, without {whose} name.
        </p>
      )}
    </>
  );
}

/** Who posted nothing has nothing to choose. */
export const fateOf = ({ companies, ...posts }: Belongings) => (listed(posts) ? undefined : "keep");
