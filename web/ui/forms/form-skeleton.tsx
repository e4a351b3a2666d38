import { Loading, viewportHeight } from "../shell/loading.tsx";

export function FormSkeleton() {
  return (
    <Loading className={viewportHeight}>
      <div className="grid gap-6">
        {["h-11", "h-56", "h-11", "h-11", "h-11"].map((height, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div key={field}>
            <div className="bone mb-2 h-4 w-28" />
            <div className={`bone ${height}`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
