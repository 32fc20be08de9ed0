export type Phrase = {
  /** Matches the phrase alone; letter case and the words around it are the reviewer's matter. */
  pattern: string;
  /** Begins with a name, so that a capital inside a sentence does not make it a product's. */
  named?: true;
  instead: string;
  why: Reason;
};

type Reason =
  | "groups"
  | "gender"
  | "age"
  | "origin"
  | "belief"
  | "family"
  | "disability"
  | "looks"
  | "jargon"
  | "history"
  | "earnings";

export const REASONS: Record<Reason, string> = {
  groups: "It shuts people out whom the law protects.",
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
  earnings: "What somebody earned before is no measure of this work, and many laws forbid the question.",
};

/** For nobody with a name. Looking ahead first spares the look behind at every other word. */
const ofThePerson = (pronoun: string) =>
  `(?=${pronoun})(?<=(?:^|\\n)(?:\\s*(?:[-*•]\\s+)?(?:s?he|they)\\b[^\\n]{0,200}|[^\\n]{0,200}\\b(?:candidate|applicant|employee|person|individual|new hire|post ?holder)\\b[^\\n]{0,200}|\\s*(?:[-*•]\\s+)?))${pronoun}`;
const THEIRS = "own|team|work|skills?|experience|role|manager|colleagues|day|job|duties|cv|line manager";
const LANGUAGES =
  "english|french|german|spanish|italian|dutch|polish|portuguese|romanian|arabic|mandarin|japanese|welsh";
const NATIONS =
  "british|uk|eu|us|american|irish|english|scottish|welsh|european|german|french|austrian|swiss|polish|italian|spanish|dutch|indian|australian|canadian";
const SCHOOLS =
  "(?:top|leading|elite|prestigious|good|russell group|ivy league|oxbridge)(?:[- ](?:tier|ranked))?(?: (?:university|universities|schools?|institutions?))?";

const WORKERS =
  "accountant|apprentice|applicant|assistant|baker|bookkeeper|builder|candidate|care worker|carer|cashier|chef|cleaner|cook|developer|dispatcher|driver|electrician|employee|engineer|graduate|joiner|mechanic|nanny|nurse|operative|painter|person|picker|plumber|programmer|receptionist|recruit|secretary|server|supervisor|teacher|technician|trainee|tutor|waiter|worker";
const ONE = "man|woman|lady|gentleman|girl|boy|male|female";
const MANY = "men|women|ladies|gentlemen|girls|boys|males|females";
const MUST_BE = "(?<=\\b(?:must|should|has to|have to|need to) be )";
const FAITHS = "christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist";
const MINORITIES = "gays|lesbians|homosexuals";
const GROUPS = `${MANY}|christians?|muslims?|catholics?|hindus?|jews?|whites?|white british|foreigners|immigrants|migrants|germans|poles|disabled people|older people|old people|pensioners`;
/** Wanted as an employee, not looked after, taught or served. */
const SOUGHT =
  "(?<=\\b(?:is|be|want|wants|wanted|need|needs|seek|seeks|seeking|look for|looking for|require|requires|hire|hiring|for|prefer|ideal) (?:an? |the )?(?:(?!to |with |help)\\p{L}+(?:-\\p{L}+)? ){0,2})";
const SERVED = "(?<!\\b(?:car(?:e|es|ed|ing)|cooks?|shops?|drives?) for (?:an? |the )?(?:\\p{L}+ ){0,2})";
const WANTED = SERVED + SOUGHT;
const FIRST = "(?<=^|[\\n.!?:] ?|[-*•] )";
const YEARS = "(?: years?)?(?: old| of age)?";
const NO_MEASURE =
  "(?! ?(?:%|minutes?|hours?|days?|weeks?|months?|seconds?|miles|km|kg|degrees|people|users|customers|calls|pupils|pages|points))";

/** What says, in one sentence with a group of people, that somebody of that group is sought. */
const SOUGHT_BEFORE =
  "(?<=\\b(?:we (?:would like|want|need|seek|look for|are looking for|are seeking|only hire|only take|hire only)|suited to|suitable for|ideal for|must be|should be|has to be|join a team of)\\b[^.\\n]{0,40} )";
