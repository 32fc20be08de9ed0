import { asDay } from "~/lib/words";

/** A day in words, for programs too. */
export const Day = ({ of }: { of: Date }) => <time dateTime={of.toISOString()}>{asDay(of)}</time>;
