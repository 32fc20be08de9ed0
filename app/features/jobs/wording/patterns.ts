/** For nobody with a name. Looking ahead first spares the look behind at every other word. */
export const ofThePerson = (pronoun: string) =>
  `(?=${pronoun})(?<=(?:^|\\n)(?:\\s*(?:[-*•]\\s+)?(?:s?he|they)\\b[^\\n]{0,200}|[^\\n]{0,200}\\b(?:candidate|applicant|employee|person|individual|new hire|post ?holder)\\b[^\\n]{0,200}|\\s*(?:[-*•]\\s+)?))${pronoun}`;
export const THEIRS =
  "own|team|work|skills?|experience|role|manager|colleagues|day|job|duties|cv|line manager";
export const LANGUAGES =
  "english|french|german|spanish|italian|dutch|polish|portuguese|romanian|arabic|mandarin|japanese|welsh";
export const NATIONS =
  "british|uk|eu|us|american|irish|english|scottish|welsh|european|german|french|austrian|swiss|polish|italian|spanish|dutch|indian|australian|canadian";
export const SCHOOLS =
  "(?:top|leading|elite|prestigious|good|russell group|ivy league|oxbridge)(?:[- ](?:tier|ranked))?(?: (?:university|universities|schools?|institutions?))?";

export const WORKERS =
  "accountant|apprentice|applicant|assistant|baker|bookkeeper|builder|candidate|care worker|carer|cashier|chef|cleaner|cook|developer|dispatcher|driver|electrician|employee|engineer|graduate|joiner|mechanic|nanny|nurse|operative|painter|person|picker|plumber|programmer|receptionist|recruit|secretary|server|supervisor|teacher|technician|trainee|tutor|waiter|worker";
export const ONE = "man|woman|lady|gentleman|girl|boy|male|female";
export const MANY = "men|women|ladies|gentlemen|girls|boys|males|females";
export const MUST_BE = "(?<=\\b(?:must|should|has to|have to|need to) be )";
export const FAITHS = "christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist";
export const MINORITIES = "gays|lesbians|homosexuals";
export const GROUPS = `${MANY}|christians?|muslims?|catholics?|hindus?|jews?|whites?|white british|foreigners|immigrants|migrants|germans|poles|disabled people|older people|old people|pensioners`;
/** Wanted as an employee, not looked after, taught or served. */
const SOUGHT =
  "(?<=\\b(?:is|be|want|wants|wanted|need|needs|seek|seeks|seeking|look for|looking for|require|requires|hire|hiring|for|prefer|ideal) (?:an? |the )?(?:(?!to |with |help)\\p{L}+(?:-\\p{L}+)? ){0,2})";
const SERVED = "(?<!\\b(?:car(?:e|es|ed|ing)|cooks?|shops?|drives?) for (?:an? |the )?(?:\\p{L}+ ){0,2})";
export const WANTED = SERVED + SOUGHT;
export const FIRST = "(?<=^|[\\n.!?:] ?|[-*•] )";
export const YEARS = "(?: years?)?(?: old| of age)?";
export const NO_MEASURE =
  "(?! ?(?:%|minutes?|hours?|days?|weeks?|months?|seconds?|miles|km|kg|degrees|people|users|customers|calls|pupils|pages|points))";

/** What says, in one sentence with a group of people, that somebody of that group is sought. */
export const SOUGHT_BEFORE =
  "(?<=\\b(?:we (?:would like|want|need|seek|look for|are looking for|are seeking|only hire|only take|hire only)|suited to|suitable for|ideal for|must be|should be|has to be|join a team of)\\b[^.\\n]{0,40} )";
export const SOUGHT_AFTER =
  "(?=[^.\\n]{0,40} (?:wanted|required|needed|sought|preferred|desired)\\b|(?: for| with) (?:this (?:job|role|ward|post|shift)|fault finding|ambition|drive)\\b)";
