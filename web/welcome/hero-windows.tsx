import type { User } from "../../contract/people/users.ts";
import { House } from "../ui/lists/house.tsx";
import { Caption } from "../ui/lists/house-lights.tsx";
import { BoardHouse } from "./board-house.tsx";
import { NewsHouse } from "./news-house.tsx";
import { StepList } from "./step-list.tsx";
import { needsSteps } from "./steps.ts";

/** Beside the greeting: unread news, a new member's first steps, or the board's recent activity. */
export function HeroWindows({ profile, isQuiet }: { profile?: User; isQuiet: boolean }) {
  if (!isQuiet) return <NewsHouse />;
  return profile && needsSteps(profile) ? <StepList profile={profile} /> : <BoardHouse />;
}

export const DarkHouse = () => (
  <House rows={5}>
    <Caption />
  </House>
);
