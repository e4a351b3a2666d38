import { Loading, viewportHeight } from "../ui/shell/loading.tsx";

export function ProfileSkeleton() {
  return (
    <Loading className={viewportHeight}>
      <div className="profile">
        <div className="bone face-huge rounded-full" />
        <div className="space-y-3">
          <div className="bone h-9 w-2/3 max-w-md" />
          <div className="bone h-6 w-full max-w-lg" />
          <div className="bone h-4 w-1/2 max-w-xs" />
        </div>
        <div className="profile-rail">
          <div className="bone h-10" />
          {["w-1/2", "w-2/3", "w-1/2"].map((width, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <div className={`bone h-5 ${width}`} key={fact} />
          ))}
        </div>
        <div className="record-rest">
          <div className="bone h-36" />
          <div className="bone h-16" />
        </div>
      </div>
    </Loading>
  );
}
