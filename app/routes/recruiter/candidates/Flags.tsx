import type { PointView } from "~/features/candidates/evaluation-view";
import { Quotation } from "./ScoreSheet";

/** What a recruiter should look at. The text in question was left out of the reading, in both directions. */
export function Flags({ flags }: { flags: PointView[] }) {
  return flags.map((flag) => (
    <div className="notice warn" key={flag.text}>
      <p>
        <strong>Worth a look.</strong> {flag.text} This lowers no score.
      </p>
      {flag.quotes.map((quote) => (
        <Quotation key={quote.text} quote={quote} />
      ))}
    </div>
  ));
}
