import type { User } from "../../contract/people/users.ts";
import { House } from "../ui/lists/house.tsx";
import { Caption } from "../ui/lists/lights.tsx";
import { BoardHouse } from "./board-house.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { OwnHouse } from "./own-house.tsx";
import { needsSteps } from "./steps.ts";

/** Beside the greeting: unread news, a new member's first steps, or the board's recent activity. */
export function HeroWindows({ profile, isQuiet }: { profile?: User; isQuiet: boolean }) {
  if (!isQuiet) return <OwnHouse />;
  return profile && needsSteps(profile) ? <FirstSteps profile={profile} /> : <BoardHouse />;
}

export const DarkHouse = () => (
  <House rows={5}>
    <Caption />
  </House>
);
