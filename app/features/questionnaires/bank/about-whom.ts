const oneOf = (...patterns: string[]) => `(?:${patterns.join("|")})`;

export const anyOf = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])${oneOf(...patterns)}(?![\\p{L}\\d])`, "giu");

export const SOMEBODY = oneOf(
  "(?:the |an? |any |no |most |this )?(?:person|people|candidates?|applicants?|wom[ae]n|m[ae]n|lad(?:y|ies)|those)",
  "(?:some|any|no|every)(?:one|body)",
);
export const THEY = oneOf("they", "she", "he", "you", "any of (?:them|you)", SOMEBODY);
export const THEIR = oneOf("their", "her", "his", "your", "(?:the )?(?:person|candidate|applicant)['’]s");
const BEING = oneOf(
  `(?:is|are|was|were)(?:n['’]t)? ${THEY}`,
  `(?:${THEY}|who) (?:is|are|was|were)(?:n['’]t)?`,
  `${THEY}['’](?:s|re)`,
  "be(?:en|ing|come|coming)?",
);
export const BE = `${BEING}(?: (?:an?|the|really|still|even|also|already|currently|too|very|quite|not|either))*`;

const COUNT = oneOf("an?|any|some|many|more|no|one|two|three|four|five|\\d+");
const SIZE = oneOf(
  "small|young|little|wee|older|school|pre-?school|school[- ](?:aged?|going)|new|new ?born|grown(?:[- ]up)?|teenage",
  "own|of|for|to have|to start|sick|disabled|dependent|foster|other|lots of",
);
/** Where the thought ends: "children's nursing", "family law" and "want children to read" go on. */
const ENDED = `(?=${oneOf(
  '\\s*$|\\s*[,:;()"”]|\\s+[–-]',
  "\\s(?:of (?:their|her|his|your|any|one|two|three|four|five|\\d)|to (?:mind|feed|collect|raise|bring))\\b",
  "\\s(?:at|in|from|or|and|under|over|yet|already|soon|now|again|living|still|later|next|on|this|with|when|who)\\b",
  "\\s(?:herself|himself|themselves|while|if|because|that|though|but|before|after|for|please|too)\\b",
  `\\s(?:have|has|do|does) ${THEY}(?=\\s*$| have| want| plan)`,
)})`;
export const YOUNG = oneOf(
  "child(?:ren)?|kids?|kiddies|bab(?:y|ies)|bairns?|toddlers?|infants?|(?:little|wee|small) ones?|teenagers?",
  "sons?|daughters?|depend[ae]nts?|twins|famil(?:y|ies)|offspring",
);
export const ended = (...patterns: string[]) => oneOf(...patterns) + ENDED;
const SMALL = `(?:${oneOf(COUNT, SIZE, THEIR)} ){0,5}`;
export const CHILDREN = SMALL + ended(YOUNG);
export const PARENT = `(?:[\\p{L}-]+ )?${ended("mothers?|mum(?:my|s)?|moms?|mam(?:my|s)?|fathers?|dad(?:dy|s)?|parents?|granny|grandparents?")}`;

export const OTHERS = oneOf(
  "child(?:ren)?|kids?|toddlers?|infants?|pupils?|students?|learners?|patients?|residents?|clients?",
  "customers?|guests?|diners|passengers?|tenants?|(?:service )?users?|visitors?|prisoners?|offenders?",
  "animals?|pets?|dogs?|horses?|cattle|cows?|calves|sheep|plants?|colleagues?|staff|crew|drivers?|workers",
  "employees|nurses|carers|team|adults?|veterans|families|relatives?|parents|refugees|(?:the )?elderly",
  "old(?:er)? people|members of the public",
);
const DUTY = oneOf(
  "(?<!need\\w* (?:\\w+ )?)(?:support|help)(?:s|ed|ing)?",
  "(?:teach|protect|safeguard|treat|assist|counsel|advis|comfort|handl|manag|recogni|respond|report)\\w*",
  "(?:investigat|serv|listen|explain|fil)(?:e|es|ed|ing)|nursing|payroll|look\\w* after|car(?:e|es|ing) for",
  "(?:deal\\w*|cop\\w*|talk\\w*|work\\w*) (?:in|for|with|to|about|alongside)(?! an? (?:bad|ill|disab|health))|cover(?:s|ed|ing)?",
  "(?:experienced?|knowledge|understanding|trained|training) (?:with|in|of|about)|aware\\w*",
);
export const AT_WORK = oneOf(
  DUTY,
  OTHERS,
  "(?<!(?:they|she|he) )(?:call|ring)(?:s|ed|ing)? in|rang in|first aid\\w*|wards?|units?",
);

/** After a word that the law protects: a church school, a deaf community, marriage ceremonies. */
export const NAMES_WORK =
  /^(?:['’]s)?[ -](?:schools?|halls?|kitchens?|events?|charit\w+|funerals?|weddings?|ceremon\w+|histor\w+|communit\w+|hospitals?|festivals?|holidays|diets?|dishes|meals?|meat|parties|activities|law|studies|education|music|choirs?|building\w*|aid|tours?|hospices?|centres?|homes?|wards?|units?|clinics?|services?|workers?|officers?|secretar\w+|council|office|staff|care|support|awareness|access\w*|training|teach\w*|nursing|spots?|bay|fitting|lighting|tasting|cessation|pride|systems?|journalis\w+|first aid\w*|experience|qualifi\w+|level|diploma|degree|tests?|customers?|guests?|patients?|residents?|pupils?|students?|children|clients?|families)\b/iu;
