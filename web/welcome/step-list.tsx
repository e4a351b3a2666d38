import { Check } from "lucide-react";
import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { stepsOf } from "./steps.ts";

/** The first steps as large windows: each leads to its field of the profile form, and is lit when it is done. */
export function StepList({ profile }: { profile: User }) {
  return (
    <ul aria-label={messages.firstSteps} className="steps">
      {stepsOf(profile).map(({ title, why, place, isDone }) => (
        <li key={place}>
          <Link
            className={`step ${isDone ? "shining" : ""}`}
            prefetch="intent"
            to={`${paths.editUser(profile.id)}#${place}`}
          >
            <span className="font-display font-semibold text-xl leading-tight">{title}</span>
            <span className="text-sm leading-snug">
              {isDone && <Check aria-hidden className="mr-1 inline size-4" />}
              {isDone ? messages.stepDone : why}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
