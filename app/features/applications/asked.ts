/** What the form of an application asks for, as its page names it; `account`: only of whoever has none. */
export type AskedField = {
  name: string;
  label: string;
  type: "text" | "email" | "password" | "phone" | "yes or no" | "choice" | "tick";
  required: boolean;
  account?: true;
};

export const ASKED_FIELDS: readonly AskedField[] = [
  { name: "firstName", label: "First name", type: "text", required: true, account: true },
  { name: "lastName", label: "Last name", type: "text", required: true, account: true },
  { name: "email", label: "Email address", type: "email", required: true, account: true },
  { name: "password", label: "A password", type: "password", required: true, account: true },
  { name: "confirmPassword", label: "The password again", type: "password", required: true, account: true },
  { name: "phone", label: "Phone number", type: "phone", required: false },
  {
    name: "workAuthorization",
    label: "Are you authorised to work where this job is?",
    type: "yes or no",
    required: true,
  },
  { name: "startDate", label: "Earliest start date", type: "choice", required: true },
  { name: "termsAccepted", label: "I accept the Terms and the Privacy Policy", type: "tick", required: true },
];

export const ASKED_DOCUMENTS = [
  { name: "cv", label: "A CV", types: ["PDF", "DOC", "DOCX"], required: true },
  { name: "coverLetter", label: "A cover letter", types: ["PDF", "DOC", "DOCX"], required: false },
] as const;

const MINUTES = { before: 5, perQuestion: 5 };

export const minutesFor = (questions: number): number => MINUTES.before + MINUTES.perQuestion * questions;
