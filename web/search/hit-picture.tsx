import type { Hit } from "../../contract/search/search.ts";
import { firstLetter, hueOf } from "../ui/markdown/face.tsx";
import { Picture } from "../ui/markdown/picture.tsx";

/** Round for people, square for all else; initials if there is no picture. Decorative: the title stands beside it. */
export function HitPicture({ hit: { kind, id, title, image } }: { hit: Hit }) {
  const isFace = kind === "users" || kind === "projects" || kind === "questions";
  return (
    <span aria-hidden="true" className={`${isFace ? "face" : "square"} size-9 text-sm`} style={hueOf(id)}>
      <Picture
        fallback={isFace ? "/profile.png" : "/logo.png"}
        letters={firstLetter(title).toLocaleUpperCase()}
        src={image}
      />
    </span>
  );
}
