/** Local data only: the seed never runs against a deployed database. */
export const DEMO_PASSWORD = "marigold-register-1";

/** Of its second step, as an authenticator app takes it; `npm run staff -- code` says the present code. */
export const DEMO_STAFF_KEY = "MARIGOLD".repeat(4);

export const DEMO_ACCOUNTS = [
  {
    email: "priya.nair@northwind.example",
    role: "recruiter" as const,
    note: "owner of Northwind Analytics (company 1)",
  },
  { email: "oliver.grant@northwind.example", role: "second recruiter" as const, note: "recruiter there" },
  {
    email: "lena.hoffmann@northwind.example",
    role: "hiring manager" as const,
    note: "hiring manager of two jobs there",
  },
  {
    email: "samuel.adeyemi@northwind.example",
    role: "interviewer" as const,
    note: "interviewer of two candidates there",
  },
  {
    email: "amara.okafor@example.org",
    role: "applicant" as const,
    note: "applicant with applications under way",
  },
  {
    email: "tess.marlow@rolecall.example",
    role: "staff" as const,
    note: "staff of /pass (second step: npm run staff -- code)",
  },
];
