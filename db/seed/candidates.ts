import type {
  CandidateStatus,
  Proposal,
  StartDate,
  WorkAuthorization,
} from "../../app/vocabulary/applications.ts";
import type { DocumentKind } from "../../app/vocabulary/documents.ts";
import { ANALYST_ANSWERS } from "./answers/data-analyst.ts";
import { DESIGNER_ANSWERS } from "./answers/product-designer.ts";
import { ENGINEER_ANSWERS } from "./answers/senior-frontend-engineer.ts";
import { days } from "./times.ts";

export type SeedApplicant = {
  /** Names the person in the other files of the seed. */
  key: string;
  firstName: string;
  lastName: string;
  email: string;
};

type SeedDocument = { kind: DocumentKind; file: string; fileName: string };

export type SeedApplication = {
  applicant: string;
  job: string;
  workAuthorization: WorkAuthorization;
  startDate: StartDate;
  registeredHoursAgo: number;
  /** Null while the person is still on the way. */
  submittedHoursAgo: number | null;
  documents: SeedDocument[];
  /** A photo, or in a language that the product does not read: nobody hears of an evaluation. */
  isForPeople?: true;
  answers: string[];
  /** First thing first; the last one is the candidate's status. */
  moves: { to: CandidateStatus; hoursAgo: number }[];
  /** Of a job with stages of its own: where the person stands since then, after the moves. */
  stage?: { name: string; hoursAgo: number };
  tags?: string[];
  /** Kept in the talent pool by the owner. */
  pooledHoursAgo?: number;
  /** By the job's hiring manager. */
  proposed?: { to: Proposal; reason: string; hoursAgo: number };
};

export const APPLICANTS: SeedApplicant[] = [
  { key: "david-kim", firstName: "David", lastName: "Kim", email: "david.kim@example.org" },
  {
    key: "siobhan-orourke",
    firstName: "Siobhán",
    lastName: "O’Rourke",
    email: "siobhan.orourke@example.org",
  },
  { key: "emily-rodriguez", firstName: "Emily", lastName: "Rodriguez", email: "emily.rodriguez@example.org" },
  {
    key: "fatima-el-amrani",
    firstName: "Fatima Zahra",
    lastName: "El Amrani",
    email: "fatima.elamrani@example.org",
  },
  { key: "jonas-weber", firstName: "Jonas", lastName: "Weber", email: "jonas.weber@example.org" },
  { key: "jonas-weber-again", firstName: "Jonas", lastName: "Weber", email: "jw.analytik@example.com" },
  {
    key: "tomasz-wisniewski",
    firstName: "Tomasz",
    lastName: "Wiśniewski",
    email: "t.wisniewski@example.org",
  },
  {
    key: "anjali-subramaniam",
    firstName: "Anjali",
    lastName: "Subramaniam",
    email: "anjali.subramaniam@example.org",
  },
  { key: "amara-okafor", firstName: "Amara", lastName: "Okafor", email: "amara.okafor@example.org" },
  { key: "marcus-johnson", firstName: "Marcus", lastName: "Johnson", email: "marcus.johnson@example.org" },
  { key: "kai-nakamura", firstName: "Kai", lastName: "Nakamura", email: "kai.nakamura@example.org" },
  {
    key: "maria-fernandez",
    firstName: "María del Carmen",
    lastName: "Fernández de Córdoba y Álvarez de Toledo-Montgomery",
    email: "mc.fernandez@example.org",
  },
  { key: "sarah-chen", firstName: "Sarah", lastName: "Chen", email: "sarah.chen@example.org" },
];

const cv = (file: string, fileName: string): SeedDocument => ({ kind: "cv", file, fileName });

