import { askedAmong, type Draft, isUnwritten } from "~/features/questionnaires/rules";
import { counted } from "~/lib/words";

type Props = {
  live: boolean;
  draft: Draft;
  saved: boolean;
  dirty: boolean;
  found: boolean;
  elsewhere: boolean;
  again: boolean;
};

export function LiveQuestions({ live, draft, saved, dirty, found, elsewhere, again }: Props) {
  return (
    <>
      {!elsewhere && found && <FoundAgain saved={saved} again={again} />}
      {!elsewhere && !found && !saved && <StandardSet live={live} dirty={dirty} />}
      <NotAsked draft={draft} />
    </>
  );
}

const FoundAgain = ({ saved, again }: { saved: boolean; again: boolean }) => (
  <div className="notice row between">
    <p>
      <strong>Your unsaved changes are still here.</strong>{" "}
      {again && "They were kept on an earlier visit or in another tab. "}Until you save, applicants are asked{" "}
      {saved ? "what was saved before." : "the standard set."}
    </p>
    <button type="submit" name="intent" value="discard" className="btn ghost small">
      Throw them away
    </button>
  </div>
);

const StandardSet = ({ live, dirty }: { live: boolean; dirty: boolean }) =>
  dirty ? (
    <p className="notice">
      <strong>Applicants {live ? "are" : "will be"} asked the standard set</strong> until you save your own
      questions.
    </p>
  ) : (
    <p className="notice">
      <strong>{live ? "These questions are live." : "Nobody is asked these questions yet."}</strong>{" "}
      {live
        ? "They are our standard set, and everybody who applies for this job is asked them."
        : "They are our standard set, and whoever applies once this job is open will be asked them."}{" "}
      Keep them as they are, or change what does not fit and save.
    </p>
  );

function NotAsked({ draft: { questions } }: { draft: Draft }) {
  const numbers = questions.flatMap((question, index) => (isUnwritten(question) ? [index + 1] : []));
  if (numbers.length === 0) return null;
  const none = askedAmong(questions).length === 0;
  return (
    <p className="notice warn">
      <strong>
        {numbers.length === 1
          ? `Question ${numbers[0]} is not written yet.`
          : `${counted(numbers.length, "question")} are not written yet: ${numbers.join(", ")}.`}
      </strong>{" "}
      {none
        ? "While none is written, applicants are asked the standard set."
        : "Saved like this, a question is asked once it has a title and a text of its own."}
    </p>
  );
}
