import * as messages from "#messages/bring-profile.ts";
import type { Offer, Place } from "./offers.ts";

type Props = {
  places: Place[];
  isTicked: (title: string, offer: Offer) => boolean;
  tick: (title: string, offer: Offer, isOn: boolean) => void;
};

/** What was found, each with a box, beside what is there. */
export function PlaceOffers({ places, isTicked, tick }: Props) {
  return places.map(({ title, present, offers }) => (
    <fieldset className="mt-5 border-base-300 border-t pt-3" key={title}>
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-semibold">
        {title}
      </p>
      <p className="quiet line-clamp-3 whitespace-pre-line break-words text-sm" dir="auto">
        {messages.now(present)}
      </p>
      {offers.map((offer) => (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" key={offer.key}>
          <input
            checked={isTicked(title, offer)}
            className="checkbox"
            onChange={({ target }) => tick(title, offer, target.checked)}
            type="checkbox"
          />
          <span className="line-clamp-6 min-w-0 whitespace-pre-line break-words" dir="auto">
            {offer.value}
          </span>
        </label>
      ))}
    </fieldset>
  ));
}
