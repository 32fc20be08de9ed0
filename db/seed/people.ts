import type { Role } from "../../app/vocabulary/members.ts";
import { days } from "./times.ts";

export const COMPANY = {
  id: "1",
  companyName: "Northwind Analytics",
  createdHoursAgo: days(60),
  address: {
    slug: "northwind-analytics",
    website: "https://northwind.example",
    about: "Questions about data, answered while you wait. Sixty people in Leeds, Manchester and Dublin.",
    defaultCountry: "GB",
    defaultCurrency: "USD",
    defaultTimeZone: "Europe/London",
  },
};

export const RECRUITER = {
  firstName: "Priya",
  lastName: "Nair",
  email: "priya.nair@northwind.example",
  createdHoursAgo: days(60),
};

/** Who runs the product, in the demo: the team of `/pass`. */
export const TEAM = { id: "2", companyName: "Rolecall", slug: "rolecall" };
export const STAFF = {
  firstName: "Tess",
  lastName: "Marlow",
  email: "tess.marlow@rolecall.example",
  createdHoursAgo: days(60),
};

type Colleague = typeof RECRUITER & {
  key: string;
  role: Role;
  /** Of a hiring manager, by the keys of the seed. */
  jobs: string[];
  /** Whom an interviewer is to meet: applicant and job, by the keys of the seed. */
  meets: [applicant: string, job: string][];
};

export const COLLEAGUES: Colleague[] = [
  {
    key: "oliver",
    firstName: "Oliver",
    lastName: "Grant",
    email: "oliver.grant@northwind.example",
    role: "recruiter",
    createdHoursAgo: days(40),
    jobs: [],
    meets: [],
  },
  {
    key: "lena",
    firstName: "Lena",
    lastName: "Hoffmann",
    email: "lena.hoffmann@northwind.example",
    role: "hiring-manager",
    createdHoursAgo: days(30),
    jobs: ["senior-frontend-engineer", "product-designer"],
    meets: [],
  },
  {
    key: "samuel",
    firstName: "Samuel",
    lastName: "Adeyemi",
    email: "samuel.adeyemi@northwind.example",
    role: "interviewer",
    createdHoursAgo: days(20),
    jobs: [],
    meets: [
      ["marcus-johnson", "senior-frontend-engineer"],
      ["anjali-subramaniam", "product-designer"],
    ],
  },
];
