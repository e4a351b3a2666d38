import { House } from "../ui/panes/house.tsx";
import { Caption } from "../ui/panes/lights.tsx";
import { Loading, tallAsWindow } from "../ui/states/loading.tsx";

export function WelcomeSkeleton() {
  return (
    <Loading className={tallAsWindow}>
      <div className="page-width welcome-hero">
        <div className="grid content-start gap-5">
          <div className="bone h-10 w-2/3" />
          <div className="bone h-6 w-1/2" />
          <div className="bone mt-4 h-7 w-1/2" />
          <div className="bone h-40" />
        </div>
        <House rows={5}>
          <Caption />
        </House>
      </div>
    </Loading>
  );
}
