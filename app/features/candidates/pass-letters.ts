import { OFFER_ENDS, type OfferEnd } from "~/vocabulary/applications";
import { statusMail } from "../applications/decision-emails";
import { letterText } from "../outbox/letter";
import { shownAt } from "../stages/rules";
import type { CandidateRecord } from "./record";
import { asksWhoSaidNo, mayMove } from "./rules";

export type PassLetter = { offer: OfferEnd | null; subject: string; text: string };

type Candidate = Pick<CandidateRecord, "status" | "email" | "firstName" | "position" | "jobId" | "stages">;

export function passLetters(
  { status, email, stages, ...candidate }: Candidate,
  from: { companyName: string; publicOrigin: string },
): PassLetter[] {
  if (!mayMove(status, "passed")) return [];
  const ends = asksWhoSaidNo(status, "passed") ? OFFER_ENDS : [null];
  const stage = shownAt(stages, "passed");
  return ends.map((offer) => {
    const letter = statusMail(email, "passed", offer, { ...candidate, ...from, stage });
    return { offer, subject: letter.subject, text: letterText(letter) };
  });
}
