/** What colleagues wrote to each other, by the keys of the seed; `priya` is the recruiter. */
export type SeedNote = {
  author: string;
  applicant: string;
  job: string;
  hoursAgo: number;
  text: string;
  mentions: string[];
  private?: true;
};

export const NOTES: SeedNote[] = [
  {
    author: "priya",
    applicant: "marcus-johnson",
    job: "senior-frontend-engineer",
    hoursAgo: 21,
    text:
      "Strong on **performance**, thin on testing. @Lena Hoffmann, could you ask about:\n\n" +
      "- how the bundle got so small\n- who wrote the tests for it",
    mentions: ["lena"],
  },
  {
    author: "lena",
    applicant: "marcus-johnson",
    job: "senior-frontend-engineer",
    hoursAgo: 19,
    text:
      "Will do. @Samuel Adeyemi meets him first: please look at the accessible forms, " +
      "@Priya Nair has the rest.",
    mentions: ["samuel", "priya"],
  },
  {
    author: "oliver",
    applicant: "marcus-johnson",
    job: "senior-frontend-engineer",
    hoursAgo: 18,
    text: "Asks for the upper half of the range, and four weeks’ notice.",
    mentions: [],
    private: true,
  },
  {
    author: "samuel",
    applicant: "anjali-subramaniam",
    job: "product-designer",
    hoursAgo: 30,
    text: "Tuesday at ten suits both of us. I bring the sketches of the old onboarding.",
    mentions: [],
  },
];
