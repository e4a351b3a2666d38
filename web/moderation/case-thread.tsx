import { Link } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { Byline, CaseSection } from "./case-section.tsx";

/** A comment's post and the comments around it. */
export function CaseThread({ found: { thread, recordId } }: { found: WholeCase }) {
  if (!thread) return null;
  const { title, path, comments } = thread;
  return (
    <CaseSection title={messages.whereItStands}>
      <Link className="thumb text-link" dir="auto" to={path}>
        {title}
      </Link>
      {comments.some(({ id }) => id !== recordId) && (
        <ol className="mt-3 grid gap-5">
          {comments.map(({ id, User, text, createdAt }) => {
            const isReported = id === recordId;
            return (
              <li
                aria-current={isReported || undefined}
                className={`border-s-2 ps-4 wrap-anywhere ${isReported ? "border-base-content" : "border-base-300"}`}
                key={id}
              >
                <TextLanguage>{text}</TextLanguage>
                <Byline at={createdAt} person={User}>
                  {isReported && <span className="fact">{messages.isThisOne}</span>}
                </Byline>
              </li>
            );
          })}
        </ol>
      )}
    </CaseSection>
  );
}
