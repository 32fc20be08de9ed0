import type { CandidateStatus, StartDate } from "~/vocabulary/applications";
import type { DimensionName } from "~/vocabulary/dimensions";
import type { TextState } from "~/vocabulary/documents";

/** One invented candidate of the specification's sample. Every quote stands word for word in an answer. */
export type SamplePerson = {
  id: string;
  name: string;
  email: string;
  position: string;
  submittedAt: Date;
  status: CandidateStatus;
  startDate: StartDate;
  cv: TextState;
  scores: Readonly<Record<DimensionName, number>> | null;
  answers: readonly string[];
  shows: readonly { dimension: DimensionName; label: string; answer: number; quote: string }[];
  concerns: readonly string[];
  ai_summary: string;
};

export const SAMPLE_QUESTIONS = [
  {
    id: 1,
    type: "Problem Solving",
    title: "Complex Problem Solving",
    question: "Describe a challenging problem at work: what made it hard, what you did, and what came of it.",
  },
  {
    id: 2,
    type: "Collaboration",
    title: "Working With Others",
    question: "Tell us about a time when you and a colleague disagreed about how to do something.",
  },
  {
    id: 3,
    type: "Learning",
    title: "Learning Something New",
    question:
      "What did you last learn for your work, how did you go about it, and how do you know it worked?",
  },
] as const;

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: "sample-1",
    name: "Sarah Chen",
    email: "sarah.chen@example.com",
    position: "Senior Frontend Engineer",
    submittedAt: new Date("2026-11-18T09:20:00Z"),
    status: "pending",
    startDate: "2-weeks",
    cv: "read",
    scores: {
      technical_competency: 96,
      cultural_alignment: 92,
      communication_skills: 88,
      adaptability_learning: 95,
      role_specific_fit: 97,
    },
    answers: [
      "Our report page took nine seconds to open on a phone. I measured it first and found that the " +
        "editor was loaded for people who only read. I cut our bundle from 1.9 MB to 310 kB by splitting " +
        "the editor from the reader. After that the page opened in two seconds, and support heard no " +
        "more about it.",
      "A colleague wanted to rewrite everything at once. I wrote down what each way would cost, and we " +
        "asked the two teams that used it. We moved one screen a week instead, and he chose the order.",
      "I learned how screen readers read tables, because two of our customers use one. I worked " +
        "through a course, then sat with one of them for an hour and watched. She could finish her " +
        "month-end report alone afterwards, which was the test.",
    ],
    shows: [
      {
        dimension: "technical_competency",
        label: "Finds the cause and measures the result",
        answer: 1,
        quote: "I cut our bundle from 1.9 MB to 310 kB by splitting the editor from the reader.",
      },
      {
        dimension: "cultural_alignment",
        label: "Decides together with those who are affected",
        answer: 2,
        quote: "I wrote down what each way would cost, and we asked the two teams that used it.",
      },
      {
        dimension: "communication_skills",
        label: "Says what came of it",
        answer: 1,
        quote: "After that the page opened in two seconds, and support heard no more about it.",
      },
      {
        dimension: "adaptability_learning",
        label: "Learns with a test of success",
        answer: 3,
        quote: "She could finish her month-end report alone afterwards, which was the test.",
      },
      {
        dimension: "role_specific_fit",
        label: "Has moved a live product in steps",
        answer: 2,
        quote: "We moved one screen a week instead, and he chose the order.",
      },
    ],
    concerns: ["Not found in the text: GraphQL"],
    ai_summary:
      "Measures before and after, and says who disagreed and how it was settled. GraphQL is worth a " +
      "question.",
  },
  {
    id: "sample-2",
    name: "Marcus Johnson",
    email: "marcus.johnson@example.com",
    position: "Senior Frontend Engineer",
    submittedAt: new Date("2026-11-17T14:05:00Z"),
    status: "interview_approved",
    startDate: "1-month",
    cv: "read",
    scores: {
      technical_competency: 90,
      cultural_alignment: 86,
      communication_skills: 82,
      adaptability_learning: 88,
      role_specific_fit: 88,
    },
    answers: [
      "Our checkout lost orders when two tabs were open. I reproduced it with a script that opened " +
        "forty tabs, and gave every order a key of its own. We have not lost one since March.",
      "Our designer and I disagreed about a date picker. We tried both with six customers, and hers " +
        "was faster, so we built hers.",
      "I taught myself container queries by rebuilding one page with them and comparing it in four browsers.",
    ],
    shows: [
      {
        dimension: "technical_competency",
        label: "Reproduces a fault before mending it",
        answer: 1,
        quote: "I reproduced it with a script that opened forty tabs, and gave every order a key of its own.",
      },
      {
        dimension: "cultural_alignment",
        label: "Lets evidence decide",
        answer: 2,
        quote: "We tried both with six customers, and hers was faster, so we built hers.",
      },
      {
        dimension: "communication_skills",
        label: "Says what came of it",
        answer: 1,
        quote: "We have not lost one since March.",
      },
      {
        dimension: "adaptability_learning",
        label: "Learns by building",
        answer: 3,
        quote: "I taught myself container queries by rebuilding one page with them",
      },
      {
        dimension: "role_specific_fit",
        label: "Has worked on a live shop",
        answer: 1,
        quote: "Our checkout lost orders when two tabs were open.",
      },
    ],
    concerns: ["Leading others is asked for; only partly shown"],
    ai_summary: "Works from evidence and keeps it short. Ask about leading a small team.",
  },
  {
    id: "sample-3",
    name: "Emily Rodriguez",
    email: "emily.rodriguez@example.com",
    position: "Product Designer",
    submittedAt: new Date("2026-11-16T11:40:00Z"),
    status: "offer_sent",
    startDate: "1-month",
    cv: "read",
    scores: {
      technical_competency: 80,
      cultural_alignment: 84,
      communication_skills: 86,
      adaptability_learning: 78,
      role_specific_fit: 82,
    },
    answers: [
      "People gave up on our sign-up at the third screen. I sat with eight of them and saw that nobody " +
        "knew why we asked for a phone number. We dropped the field and wrote one line about the rest.",
      "An engineer thought my animation was too slow for old phones, and he was right. We agreed on a " +
        "limit and I redrew it.",
      "I learned enough SQL to answer my own questions about where people stop.",
    ],
    shows: [
      {
        dimension: "technical_competency",
        label: "Watches people before drawing",
        answer: 1,
        quote: "I sat with eight of them and saw that nobody knew why we asked for a phone number.",
      },
      {
        dimension: "cultural_alignment",
        label: "Says when somebody else was right",
        answer: 2,
        quote: "An engineer thought my animation was too slow for old phones, and he was right.",
      },
      {
        dimension: "communication_skills",
        label: "Short and in order",
        answer: 1,
        quote: "We dropped the field and wrote one line about the rest.",
      },
      {
        dimension: "adaptability_learning",
        label: "Learns across the trade",
        answer: 3,
        quote: "I learned enough SQL to answer my own questions about where people stop.",
      },
      {
        dimension: "role_specific_fit",
        label: "Has mended a sign-up",
        answer: 1,
        quote: "People gave up on our sign-up at the third screen.",
      },
    ],
    concerns: ["Not found in the text: design systems"],
    ai_summary: "Learns from people first and takes a good objection. A design system is not shown.",
  },
  {
    id: "sample-4",
    name: "David Kim",
    email: "david.kim@example.com",
    position: "Data Analyst",
    submittedAt: new Date("2026-11-15T16:10:00Z"),
    status: "offer_accepted",
    startDate: "immediately",
    cv: "read",
    scores: {
      technical_competency: 78,
      cultural_alignment: 74,
      communication_skills: 72,
      adaptability_learning: 80,
      role_specific_fit: 76,
    },
    answers: [
      "Two reports of the same month disagreed by four per cent. I traced it to a time zone, and now " +
        "both read one table.",
      "We disagreed about the target, so we looked at last year together.",
      "I learned dbt from its own tutorial and moved three reports to it. A colleague checked the numbers.",
    ],
    shows: [
      {
        dimension: "technical_competency",
        label: "Traces a difference to its cause",
        answer: 1,
        quote: "I traced it to a time zone, and now both read one table.",
      },
      {
        dimension: "cultural_alignment",
        label: "Looks at the facts together",
        answer: 2,
        quote: "We disagreed about the target, so we looked at last year together.",
      },
      {
        dimension: "communication_skills",
        label: "States the problem in one sentence",
        answer: 1,
        quote: "Two reports of the same month disagreed by four per cent.",
      },
      {
        dimension: "adaptability_learning",
        label: "Learns, then has it checked",
        answer: 3,
        quote: "A colleague checked the numbers.",
      },
      {
        dimension: "role_specific_fit",
        label: "Has moved reports to dbt",
        answer: 3,
        quote: "I learned dbt from its own tutorial and moved three reports to it.",
      },
    ],
    concerns: ["Presenting to managers is asked for; only partly shown"],
    ai_summary: "Careful with numbers and brief with words. Ask for an example of a presentation.",
  },
  {
    id: "sample-5",
    name: "Amara Okafor",
    email: "amara.okafor@example.com",
    position: "Data Analyst",
    submittedAt: new Date("2026-11-15T08:30:00Z"),
    status: "pending",
    startDate: "2-months",
    cv: "no-text",
    scores: null,
    answers: ["", "", ""],
    shows: [],
    concerns: [],
    ai_summary: "There was no text to judge by, so there is no score.",
  },
];
