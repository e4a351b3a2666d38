import { Loading } from "./loading.tsx";

export function RowSkeleton({ className }: { className?: string }) {
  return (
    <Loading className={className}>
      <div className="grid gap-5">
        {["a", "b", "c"].map((row) => (
          <div className="space-y-2" key={row}>
            <div className="bone h-5 w-1/2" />
            <div className="bone h-4 w-2/3" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
