import { ANYWHERE, countryName } from "~/vocabulary/countries";
import type { LocationType } from "~/vocabulary/jobs";

export type Place = {
  locationType: LocationType;
  location: string;
  country: string;
  region: string;
  locality: string;
  postalCode: string;
  street: string;
  remoteFrom: string;
};

/** A place that is one name: with a comma, a figure or an "or" it would be several. */
export const singlePlace = (location: string): string =>
  /[,;/()|\d]|\s(?:or|and)\s/i.test(location) ? "" : location.slice(0, 100);

/** Countries by their codes; empty for "anywhere" and where none is said. */
export const remoteCountries = ({ remoteFrom }: Pick<Place, "remoteFrom">): string[] =>
  remoteFrom === "" || remoteFrom === ANYWHERE ? [] : remoteFrom.split(",");

/** Where the work is done, in a few words: `Coventry`, `Remote in Ireland or France`, `Remote`. */
export function townOf(place: Pick<Place, "locationType" | "location" | "locality" | "remoteFrom">): string {
  if (place.locationType !== "remote") return place.locality || place.location || "Place not given";
  const countries = remoteCountries(place);
  if (countries.length === 0) return place.remoteFrom === ANYWHERE ? "Remote, from anywhere" : "Remote";
  return countries.length > 3
    ? `Remote in ${countries.length} countries`
    : `Remote in ${either.format(countries.map(countryName))}`;
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const addressOf = (place: Place): string =>
  place.locationType === "remote"
    ? ""
    : [place.street, place.postalCode, place.region, place.country && countryName(place.country)]
        .filter(Boolean)
        .join(", ");
