import type { Reason } from "~/vocabulary/decisions";

const WORDS: readonly (readonly [id: string, ours: string, theirs: string, brief?: true])[] = [
  ["experience", "Needed experience", "We were looking for experience that we did not find."],
  ["skill", "Needed skill", "We were looking for a skill that we did not find."],
  ["permit", "Right to work", "We cannot employ somebody without the right to work there."],
  ["place", "Place or hours", "The place or the hours of the job do not match yours."],
  ["pay", "Pay", "What we can pay is not what you expect."],
  ["other", "Somebody else fitted better", "Somebody else fitted the job better."],
  ["filled", "Position filled or withdrawn", "The position has been filled or withdrawn."],
  ["silence", "No answer", "We have not heard from you."],
  ["interview", "Interview", "Our conversation did not convince us that this job fits you."],
  ["duplicate", "Duplicate or spam", "We have this application already.", true],
];

export const FIRST_REASONS: readonly Reason[] = WORDS.map(([id, ours, theirs, brief]) => ({
  ...{ id, ours, theirs, active: true },
  ...(brief && { brief }),
}));
