/** Local data only: the seed never runs against a deployed database. */
export const DEMO_PASSWORD = "marigold-register-1";

export const DEMO_ACCOUNTS = [
  {
    email: "priya.nair@northwind.example",
    role: "recruiter" as const,
    note: "recruiter of Northwind Analytics (company 1)",
  },
  {
    email: "amara.okafor@example.org",
    role: "applicant" as const,
    note: "applicant with applications under way",
  },
];
