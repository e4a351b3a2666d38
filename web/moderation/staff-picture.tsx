import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/moderation.ts";
import { pictureAt } from "../api/picture-at.ts";
import { useBlobAddress } from "../ui/forms/picture-address.ts";

type Props = { address: string; name: string };

/** A picture for staff only. It is fetched with the session's token, which an `<img>` can't send. */
export function StaffPicture({ address, name }: Props) {
  const { data: picture, isError } = useQuery({
    queryKey: ["staff picture", address],
    queryFn: ({ signal }) => pictureAt(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useBlobAddress(picture);

  if (isError) return <p className="quiet text-sm">{messages.pictureFailed}</p>;
  return <img alt={name} className="h-40 min-w-24 rounded-lg bg-base-300 object-contain" src={shown} />;
}
