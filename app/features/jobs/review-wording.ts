export type Phrase = {
  /** Matches the phrase alone; letter case and the words around it are the reviewer's matter. */
  pattern: string;
  /** Begins with a name, so that a capital inside a sentence does not make it a product's. */
  named?: true;
  instead: string;
  why: Reason;
};

type Reason =
  | "gender"
  | "age"
  | "origin"
  | "belief"
  | "family"
  | "disability"
  | "looks"
  | "jargon"
  | "history";

export const REASONS: Record<Reason, string> = {
  // Gaucher, Friesen and Kay, Journal of Personality and Social Psychology 101 (2011).
  gender: "It reads as meant for one gender.",
  // Equality Act 2010, sections 4 to 12, and the EHRC's guidance on advertising a vacancy.
  age: "It can keep people of another age away, and the law protects age.",
  origin: "It asks for where somebody comes from, not for what they can do.",
  belief: "It can keep people of some faiths away who could do the job.",
  family: "It asks about a private life, and the law protects it.",
  looks: "It asks for looks where manners or work are meant.",
  disability: "It can keep disabled people away who could do the job.",
  jargon: "It says little about the work, and puts many people off.",
  history: "Some readers meet its history in it.",
};

/** For nobody with a name. Looking ahead first spares the look behind at every other word. */
const ofThePerson = (pronoun: string) =>
  `(?=${pronoun})(?<=(?:^|\\n)(?:\\s*(?:[-*•]\\s+)?(?:s?he|they)\\b[^\\n]{0,200}|[^\\n]{0,200}\\b(?:candidate|applicant|employee|person|individual|new hire|post ?holder)\\b[^\\n]{0,200}|\\s*(?:[-*•]\\s+)?))${pronoun}`;
const THEIRS = "own|team|work|skills?|experience|role|manager|colleagues|day|job|duties|cv|line manager";
const LANGUAGES =
  "english|french|german|spanish|italian|dutch|polish|portuguese|romanian|arabic|mandarin|japanese|welsh";
const NATIONS = "british|uk|eu|us|american|irish|english|european";
const SCHOOLS =
  "(?:top|leading|elite|prestigious|good|russell group|ivy league|oxbridge)(?:[- ](?:tier|ranked))?(?: (?:university|universities|schools?|institutions?))?";

