import { Loading } from "../ui/shell/loading.tsx";

export function WelcomeSkeleton() {
  return (
    <Loading>
      <div className="mt-3 grid gap-5">
        <div className="bone h-6 w-1/2" />
        <div className="bone mt-4 h-7 w-1/2" />
        <div className="bone h-40" />
      </div>
    </Loading>
  );
}
