import { Loading } from "../shell/loading.tsx";

/** The skeleton of a filter panel. */
export function FilterSkeleton({ groups }: { groups: number }) {
  return (
    <Loading>
      <div className="grid divide-y divide-base-300">
        {Array.from({ length: groups }, (_, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div className="grid gap-4 py-5" key={group}>
            <div className="bone h-5 w-1/3" />
            {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
              <div className={`bone h-4 ${width}`} key={width} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