const SOUGHT_AFTER =
  "(?=[^.\\n]{0,40} (?:wanted|required|needed|sought|preferred|desired)\\b|(?: for| with) (?:this (?:job|role|ward|post|shift)|fault finding|ambition|drive)\\b)";

export const PHRASES: readonly Phrase[] = [
  {
    pattern: `${MUST_BE}(?:an? )?(?:practising |committed |devout )?(?:${FAITHS})s?(?! \\p{L})`,
    named: true,
    instead: "at ease with people of every faith",
    why: "belief",
  },
  {
    pattern: `(?:${GROUPS}|${MINORITIES}) (?:cannot|will not|won['’]t) be (?:considered|hired|accepted)`,
    named: true,
    instead: "everybody is considered",
    why: "groups",
  },
  {
    pattern: `${MUST_BE}(?:straight|heterosexual)(?=[.,;!\\n]|$)|no (?:${MINORITIES})`,
    instead: "respectful",
    why: "groups",
  },
  {
    pattern:
      "(?:state|give|name|indicate|include|tell us) your " +
      "(?:marital status|religion|age|date of birth|number of children)",
    instead: "say when you could start",
    why: "family",
  },
  {
    pattern:
      "(?<=\\bare you )an? (?:busy |stay[- ]at[- ]home )?" +
      "(?:mum|mom|mother|housewife)(?= (?:with|who|looking))",
    instead: "somebody",
    why: "family",
  },
  {
    pattern:
      "(?<=\\b(?:suits?|suitable for|suited to|ideal for|perfect for) )an? (?:active )?" +
      "(?:retired|elderly|mature|older) (?:gentleman|lady|man|woman|person|couple)",
    instead: "anybody",
    why: "age",
  },
  { pattern: "and at most \\d+ years(?= of experience|['’] experience)", instead: "years", why: "age" },
  {
    pattern: "(?:at most|no more than|not more than|a maximum of) \\d+ years(?:['’]| of) experience",
    instead: "experience",
    why: "age",
  },
  {
    pattern: "over-?qualified (?:candidates|applicants|people) (?:will not be considered|need not apply)",
    instead: "everybody who wants this work is welcome",
    why: "age",
  },
  {
    pattern: "(?<=\\byou )have no (?:health|medical|back|physical) (?:problems?|conditions?|issues?)",
    instead: "can do this work, with adjustments",
    why: "disability",
  },
  { pattern: "physically perfect", instead: "able to do this work, with adjustments", why: "disability" },
  {
    pattern:
      "(?:trade )?union members (?:need not|should not|must not|may not) apply|no (?:trade )?union members",
    instead: "everybody is welcome to apply",
    why: "groups",
  },
  {
    pattern: "your (?:current|present|last|previous) (?:salary|pay|wages?|earnings)",
    instead: "the pay that you hope for",
    why: "earnings",
  },
  {
    pattern: "your (?:last|latest|recent) (?:\\p{L}+ )?pay ?slips?",
    instead: "your CV",
    why: "earnings",
  },
  {
    pattern: `${FIRST}(?:not|no) (?:older|younger) than \\d\\d${NO_MEASURE}(?! years (?:old|of age))|${FIRST}age:? (?:under|over|below|above|up to) \\d\\d`,
    instead: "all ages welcome",
    why: "age",
  },
  { pattern: "only native speakers|native speakers only", instead: "fluent speakers", why: "origin" },
  {
    pattern: "(?:only )?healthy (?:people|applicants|candidates|persons)(?: only| wanted| preferred)",
    instead: "everybody who can do this work, with adjustments",
    why: "disability",
  },
  {
    pattern: `only (?:${NATIONS}) (?:citizens|nationals|passport holders|people|candidates|applicants) (?:may|can|should|need) apply`,
    named: true,
    instead: "people with the right to work here may apply",
    why: "origin",
  },
  {
    pattern: `(?:only (?:hire|take|employ)|(?:hire|take|employ) only) (?:${GROUPS})`,
    instead: "hire everybody",
    why: "groups",
  },
  {
    pattern:
      "no (?:single )?(?:mothers|mums|fathers|parents)(?= please|[.,;!\\n]|$)|not for (?:the )?(?:over|under)[- ]?\\d\\ds?",
    instead: "open to everybody",
    why: "groups",
  },
  {
    pattern: "(?:unmarried|single|married) (candidates?|applicants?|person|people)",
    instead: "$1",
    why: "family",
  },
  {
    pattern: "native of \\p{Lu}\\p{L}+|born (?:and (?:bred|raised) )?(?:in|and) (?=\\p{Lu}|bred)",
    named: true,
    instead: "person who knows the area",
    why: "origin",
  },
  { pattern: "sales ?girls?|sales ?lad(?:y|ies)|shop ?girls?", instead: "sales assistant", why: "gender" },
  {
    pattern: `(?:an? )?age (?:group|range|bracket)(?: is| of|:)? ?\\d\\d ?(?:-|–|to|and) ?\\d\\d(?=[.,;\\n]|$)`,
    instead: "all ages welcome",
    why: "age",
  },
  {
    pattern:
      "(?:an? )?(?:catholic|christian|muslim|jewish|hindu) (?:background|faith|belief)s?(?= (?:is )?(?:required|preferred|needed|essential))",
    named: true,
    instead: "respect for every faith",
    why: "belief",
  },
  { pattern: "hot (waitress(?:es)?|girls?|staff)", instead: "friendly $1", why: "looks" },
  { pattern: "slim(?= and|,)", instead: "friendly", why: "looks" },
  { pattern: "(?<=\\b(?:team|bunch|gang) of )(?:bros|boys|lads)", instead: "people", why: "gender" },
  {
    pattern: `(?<=\\b(?:candidates?|applicants?|you) (?:must|should|may|can)(?:not)? (?:not )?)be (?:over|older than|above) (?:[3-9]\\d|2[5-9])${NO_MEASURE}${YEARS}|(?<=\\b(?:candidates?|applicants?|you) (?:must|should|may) )not be (?:over|older than|above) \\d\\d${NO_MEASURE}${YEARS}`,
    instead: "be able to do this work, at any age",
    why: "age",
  },
  {
    pattern: `(?<=\\b(?:wanted|required|needed|sought|male|female|\\([mf]\\))\\b[^.\\n]{0,30}[ ,])(?:maximum|max\\.?|up to|not over|under) \\d\\d years`,
    instead: "of any age",
    why: "age",
  },
  { pattern: "\\((?:m|f|male|female)\\)", instead: "(all genders)", why: "gender" },
  {
    pattern:
      "(?<!\\b(?:with|support|help|teach|coach|for|of|to)(?:s|es|ing)? (?:the )?)(?:energetic|dynamic|motivated|hungry|ambitious|fresh|fit) young people",
    instead: "motivated people",
    why: "age",
  },
  {
    pattern: `(?:male|female|foreign|disabled|older|elderly|mothers?|fathers?|parents?|${MANY})(?: (?:${WORKERS})s?)?(?: with [^.\\n]{1,30})? (?:need not|should not|may not|cannot|must not|do not) apply|(?:male|female|foreign|disabled|older|elderly) (?:${WORKERS})s? (?:will not be|are not) (?:considered|accepted|wanted|hired)`,
    instead: "everybody is welcome to apply",
    why: "groups",
  },
  {
    pattern: `do(?:es)? not (?:employ|hire|take on|want|accept) (?:${GROUPS}|mothers)`,
    instead: "employ everybody",
    why: "groups",
  },
  {
    pattern: `(?<=\\b(?:we|i|would) )prefer (?:${GROUPS}|an? (?:${ONE}))`,
    instead: "welcome everybody",
    why: "groups",
  },
  { pattern: `(?:${MANY}) (?:needed|wanted|required|sought)`, instead: "people wanted", why: "gender" },
  {
    pattern: `no(?: one|body| (?:${WORKERS})s?| ?people) (?:over|above|older than|under|below)(?: the age of)? (?:[2-9]\\d)${NO_MEASURE}${YEARS}`,
    instead: "people of all ages",
    why: "age",
  },
  {
    pattern: `(?:${WORKERS})s? (?:aged )?between \\d\\d and \\d\\d${YEARS} (?:only|wanted|preferred)`,
    instead: "people of all ages",
    why: "age",
  },
  {
    pattern: `(?<=\\b(?:wanted|needed|required|sought|candidate)\\b[^.\\n]{0,40})aged \\d\\d ?(?:-|–|to|and) ?\\d\\d${YEARS}`,
    instead: "of any age",
    why: "age",
  },
  {
    pattern: `(?<=\\b(?:you are|you're) [^.\\n]{0,40})(?:under|below|younger than) \\d\\d${NO_MEASURE}${YEARS}`,
    instead: "of any age",
    why: "age",
  },
  {
    pattern: "(?<=\\bwho (?:is|are) (?:still )?|\\byou are (?:still )?)young(?! people| person| at heart)",
    instead: "keen",
    why: "age",
  },
  { pattern: "young(?:er)? (talents?|professionals?|hires?|blood)", instead: "$1", why: "age" },
  { pattern: `(?:lady|woman|girl) (${WORKERS})`, instead: "$1", why: "gender" },
  { pattern: "headmasters|headmistresses", instead: "headteachers", why: "gender" },
  { pattern: "headmaster|headmistress", instead: "headteacher", why: "gender" },
  {
    pattern: `preferably (?:an? )?(?:${NATIONS})(?! (?:standards?|law|market|experience))`,
    named: true,
    instead: "with the right to work here",
    why: "origin",
  },
  {
    pattern: `(?:hold|have|holding|holder of) an? (?:${NATIONS}|eu|uk) passport`,
    named: true,
    instead: "have the right to work here",
    why: "origin",
  },
  { pattern: "pretty (?:smile|face|girls?)", instead: "friendly manner", why: "looks" },
  {
    pattern:
      "good[- ]looking (hostess(?:es)?|waiters?|waitress(?:es)?|staff|person|man|woman|receptionists?|candidates?)",
    instead: "friendly $1",
    why: "looks",
  },
  {
    pattern:
      "(?<=\\b(?:must|should|may|do) )not (?:have|suffer from) (?:any )?(?:health|medical|back) (?:problems?|conditions?|issues?)",
    instead: "be able to do this work, with adjustments",
    why: "disability",
  },
  {
    pattern: "(?<=\\byou )are (?:fit(?:,| and) )?healthy",
    instead: "can do this work, with adjustments",
    why: "disability",
  },
  {
    pattern: "(?:have )?never been (?:off sick|ill)",
    instead: "are there when others count on you",
    why: "disability",
  },
  {
    pattern: "(?:a|your)(?: recent)? photo(?:graph)? (?:with|and|in|on|to) (your (?:cv|application|letter))",
    instead: "$1",
    why: "looks",
  },
  {
    pattern: `(?<=\\b(?:${WORKERS}|you|they)s? (?:is|are|(?:must|should|will) be) )attractive`,
    instead: "friendly",
    why: "looks",
  },
  {
    pattern: `(?<=\\bbe )of (?:\\p{L}+ern )?(?:${NATIONS}|asian|african|arab|slavic) (?:origin|descent|heritage)`,
    named: true,
    instead: "somebody with the right to work here",
    why: "origin",
  },
  {
    pattern: `(${LANGUAGES}) (?:must|should|has to) be your (?:mother tongue|first language|native language)`,
    named: true,
    instead: "fluent $1 is needed",
    why: "origin",
  },
  {
    pattern: "(?<=\\b(?:must|may|can|should) )not be (?:disabled|pregnant|ill|overweight)",
    instead: "be able to do this work, with adjustments",
    why: "disability",
  },
  {
    pattern: `(?<=\\b(?:candidate|applicant|person)\\b[^.\\n]{0,20})(?:male|female)`,
    instead: "anybody",
    why: "gender",
  },
  {
    pattern: `only (?:practising |committed |devout )?(?:${GROUPS}) (?:need|may|should|can|must) apply`,
    instead: "everybody is welcome to apply",
    why: "groups",
  },
  {
    pattern: `(?:${GROUPS}|${ONE}) (?:(?:${WORKERS})s? )?(?:only|(?:is |are )?(?:strongly )?preferred|need apply)(?! (?:groups?|classes|class|schools?|wards?|rooms?)\\b|(?: for| in| on| at) (?:our|their|the) (?:ward|school|house))`,
    named: true,
    instead: "everybody is welcome",
    why: "groups",
  },
  {
    pattern: `preference (?:is|will be|goes) (?:given )?to (?:${GROUPS})|preferably (?:an? )?(?:${ONE}|${MANY})`,
    instead: "everybody is welcome",
    why: "groups",
  },
  { pattern: `only (?:${GROUPS})(?= (?:can|could|will|are)\\b)`, instead: "those who", why: "groups" },
  {
    pattern: `no (?:${GROUPS}|disabled|old|older) (?:${WORKERS})s?|no (?:${GROUPS})(?! (?:without|who|are))`,
    instead: "everybody is welcome",
    why: "groups",
  },
  {
    pattern:
      "not (?:suitable|suited) for (?:disabled people|people with (?:a )?disabilit(?:y|ies)|wheelchair users|women|men|older people|anybody over \\d\\d)",
    instead: "open to everybody, with adjustments where they help",
    why: "disability",
  },
  {
    pattern: `(?:an? )?(?:maximum|max\\.?|upper) age(?: limit)?(?: is| of|:)? ?\\d\\d${NO_MEASURE}${YEARS}|age limit(?: is| of|:)? ?\\d\\d${NO_MEASURE}${YEARS}`,
    instead: "all ages welcome",
    why: "age",
  },
  {
    pattern: `(?:${WORKERS})s? (?:over|above|older than|under|below) (?:the age of )?\\d\\d${YEARS} (?:will not|need not|should not|cannot|are not|will be rejected)[^.\\n]*`,
    instead: "all ages are welcome",
    why: "age",
  },
  {
    pattern: `(?<=\\b(?:${WORKERS}|you|they)s? (?:should|must|will|need to|has to|have to|can only) )be (?:(?:aged )?(?:between )?\\d\\d ?(?:-|–|to|and) ?\\d\\d${NO_MEASURE}|(?:under|below|younger than) \\d\\d${NO_MEASURE}|(?:over|above|older than) [3-9]\\d${NO_MEASURE})${YEARS}`,
    instead: "be able to do this work, at any age",
    why: "age",
  },
  {
    pattern: `preferably (?:aged )?(?:under|below|between|younger than|not over) \\d\\d${NO_MEASURE}(?: (?:and|to) \\d\\d)?${YEARS}`,
    instead: "of any age",
    why: "age",
  },
  {
    pattern: `${FIRST}age:? ?(?:between )?\\d\\d ?(?:-|–|to|and) ?\\d\\d${YEARS}`,
    instead: "any age",
    why: "age",
  },
  {
    pattern: `(?:${ONE}),? (?:aged )?\\d\\d ?(?:-|–|to) ?\\d\\d${NO_MEASURE}${YEARS}`,
    instead: "of any age",
    why: "age",
  },
  {
    pattern: `${FIRST}(?:${MANY}) aged \\d\\d ?(?:-|–|to|and) ?\\d\\d`,
    instead: "people of any age",
    why: "age",
  },
  {
    pattern:
      "(?<!\\b(?:with|support|help|teach|coach|for|of|to|protect)(?:s|es|ing)? (?:the )?|\\b(?:boys|girls) and )young(?:er)? (?:men|women|ladies|lads|girls|boys|gentlemen)",
    instead: "people",
    why: "age",
  },
  {
    pattern:
      "(?<!\\b(?:with|support|help|teach|coach|of|to|protect)(?:s|es|ing)? (?:an? |the )?)young(?:er)? (?:man|woman|lady|lad|girl|boy|gentleman|chap|fellow)",
    instead: "person",
    why: "age",
  },
  { pattern: `(?:attractive )?young(?:er)? (?:female |male )?(${WORKERS})`, instead: "$1", why: "age" },
  { pattern: "youngsters(?= with (?:energy|drive)|,? apply| wanted| needed)", instead: "people", why: "age" },
  { pattern: "youngster(?= for (?:the|our|this)| wanted| needed)", instead: "person", why: "age" },
  { pattern: "(?:mature|older) (?:lady|woman|man|gentleman)", instead: "experienced person", why: "age" },
  { pattern: `(?:female|male) (${WORKERS})(?=s?\\b)`, instead: "$1", why: "gender" },
  {
    pattern: "(?:kitchen|tea|errand|delivery|office|bar|shop) (?:boy|girl|lad)",
    instead: "assistant",
    why: "gender",
  },
  {
    pattern:
      "(?:girl|boy|lad|lady)(?= for (?:the|our) (?:front|office|kitchen|bar|reception|phone|shop|desk))",
    instead: "person",
    why: "gender",
  },
  { pattern: "lads|blokes|chaps", instead: "people", why: "gender" },
  { pattern: "lad|bloke|chap", instead: "person", why: "gender" },
  {
    pattern: `${WANTED}(?:man|woman|lady|gentleman|girl|boy)(?! (?:who (?:live|lives|likes|has|is cared)|in (?:our|your|their) care|with ))`,
    instead: "person",
    why: "gender",
  },
  { pattern: "motherly|grandmotherly|fatherly|matronly", instead: "warm", why: "gender" },
  {
    pattern: `(?<=\\b(?:the|an?|each|every) (?:${WORKERS})\\b[^.\\n]{0,40} )(?:his|her)(?= \\p{L})`,
    instead: "their",
    why: "gender",
  },
  {
    pattern: `(?<=\\bbe )an? (?:${NATIONS}) (?:national|citizen|passport holder)`,
    named: true,
    instead: "somebody with the right to work here",
    why: "origin",
  },
  {
    pattern: "without (?:an? |any )?(?:foreign |strong )?accent",
    instead: "clearly",
    why: "origin",
  },
  {
    pattern: "no (?:foreign |strong |heavy )?accents?",
    instead: "clear English",
    why: "origin",
  },
  { pattern: `native (${LANGUAGES}) speakers? only`, named: true, instead: "fluent $1", why: "origin" },
  {
    pattern: "(?<=\\b(?:must|should|be|are|is) )(?:good|attractive|nice)[- ]looking",
    instead: "friendly and professional",
    why: "looks",
  },
  {
    pattern: "attractive(?= (?:young|female|receptionist|waitress|hostess|lady|woman|girl))",
    instead: "friendly",
    why: "looks",
  },
  {
    pattern: "(?<=\\b(?:must|should|may|do) )not have (?:any )?(?:children|kids|a family|family commitments)",
    instead: "be free at the hours named here",
    why: "family",
  },
  {
    pattern:
      "(?<=\\b(?:be|are|is) )(?:single|unmarried)(?! (?:point|parents?|mothers?|fathers?|mums?|dads?|households?))(?: (?:with no|without|and (?:no|without)) (?:kids|children|(?:any )?family \\p{L}+))?",
    instead: "free at the hours named here",
    why: "family",
  },
  {
    pattern: "(?:a )?housewife(?= who| wanted| needed| returning)|housewives",
    instead: "anybody",
    why: "family",
  },
  {
    pattern: "not (?:be )?pregnant(?! (?:women|patients|clients))",
    instead: "able to do this work, with adjustments",
    why: "family",
  },
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
  { pattern: "(?<!\\bwe )aggressively", instead: "with energy", why: "gender" },
  { pattern: "aggressive", instead: "keen", why: "gender" },
  { pattern: "dominant", instead: "strong", why: "gender" },
  { pattern: "dominate(?! no)", instead: "do well in", why: "gender" },
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
  { pattern: "guys|(?<!\\bboys (?:and|or) )girls(?!['’]| and boys)", instead: "people", why: "gender" },
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
  {
    pattern: "young(?: and|,)? (?:dynamic|energetic|ambitious|enthusiastic|motivated|hungry)",
    instead: "friendly",
    why: "age",
  },
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
      "(?:with )?no (?:children|kids|dependants|(?:family|child ?care|caring) (?:commitments|obligations|responsibilities|duties))|without (?:children|kids|(?:any )?(?:family|child ?care|caring) (?:commitments|obligations|responsibilities|duties))",
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
    pattern: "own an? (?:car|vehicle)(?! park)|have (?:your|their|an?) own (?:car|vehicle)",
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
  { pattern: `(?:female|male) (\\p{L}+)${SOUGHT_AFTER}`, instead: "$1", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}(?:${ONE})|(?:${ONE})${SOUGHT_AFTER}`, instead: "person", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}(?:${MANY})|(?:${MANY})${SOUGHT_AFTER}`, instead: "people", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}young(?! people (?:who|aged|with))`, instead: "keen", why: "age" },
];
