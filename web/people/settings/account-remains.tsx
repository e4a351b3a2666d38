import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/settings.ts";
import type { Belongings } from "../../../contract/people/settings.ts";
import { PostFateField } from "./post-fate-field.tsx";

type Props = {
  /** Addressed to the member, or said about them. */
  words: typeof messages.yours;
  belongings: Belongings;
  field: UseFormRegisterReturn;
  error?: FieldError;
};

/** What remains of a deleted account. */
export function AccountRemains({ words, belongings: { companies, ...posts }, field, error }: Props) {
  return (
    <>
      {hasPosted(posts) ? (
        <PostFateField error={error} field={field} posts={messages.posts(posts)} words={words} />
      ) : (
        <p>{words.nothing}</p>
      )}
      {companies > 0 && <p className="quiet text-sm">{words.companies(companies)}</p>}
    </>
  );
}

const hasPosted = (posts: Omit<Belongings, "companies">) => Object.values(posts).some((count) => count > 0);

/** Preselects `keep` if there are no posts to choose about. */
export const defaultFate = ({ companies, ...posts }: Belongings) => (hasPosted(posts) ? undefined : "keep");