export const APPLICATIONS: SeedApplication[] = [
  {
    applicant: "david-kim",
    job: "data-analyst",
    workAuthorization: "yes",
    startDate: "1-month",
    registeredHoursAgo: days(12) + 3,
    submittedHoursAgo: days(12),
    documents: [cv("david-kim.pdf", "David Kim CV.pdf")],
    answers: ANALYST_ANSWERS["david-kim"] ?? [],
    moves: [
      { to: "interview_approved", hoursAgo: days(11) },
      { to: "offer_sent", hoursAgo: days(6) + 2 },
      { to: "offer_accepted", hoursAgo: days(4) + 5 },
    ],
  },
  {
    applicant: "siobhan-orourke",
    job: "data-analyst",
    workAuthorization: "yes",
    startDate: "immediately",
    registeredHoursAgo: days(9) + 1,
    submittedHoursAgo: days(9),
    documents: [cv("siobhan-orourke.doc", "cv new.doc")],
    answers: ANALYST_ANSWERS["siobhan-orourke"] ?? [],
    moves: [{ to: "passed", hoursAgo: days(7) + 20 }],
  },
  {
    applicant: "emily-rodriguez",
    job: "product-designer",
    workAuthorization: "yes",
    startDate: "2-months",
    registeredHoursAgo: days(8) + 30,
    submittedHoursAgo: days(8),
    documents: [
      cv("emily-rodriguez.pdf", "Emily Rodriguez – Product Designer.pdf"),
      { kind: "coverLetter", file: "emily-rodriguez-letter.docx", fileName: "Letter to Northwind.docx" },
    ],
    answers: DESIGNER_ANSWERS["emily-rodriguez"] ?? [],
    moves: [
      { to: "interview_approved", hoursAgo: days(7) },
      { to: "offer_sent", hoursAgo: 26 },
    ],
  },
  {
    applicant: "fatima-el-amrani",
    job: "product-designer",
    workAuthorization: "no",
    startDate: "3-months",
    registeredHoursAgo: days(7) + 2,
    submittedHoursAgo: days(7),
    documents: [cv("fatima-el-amrani.docx", "CV_ElAmrani_2026.docx")],
    answers: DESIGNER_ANSWERS["fatima-el-amrani"] ?? [],
    moves: [
      { to: "interview_approved", hoursAgo: days(6) },
      { to: "passed", hoursAgo: days(2) + 4 },
    ],
    tags: ["Design systems"],
    pooledHoursAgo: days(2),
  },
  {
    applicant: "jonas-weber",
    job: "data-analyst",
    workAuthorization: "no",
    startDate: "2-months",
    registeredHoursAgo: days(5) + 6,
    submittedHoursAgo: days(5),
    documents: [cv("jonas-weber.doc", "Lebenslauf Jonas Weber.doc")],
    isForPeople: true,
    answers: ANALYST_ANSWERS["jonas-weber"] ?? [],
    moves: [],
  },
  {
    applicant: "jonas-weber-again",
    job: "data-analyst",
    workAuthorization: "no",
    startDate: "1-month",
    registeredHoursAgo: days(4) + 9,
    submittedHoursAgo: days(4) + 8,
    documents: [cv("jonas-weber.doc", "Lebenslauf Jonas Weber (2).doc")],
    isForPeople: true,
    answers: ANALYST_ANSWERS["jonas-weber"] ?? [],
    moves: [],
  },
  {
    applicant: "tomasz-wisniewski",
    job: "senior-frontend-engineer",
    workAuthorization: "yes",
    startDate: "immediately",
    registeredHoursAgo: days(4) + 1,
    submittedHoursAgo: days(4),
    documents: [cv("tomasz-wisniewski.docx", "Tomasz_CV_final_FINAL.docx")],
    answers: ENGINEER_ANSWERS["tomasz-wisniewski"] ?? [],
    moves: [{ to: "passed", hoursAgo: days(3) + 2 }],
  },
  {
    applicant: "anjali-subramaniam",
    job: "product-designer",
    workAuthorization: "yes",
    startDate: "2-weeks",
    registeredHoursAgo: days(3) + 8,
    submittedHoursAgo: days(3) + 5,
    documents: [cv("anjali-subramaniam.doc", "Anjali Subramaniam.doc")],
    answers: DESIGNER_ANSWERS["anjali-subramaniam"] ?? [],
    moves: [{ to: "interview_approved", hoursAgo: days(2) }],
    stage: { name: "Meet the team", hoursAgo: 5 },
    tags: ["Design systems", "Strong portfolio"],
    proposed: {
      to: "offer_sent",
      reason: "The team met her, and she asked what we had not thought of",
      hoursAgo: 4,
    },
  },
  {
    applicant: "amara-okafor",
    job: "data-analyst",
    workAuthorization: "yes",
    startDate: "1-month",
    registeredHoursAgo: days(3) + 4,
    submittedHoursAgo: days(3),
    documents: [cv("amara-okafor.pdf", "Scan 0047.pdf")],
    isForPeople: true,
    answers: ANALYST_ANSWERS["amara-okafor"] ?? [],
    moves: [],
    stage: { name: "Phone call", hoursAgo: 20 },
    tags: ["Career changer"],
  },
  {
    applicant: "marcus-johnson",
    job: "senior-frontend-engineer",
    workAuthorization: "yes",
    startDate: "1-month",
    registeredHoursAgo: 50,
    submittedHoursAgo: 47,
    documents: [cv("marcus-johnson.docx", "marcus-johnson-cv.docx")],
    answers: ENGINEER_ANSWERS["marcus-johnson"] ?? [],
    moves: [{ to: "interview_approved", hoursAgo: 22 }],
  },
  {
    applicant: "kai-nakamura",
    job: "product-designer",
    workAuthorization: "yes",
    startDate: "immediately",
    registeredHoursAgo: 28,
    submittedHoursAgo: 27,
    documents: [cv("kai-nakamura.docx", "resume.docx")],
    answers: DESIGNER_ANSWERS["kai-nakamura"] ?? [],
    moves: [],
    stage: { name: "Portfolio call", hoursAgo: 6 },
  },
  {
    applicant: "maria-fernandez",
    job: "senior-frontend-engineer",
    workAuthorization: "yes",
    startDate: "2-months",
    registeredHoursAgo: 20,
    submittedHoursAgo: 18,
    documents: [cv("maria-fernandez.pdf", "CV María del Carmen Fernández de Córdoba (inglés).pdf")],
    answers: ENGINEER_ANSWERS["maria-fernandez"] ?? [],
    moves: [],
  },
  {
    applicant: "amara-okafor",
    job: "product-designer",
    workAuthorization: "yes",
    startDate: "1-month",
    registeredHoursAgo: 6,
    submittedHoursAgo: null,
    documents: [],
    answers: [],
    moves: [],
  },
  {
    applicant: "sarah-chen",
    job: "senior-frontend-engineer",
    workAuthorization: "yes",
    startDate: "2-weeks",
    registeredHoursAgo: 5,
    submittedHoursAgo: 2,
    documents: [cv("sarah-chen.pdf", "Sarah Chen CV.pdf")],
    answers: ENGINEER_ANSWERS["sarah-chen"] ?? [],
    moves: [],
  },
];
