/** A phrase that keeps people away who could do the job, why it does, and what says the same without. */
export type Phrase = {
  /** Matches the phrase alone; letter case and the words around it are the reviewer's matter. */
  pattern: string;
  /** In lower case; what stands in the text decides about the first letter. */
  instead: string;
  why: Reason;
};

type Reason = "gender" | "age" | "origin" | "disability" | "jargon" | "history";

export const REASONS: Record<Reason, string> = {
  // Gaucher, Friesen and Kay, "Evidence That Gendered Wording in Job Advertisements Exists and Sustains Gender
  // Inequality", Journal of Personality and Social Psychology 101 (2011).
  gender: "It reads as meant for one gender.",
  // Equality Act 2010, sections 5, 6 and 9, and the EHRC's guidance on advertising a vacancy.
  age: "It can keep people of another age away, and the law protects age.",
  origin: "It asks for where somebody comes from, not for what they can do.",
  disability: "It can keep disabled people away who could do the job.",
  jargon: "It says little about the work, and puts many people off.",
  history: "Some readers meet its history in it.",
};

export const PHRASES: readonly Phrase[] = [
  { pattern: "rock ?stars", instead: "skilled people", why: "jargon" },
  {
    pattern:
      "rock ?star(?= (?:account|analyst|coder|data|design|develop|engineer|front|full|manager|market|product|program|recruit|sales|software|team|web|writer))",
    instead: "skilled",
    why: "jargon",
  },
  { pattern: "rock ?star", instead: "skilled person", why: "jargon" },
  { pattern: "ninjas|gurus|wizards", instead: "experts", why: "jargon" },
  { pattern: "ninja|guru|wizard", instead: "expert", why: "jargon" },
  { pattern: "work hard,? (?:and )?play hard", instead: "work well together", why: "jargon" },
  { pattern: "hit the ground running", instead: "learn quickly, with our help", why: "jargon" },
  { pattern: "wear many hats", instead: "do varied work", why: "jargon" },
  { pattern: "thick[- ]skinned", instead: "calm under pressure", why: "jargon" },
  { pattern: "aggressively", instead: "with energy", why: "gender" },
  { pattern: "aggressive", instead: "ambitious", why: "gender" },
  { pattern: "dominant", instead: "leading", why: "gender" },
  { pattern: "dominate", instead: "lead", why: "gender" },
  {
    // Said of people: a competitive salary or a competitive analysis is about something else.
    pattern: "competitive(?= (?:person|people|individual|spirit|nature|streak|seller|candidate|personality))",
    instead: "motivated",
    why: "gender",
  },
  { pattern: "s?he or s?he|s?he/s?he|s/he", instead: "the person", why: "gender" },
  { pattern: "his or her|his/her", instead: "their", why: "gender" },
  { pattern: "him or her|him/her", instead: "the person", why: "gender" },
  { pattern: "salesmen", instead: "salespeople", why: "gender" },
  { pattern: "salesman", instead: "salesperson", why: "gender" },
  { pattern: "chairman", instead: "chair", why: "gender" },
  { pattern: "foreman", instead: "supervisor", why: "gender" },
  { pattern: "craftsman", instead: "craftsperson", why: "gender" },
  { pattern: "manpower", instead: "staff", why: "gender" },
  { pattern: "man[- ]hours", instead: "working hours", why: "gender" },
  { pattern: "manning", instead: "staffing", why: "gender" },
  { pattern: "guys|girls", instead: "people", why: "gender" },
  { pattern: "waitress", instead: "waiter", why: "gender" },
  { pattern: "digital natives", instead: "people at ease with digital tools", why: "age" },
  { pattern: "digital native", instead: "person at ease with digital tools", why: "age" },
  { pattern: "recent graduates", instead: "people early in their career", why: "age" },
  { pattern: "recent graduate", instead: "person early in their career", why: "age" },
  { pattern: "young(?: and|,) (?:dynamic|energetic|ambitious)", instead: "friendly", why: "age" },
  { pattern: "young(?= (?:company|business|firm|start-?up|organi[sz]ation))", instead: "new", why: "age" },
  {
    pattern: "young(?= (?:team|crew|group|office|culture|environment|workforce))",
    instead: "friendly",
    why: "age",
  },
  { pattern: "mature(?= (?:person|candidate|individual|applicant))", instead: "experienced", why: "age" },
  {
    pattern: "native(?: level)? (english|french|german|spanish|italian|dutch|polish)",
    instead: "fluent $1",
    why: "origin",
  },
  {
    pattern: "able[- ]bodied",
    instead: "able to do the physical parts of this job, with adjustments",
    why: "disability",
  },
  { pattern: "insanely|crazily", instead: "very", why: "disability" },
  { pattern: "crazy|insane", instead: "remarkable", why: "disability" },
  { pattern: "whitelist", instead: "allow list", why: "history" },
  { pattern: "blacklist", instead: "block list", why: "history" },
];
