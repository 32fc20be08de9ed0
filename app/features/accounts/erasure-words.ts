import type { AccountType } from "~/vocabulary/accounts";

type Words = { goes: string; stays: string };

export const UNTIL_ERASED =
  "Until then everything stays as it is: whoever can see something of you now goes on seeing it.";

/** What is said before the account is erased, in the page and in the mail. */
export function erasureWords({ recruiter, type }: { recruiter: boolean; type: AccountType }): Words {
  if (!recruiter) return APPLICANT;
  return type === "buyer" ? RECRUITER : { ...RECRUITER, goes: `${RECRUITER.goes} ${OWN}` };
}

const BACKUPS = "Backups of the database run out within 30 days.";

const NAMED =
  "your name beside decisions that you made about candidates, because they have a right to know who " +
  "decided.";

const OWN =
  "With them goes every application of your own, with its answers, evaluations, history and files, " +
  "wherever you sent it.";

const APPLICANT = {
  goes:
    "your account, every application with its answers, evaluations and history, your files and what was " +
    "read from them, your messages to us, and emails that are still to be sent. Once it is erased, " +
    "recruiters see none of it.",
  stays: `nothing that names you but, if you have worked for a company here, ${NAMED} ${BACKUPS}`,
};

const RECRUITER = {
  goes:
    "your account, your unfinished posting, your messages to us, and emails that are still to be sent. " +
    "Whoever you are to interview is then without you. If nobody else belongs to your company then, its " +
    "jobs will be closed.",
  stays:
    "the company’s jobs, questionnaires and candidates, which belong to the company; and " +
    `${NAMED} ${BACKUPS}`,
};
