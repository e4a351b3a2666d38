import { Loading, viewportHeight } from "./loading.tsx";

/** `isWide`: the record has a column beside it on wide screens. */
export function RecordSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <Loading className={viewportHeight}>
      <div className={`mt-2 ${isWide ? "grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]" : ""}`}>
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-4">
            <div className="bone size-14" />
            <div className="flex-1 space-y-3">
              <div className="bone h-8 w-2/3 max-w-md" />
              <div className="bone h-4 w-1/2 max-w-sm" />
            </div>
          </div>
          <div className="bone my-4 h-11 w-36" />
          {["w-full", "w-11/12", "w-full", "w-2/3"].map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <div className={`bone h-4 ${width}`} key={line} />
          ))}
        </div>
        {isWide && <div className="sheet mt-24 hidden h-96 lg:block" />}
      </div>
    </Loading>
  );
}
