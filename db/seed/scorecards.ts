import type { CardAnswer } from "../../app/vocabulary/scorecards.ts";
import type * as schema from "../schema.ts";
import { seedIdAt } from "./ids.ts";
import { candidateOf, companyId, memberOf } from "./keys.ts";
import { hoursBefore } from "./times.ts";

const APPLICANT = "anjali-subramaniam";
const JOB = "product-designer";

type SeedCard = {
  author: string;
  hoursAgo: number;
  recommendation: CardAnswer;
  pros: string;
  cons: string;
};

const CARDS: SeedCard[] = [
  {
    author: "samuel",
    hoursAgo: 3,
    recommendation: "strong-yes",
    pros:
      "Drew the old onboarding from memory and named three places where people get lost. Asked who had " +
      "been watched using it before she suggested anything.",
    cons: "Has not worked with a shared component library of this size.",
  },
  {
    author: "priya",
    hoursAgo: 2,
    recommendation: "yes",
    pros: "Her portfolio says what was dropped and why, and she tells the same story when asked.",
    cons: "Little on accessibility: one to ask about in the design interview.",
  },
];

export const scorecardRows = (now: Date): (typeof schema.scorecards.$inferInsert)[] =>
  CARDS.map(({ author, hoursAgo, ...said }) => ({
    ...said,
    id: seedIdAt(`scorecard ${author} ${APPLICANT}`, hoursBefore(now, hoursAgo)),
    companyId,
    applicationId: candidateOf(APPLICANT, JOB).applicationId,
    userId: memberOf(author).id,
    personName: memberOf(author).name,
    version: 1,
    createdAt: hoursBefore(now, hoursAgo),
  }));
