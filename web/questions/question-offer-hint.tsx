import { choice } from "#messages/formats.ts";
import * as messages from "#messages/questions.ts";
import type { WholeQuestion } from "../../contract/questions/questions.ts";
import { useUser } from "../api/session.ts";

/** In days; an older question is not offered to anyone. */
const offeredWithin = 7;

/** For the author of an unanswered question: to how many members the board has offered it. */
export function QuestionOfferHint({ question }: { question: WholeQuestion }) {
  const user = useUser();
  const { ownerId, state, Skills, offered, createdAt } = question;
  if (ownerId !== user?.id || state !== "unanswered" || Skills.length === 0) return null;
  const skills = choice(Skills.map(({ name }) => name));
  const isOld = Date.now() - Date.parse(createdAt) > offeredWithin * 24 * 3600 * 1000;
  if (offered === 0 && isOld) return null;
  return (
    <p className="quiet mt-3">{offered === 0 ? messages.willBeOffered(skills) : messages.offered(offered, skills)}</p>
  );
}