export const PHRASES: readonly Phrase[] = [
  { pattern: "rock ?stars", instead: "skilled people", why: "jargon" },
  {
    pattern:
      "rock ?star(?= (?:account|analyst|coder|data|design|develop|engineer|front|full|manager|market|product|program|recruit|sales|software|team|web|writer))",
    instead: "skilled",
    why: "jargon",
  },
  { pattern: "rock ?star", instead: "skilled person", why: "jargon" },
  { pattern: "ninjas|gurus|wizards|jedis|superheroe?s|samurais", instead: "experts", why: "jargon" },
  {
    // A build tool and a kind of dialogue have these names.
    pattern:
      "ninja(?! (?:build|files?|generator))|guru|(?<!(?:set-?up|install\\w*|onboarding|step|import|checkout) )wizard(?! (?:pages?|steps?))|superhero|jedi|samurai",
    instead: "expert",
    why: "jargon",
  },
  { pattern: "work hard,? (?:and )?play hard", instead: "work well together", why: "jargon" },
  { pattern: "hit the ground running", instead: "learn quickly, with our help", why: "jargon" },
  { pattern: "wear many hats", instead: "do varied work", why: "jargon" },
  { pattern: "thick[- ]skinned", instead: "calm under pressure", why: "jargon" },
  { pattern: "a thick skin", instead: "patience under pressure", why: "jargon" },
  {
    pattern: "like (?:a|one)(?: big)?(?:,? happy)? family",
    instead: "a team that looks after each other",
    why: "jargon",
  },
  { pattern: "aggressively", instead: "with energy", why: "gender" },
  { pattern: "aggressive", instead: "keen", why: "gender" },
  { pattern: "dominant", instead: "strong", why: "gender" },
  { pattern: "dominate", instead: "do well in", why: "gender" },
  { pattern: "ruthless", instead: "consistent", why: "gender" },
  { pattern: "fearless", instead: "ready to try new things", why: "gender" },
  { pattern: "headstrong", instead: "patient", why: "gender" },
  { pattern: "cut-?throat", instead: "demanding", why: "gender" },
  { pattern: "assertive", instead: "clear", why: "gender" },
  { pattern: "bubbly", instead: "friendly", why: "gender" },
  { pattern: "nurturing", instead: "helpful", why: "gender" },
  {
    pattern: "competitive(?= (?:person|people|individual|spirit|nature|streak|seller|candidate|personality))",
    instead: "motivated",
    why: "gender",
  },
  { pattern: "s?he or s?he|s?he/s?he|s/he|\\(s\\)he", instead: "the person", why: "gender" },
  { pattern: "his or her|his/her|her or his|her/his", instead: "their", why: "gender" },
  { pattern: "him or her|him/her", instead: "the person", why: "gender" },
  {
    pattern: ofThePerson("s?he(?= (?:will|must|should|can|could|may|would)\\b)"),
    instead: "they",
    why: "gender",
  },
  { pattern: ofThePerson("s?he is"), instead: "they are", why: "gender" },
  { pattern: ofThePerson("s?he has"), instead: "they have", why: "gender" },
  { pattern: ofThePerson(`(?:his|her)(?= (?:${THEIRS})\\b)`), instead: "their", why: "gender" },
  { pattern: "(sales|trades|business|crafts|draughts)men", instead: "$1people", why: "gender" },
  { pattern: "(sales|trades|business|crafts|draughts)(?:wo)?man", instead: "$1person", why: "gender" },
  { pattern: "chair(?:wo)?man", instead: "chair", why: "gender" },
  { pattern: "foreman", instead: "supervisor", why: "gender" },
  { pattern: "handyman", instead: "maintenance worker", why: "gender" },
  { pattern: "fireman", instead: "firefighter", why: "gender" },
  { pattern: "policeman", instead: "police officer", why: "gender" },
  { pattern: "middleman", instead: "intermediary", why: "gender" },
  { pattern: "cleaning (?:lady|woman)", instead: "cleaner", why: "gender" },
  { pattern: "stewardess", instead: "flight attendant", why: "gender" },
  { pattern: "stewardesses", instead: "flight attendants", why: "gender" },
  { pattern: "bar(?:maid|man)", instead: "bartender", why: "gender" },
  { pattern: "waitress|hostess", instead: "member of the floor staff", why: "gender" },
  { pattern: "girl friday", instead: "assistant", why: "gender" },
  { pattern: "manpower", instead: "staff", why: "gender" },
  { pattern: "man[- ]hours", instead: "working hours", why: "gender" },
  { pattern: "manning", instead: "staffing", why: "gender" },
  { pattern: "guys|girls", instead: "people", why: "gender" },
  { pattern: "digital natives", instead: "people at ease with digital tools", why: "age" },
  { pattern: "digital native", instead: "person at ease with digital tools", why: "age" },
  { pattern: "tech[- ]savvy", instead: "at ease with digital tools", why: "age" },
  {
    pattern: "(?:recent|fresh) graduates|school[- ]leavers",
    instead: "people early in their career",
    why: "age",
  },
  {
    pattern: "(?:recent|fresh) graduate|school[- ]leaver",
    instead: "person early in their career",
    why: "age",
  },
  { pattern: "youthful", instead: "friendly", why: "age" },
  { pattern: "young(?: and|,) (?:dynamic|energetic|ambitious)", instead: "friendly", why: "age" },
  { pattern: "young(?= (?:company|business|firm|start-?up|organi[sz]ation))", instead: "new", why: "age" },
  {
    pattern: "young(?= (?:team|crew|group|office|culture|environment|workforce))",
    instead: "friendly",
    why: "age",
  },
  { pattern: "mature(?= (?:person|candidate|individual|applicant))", instead: "experienced", why: "age" },
  {
    pattern: "(?:aged? |between )?(?:between )?\\d\\d ?(?:-|–|to|and) ?\\d\\d years (?:old|of age)",
    instead: "of any age",
    why: "age",
  },
  {
    // Eighteen is a limit that some work has by law.
    pattern:
      "(?:aged? )?(?:under|below|no older than|not older than|up to) (?:[2-6]\\d) years (?:old|of age)",
    instead: "of any age",
    why: "age",
  },
  {
    pattern: `(?:native(?:[- ]level)?|perfect|flawless|accent[- ]free|mother[- ]tongue) (${LANGUAGES})`,
    instead: "fluent $1",
    why: "origin",
  },
  { pattern: `(${LANGUAGES}) mother[- ]tongue`, named: true, instead: "fluent $1", why: "origin" },
  { pattern: `native speakers? of (${LANGUAGES})`, instead: "fluent in $1", why: "origin" },
  {
    pattern: `(?:${NATIONS}) (?:citizens?|nationals?|passport holders?|candidates?|applicants?) only`,
    named: true,
    instead: "people with the right to work here",
    why: "origin",
  },
  {
    pattern: `only (?:${NATIONS}) (?:citizens|nationals|passport holders|candidates|applicants)`,
    instead: "people with the right to work here",
    why: "origin",
  },
  {
    pattern: `degree from (?:an? |the )?${SCHOOLS}`,
    instead: "degree, or the same knowledge from work",
    why: "origin",
  },
  { pattern: "clean[- ]shaven", instead: "neat", why: "belief" },
  {
    pattern:
      "(?:with )?no (?:children|dependants|family commitments)|without (?:children|family commitments)",
    instead: "free at the hours named here",
    why: "family",
  },
  {
    pattern: "(?:attractive|good[- ]looking|well[- ]groomed|pleasant) (?:appearance|looks?|people)",
    instead: "professional manner",
    why: "looks",
  },
  {
    pattern: "able[- ]bodied|physically fit|in (?:good|perfect|excellent) (?:physical )?health",
    instead: "able to do the physical parts of this job, with adjustments",
    why: "disability",
  },
  {
    pattern: "own an? (?:car|vehicle)|have (?:your|their|an?) own (?:car|vehicle)",
    instead: "be able to travel between sites",
    why: "disability",
  },
  { pattern: "insanely|crazily", instead: "very", why: "disability" },
  { pattern: "crazy|insane", instead: "remarkable", why: "disability" },
  { pattern: "sanity[- ]checks", instead: "quick checks", why: "disability" },
  { pattern: "sanity[- ]check", instead: "quick check", why: "disability" },
  { pattern: "whitelist", instead: "allow list", why: "history" },
  { pattern: "blacklist", instead: "block list", why: "history" },
  { pattern: "master[/ -]slave", instead: "primary and replica", why: "history" },
];
