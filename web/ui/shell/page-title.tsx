import { boardName } from "./site.ts";

export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} · ${boardName}` : boardName}</title>;
}
