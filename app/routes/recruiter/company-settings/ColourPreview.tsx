import { useContext } from "react";
import { CompanyColour } from "~/components/CompanyColour";
import { GROUNDS, standingOut } from "~/lib/colour";
import { DocumentContext } from "~/page";

export function ColourPreview({ colour }: { colour: string }) {
  const { nonce } = useContext(DocumentContext);
  const changed = Object.values(GROUNDS).filter((ground) => standingOut(colour, ground) !== colour);
  return (
    <div className="stack-tight">
      <CompanyColour colour={colour} nonce={nonce} />
      <span className="btn apply" aria-hidden="true">
        Apply for this job
      </span>
      {changed.length > 0 && (
        <p className="small muted">
          The button is a little {changed.includes(GROUNDS.light) ? "darker" : "lighter"} than your colour, so
          that everybody can see it{changed.length === 2 ? ", by day and by night" : ""}.
        </p>
      )}
    </div>
  );
}
