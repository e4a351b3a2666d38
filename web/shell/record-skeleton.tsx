import { Loading, tallAsWindow } from "./loading.tsx";

export function RecordSkeleton() {
  return (
    <Loading className={tallAsWindow}>
      <div className="mt-2 flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <div className="bone size-14" />
          <div className="flex-1 space-y-3">
            <div className="bone h-8 w-2/3 max-w-md" />
            <div className="bone h-4 w-1/2 max-w-sm" />
          </div>
        </div>
        <div className="bone mt-4 h-11 w-36" />
        {["w-full", "w-11/12", "w-full", "w-2/3"].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div className={`bone h-4 max-w-2xl ${width}`} key={line} />
        ))}
      </div>
    </Loading>
  );
}
