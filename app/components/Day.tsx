import { asDay } from "~/lib/words";

export const Day = ({ of }: { of: Date }) => <time dateTime={of.toISOString()}>{asDay(of)}</time>;
