import { OFFER_ENDS, type OfferEnd } from "~/vocabulary/applications";
import { statusMail } from "../applications/decision-emails";
import { letterText } from "../outbox/letter";
import type { CandidateRecord } from "./record";
import { asksWhoSaidNo, mayMove } from "./rules";

export type PassLetter = { offer: OfferEnd | null; subject: string; text: string };

type Candidate = Pick<CandidateRecord, "status" | "email" | "firstName" | "position" | "jobId">;

export function passLetters(
  { status, email, ...candidate }: Candidate,
  from: { companyName: string; publicOrigin: string },
): PassLetter[] {
  if (!mayMove(status, "passed")) return [];
  const ends = asksWhoSaidNo(status, "passed") ? OFFER_ENDS : [null];
  return ends.map((offer) => {
    const letter = statusMail(email, "passed", offer, { ...candidate, ...from });
    return { offer, subject: letter.subject, text: letterText(letter) };
  });
}
