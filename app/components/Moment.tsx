import { asMoment } from "~/lib/words";

/** In UTC, and with a script in the reader's own zone, by its name. */
export const Moment = ({ of }: { of: Date }) => (
  <local-time>
    <time dateTime={of.toISOString()}>{asMoment(of)}</time>
  </local-time>
);
