import {
  AT_WORK,
  anyOf,
  BE,
  CHILDREN,
  ended,
  NAMES_WORK,
  OTHERS,
  PARENT,
  SOMEBODY,
  THEIR,
  THEY,
  YOUNG,
} from "./bank/about-whom";
import type { QuestionKey } from "./bank/questions";

type Refusal = {
  /** What asks for it, in a wish about an applicant. */
  asks: RegExp;
  /** What makes it a wish about the work. */
  work?: RegExp;
  reason: string;
  instead: readonly QuestionKey[];
};

const FAMILY: Pick<Refusal, "reason" | "instead"> = {
  reason:
    "We write no question about pregnancy, children or marriage: the law protects them, and no answer may count. If it is the hours that matter, ask about the hours.",
  instead: ["hours", "rotaChange", "beingThere"],
};

const PEOPLES =
  "(?:irish|english|british|scottish|welsh|polish|german|french|spanish|italian|dutch|portuguese|romanian|bulgarian|ukrainian|russian|indian|pakistani|nigerian|brazilian|chinese|filipino|turkish|african|asian|arab|european|american|black|white|brown|roma|gyps(?:y|ies)|travellers?)s?";
const MEN = "(?:wom[ae]n|m[ae]n|females?|males?|lad(?:y|ies)|girls?|boys?|lads?|fellas?|blokes?)";

/** Equality Act 2010, sections 4 to 12 and 60; Rehabilitation of Offenders Act 1974, section 4. */
const REFUSALS: readonly Refusal[] = [
  {
    ...FAMILY,
    asks: anyOf(
      `${THEIR} (?:\\p{L}+ )?${YOUNG}(?!['’]s| protection)`,
      ended("(?:children|kids|famil(?:y|ies)) of (?:their|her|his|your) own", "own (?:children|kids)"),
      `${THEIR} (?:husband|wife|spouse|boyfriend|girlfriend|fianc\\p{L}+|partner(?! \\p{L}+(?:s|ies|tion)\\b))`,
      `who(?:['’]ll)? .{0,20}(?:mind|look|collect|pick|watch|drop|take care)\\w* .{0,30}${CHILDREN}`,
      `(?:look\\w* after|car(?:e|es|ing) for|mind\\w*) ${THEIR} (?:\\p{L}+ )?(?:parents?|mother|father)`,
      `off (?:work )?(?:when|if|with|because) .{0,30}${YOUNG}`,
    ),
    work: anyOf(
      `(?:(?!child|kid)${OTHERS}|(?:a|the|new) (?:m[ou]m|mother|father|dad|man|woman)s?) .{0,80}${THEIR}`,
    ),
  },
  {
    ...FAMILY,
    asks: anyOf(
      "pregnan\\p{L}*|marri(?:ed|age)|marital|divorc\\p{L}*|husbands?|wife|wives|spouses?|boyfriend|girlfriend",
      "(?:maternity|paternity|parental) leave|maternity|breastfe\\p{L}*|famil(?:y|ies) plan\\p{L}*|child ?less",
      "child ?care|child ?mind\\p{L}+|baby ?sit\\p{L}*|school run(?! by)|depend[ae]nts|widow(?:ed|er)?|fianc[eé]e?",
      "schwanger\\p{L}*|kinder(?:wunsch)?|verheiratet|familienplanung|in the family way|baby bump",
      ended(
        "single",
        "in a (?:\\p{L}+ )?relationship",
        "live\\p{L}* with an? (?:partner|boyfriend|girlfriend)",
      ),
      "single (?:m[ou]m|mam|mother|dad|father|parent|man|woman|person|lad|people)\\p{L}*",
      "(?:family|home) (?:ties|commitments|obligations|circumstances|situation|status|plans|life)",
      "(?:caring|family) responsibilities",
      `(?:have|has|had)(?: ${THEY})?(?: got)? ${CHILDREN}`,
      `(?:got|having|with no|without|no|any|how many|number of|want\\p{L}*|expecting|start\\p{L}*) ${CHILDREN}`,
      `(?:plan\\p{L}*|try\\p{L}*|think\\p{L}*|intend\\p{L}*|hop(?:e|es|ing)) (?:(?:on|for|of|to|having|have) )*${CHILDREN}`,
      `${SOMEBODY} (?:who (?:has|have)|with) ${CHILDREN}`,
      `${BE} ${PARENT}`,
      `(?:mother|m[ou]m|father|dad) of (?:one|two|three|four|five|\\d)`,
      `${BE} (?:expecting(?=\\s*$| (?:or|and|now|soon|again|right|this|next|a baby|twins))|engaged(?=\\s*$| or| to be))`,
      "is she due(?=\\s*$)",
      `(?:is|are) there ${CHILDREN}`,
      `(?:have|has|got) (?:any|some)(?:one|body) .{0,20}(?:mind|look|collect)\\w* .{0,30}${YOUNG}`,
      `(?:^|no )(?:mother|m[ou]m|dad|father)s? (?:of|with) ${CHILDREN}`,
    ),
    work: anyOf(
      "pregnant (?:women|mothers|mums|patients|clients|animals|ewes|mares|cows)|married couples",
      "(?:experienced?|trained|qualified|qualifications?) (?:with|in|of|as|for)|registered|level \\d",
      "(?:good|great|work\\p{L}*|deal\\p{L}*|patient|talk\\p{L}*|speak\\p{L}*) (?:with|to)|registering",
      "(?:support|help|advis|counsel|treat|teach)ing|nursing|midwi\\p{L}+|wards?|class(?:es|room)?|groups?|rooms?",
      `${OTHERS}['’]s?`,
    ),
  },
  {
    asks: anyOf(
      "how old|what age|their age|date of birth|year of birth|birthday|birth year|too old|too young|young enough",
      "retir\\p{L}*|wie alt|geburtsdatum|alter|age$|^age(?= of )",
      `(?:${BE}|${THEY}|is|are) (?:over|under|above|below|older than|younger than) \\d\\d`,
      "(?:over|under) \\d\\d(?:['’]?s)? only|only (?:over|under) \\d\\d",
      `(?:${BE}|${SOMEBODY}) ${ended("young(?:er|ish|ster)?", "old(?:er)?", "elderly", "middle[- ]aged")}`,
      "no (?:old|young)(?:er)? (?:people|ones|candidates|applicants)",
      `in ${THEIR} (?:teens|twenties|thirties|forties|fifties|sixties|\\d0['’]?s)`,
      `(?:what|which) year (?:did|were|was) ${THEY}|when (?:were|was) ${THEY} born|born (?:in|before|after) \\d+`,
      `(?:close|near|until|before|from) (?:to )?(?:${THEIR} )?pension`,
    ),
    work: anyOf(
      `age (?:group|range|checks?|verification)|verify(?:ing)? age|retire\\p{L}* (?:home|village|plan\\p{L}*)|people of`,
      `${OTHERS} (?:of|at|below|above)|how old (?:are|is) (?:the |their )?${OTHERS}`,
    ),
    reason:
      "We write no question about age: the law protects it, and it says nothing about the work. If experience or new ways of working matter, ask about those.",
    instead: ["hardest", "fromBeginning", "nextForYou"],
  },
  {
    asks: anyOf(
      "disab\\p{L}*|(?:health|medical) (?:problem|condition|issue|histor)\\p{L}*|ill(?:ness\\p{L}*)?",
      "sick\\p{L}*|mental(?:ly)? (?:health|ill\\p{L}*|stable|issues?|problems?)|depress\\p{L}*|chronic\\p{L}* (?:pain|condition|disease)s?",
      "healthy(?! (?:menu|meal|food|eat|diet|option|snack|liv|lifestyle))",
      "bad (?:back|knees?|hip)|back (?:problems|trouble)|hiv|blind|deaf|wheelchair",
      "schwerbehind\\p{L}*|behinder\\p{L}*|krank\\p{L}*|gesund\\p{L}*",
      `${THEIR} (?:\\p{L}+ )?health|off (?:work )?(?:with|for) stress|burn(?:ed|t) out`,
      `(?:have|has|had|got|suffer\\p{L}*|${BE})(?: (?:${THEY}|from|with|any|ever|been))* (?:diabet|epilep|asthma|cancer|autis|adhd|dyslex|anxiety|arthritis)\\p{L}*`,
      `(?:${BE} (?:on|taking)|(?:do|does) ${THEY} take)(?: any)? (?:medication|medicines?|tablets|pills|antidepressants)`,
    ),
    work: anyOf(AT_WORK, "^(?:learning|intellectual) disabilit\\p{L}+$|(?<!no )people with"),
    reason:
      "We write no question about health, illness or disability: before an offer the law hardly ever allows that. Ask about the work itself, and what somebody needs for it can be settled later.",
    instead: ["onYourFeet", "hardDay", "hours"],
  },
  {
    asks: anyOf(
      "national(?:ity|ities)|ethnic\\p{L}*|race|racial|immigra\\p{L}*|foreign(?:er|ers)|skin colou?r|mother tongue",
      "native (?:speaker|english|german|irish)\\p{L}*|accent|passport|citizen\\p{L}*|born",
      "herkunft|staatsangehörig\\p{L}*|muttersprach\\p{L}*|ausländer\\p{L}*",
      `where(?:['’]s| is| are| do| does| did)? ${THEY}(?: is| are)? (?:really |originally )?(?:come |comes )?from`,
      `(?:what|which) country (?:are|is|do|does|did) ${THEY}`,
      `${BE} ${ended(PEOPLES)}`,
      `(?:only|no|not|prefer\\p{L}*|want\\p{L}*) (?:an? |any )?${PEOPLES} (?:people|persons?|candidates?|applicants?|only)`,
    ),
    work: anyOf(
      "passport (?:control|checks?|office)|citizens? advice|customer|born (?:leader|seller)",
      "race ?days?",
    ),
    reason:
      "We write no question about origin, nationality or mother tongue: the law protects them. The form asks everybody for the right to work; ask here how well somebody speaks a language.",
    instead: ["languageLevel", "languageGap", "languageAnswer"],
  },
  {
    asks: anyOf(
      "religio\\p{L}*|church|mosque|synagogue|muslim\\p{L}*|islam\\p{L}*|christian\\p{L}*|jew(?:ish|s)?|hindu\\p{L}*",
      "catholic\\p{L}*|protestants?|anglicans?|methodists?|presbyterians?|mormons?|jehovah\\p{L}*|sikhs?|buddhists?",
      "atheists?|agnostics?|believers?|(?:what|which) parish|parishioners?|bapti[sz]ed|christened|pray\\p{L}*|faith|god|bible",
      "head ?scar\\p{L}*|hijab|turban|ramadan|sabbath|shabbat|kirche|glaube\\p{L}*|konfession",
      "(?:go(?:es|ing)?|went|been|attend\\p{L}*|com(?:e|es|ing)) (?:to )?(?:(?:daily|sunday|weekly|morning) )?mass|mass[- ]?goers?",
      "believ\\p{L}+ in (?:anything|heaven)|keeps? (?:kosher|halal|lent)",
    ),
    work: anyOf(
      "teach\\p{L}*|good faith|(?:play|cook|cater|clean|sell|driv|tak|bring)ing|all (?:religions|faiths)|patients?|residents?|customers?",
    ),
    reason:
      "We write no question about faith: the law protects it. If certain days or tasks matter, ask about those of everybody.",
    instead: ["hours", "background", "leastLiked"],
  },
  {
    asks: anyOf(
      "gay|lesbian|bisexual|queer|lgbt\\p{L}*|homosexual\\p{L}*|hetero\\p{L}*|sexual\\p{L}*|sex life|gender",
      "same[- ]sex|trans(?:gender|sexual)?|man or (?:a )?woman|woman or (?:a )?man|male or female|is (?:it|this) a (?:man|woman)",
      "a (?:real )?man|geschlecht|schwul|lesbisch",
      `${BE} ${ended("straight", MEN)}|(?:likes?|into) ${ended("men", "women", "boys", "girls")}|${MEN} (?:only|prefer\\p{L}*)`,
      `(?:only|prefer\\p{L}*|wants?|needs?|looking for) (?:an? |only )*${ended(MEN)}`,
    ),
    work: anyOf("sexual health|harass\\p{L}*|gender (?:equality|pay)"),
    reason:
      "We write no question about sex, gender or whom somebody loves: the law protects them, and they have nothing to do with the work.",
    instead: ["notAlone", "background", "hardest"],
  },
  {
    asks: anyOf(
      "politic\\p{L}*|vote[ds]?|voting|trade union\\p{L}*|union (?:member\\p{L}*|reps?)|party member\\p{L}*|brexit",
      "(?:in|join\\p{L}*|of|belong\\p{L}* to) (?:an?|the|any) union|siptu|unioni[sz]ed|on strike|gewerkschaft\\p{L}*|partei\\p{L}*",
      `(?:what|which) (?:political )?party (?:do|does|did|are|is) ${THEY} \\p{L}+`,
    ),
    work: anyOf("negotiat\\p{L}*|office politics|works council|(?:work|deal|talk|liais)\\p{L}* with"),
    reason:
      "We write no question about politics or a trade union: it is nobody's business at work, and the law forbids that a union member is turned down for it.",
    instead: ["spokeUp", "disagreement", "unpopular"],
  },
  {
    asks: /\b(?:attractive|good[- ]?looking|pretty|beautiful|handsome|sexy|fat|overweight|slim|how much do they weigh|their weight|tattoo\w*|piercing\w*|physical appearance|their looks|photo(?:graph)? of|hübsch|aussehen)\b/gi,
    work: /\b(?:presentation|design\w*|dishes|shop windows?|studio|tattooing)\b/i,
    reason:
      "We write no question about looks: they say nothing about the work, and the answer can touch what the law protects. Ask how somebody deals with people.",
    instead: ["realNeed", "explain", "severalWaiting"],
  },
  {
    asks: /\b(?:criminal\w*|convict\w*|prison|jail|arrest\w*|police record|vorstraf\w*|vorbestraft)\b/gi,
    work: /\b(?:prison (?:officer|staff|work)|with (?:prisoners|offenders)|criminal law)\b/i,
    reason:
      "We write no question about convictions: most become spent, and then nobody has to name them. Where the law asks for a check, such as DBS, it comes after the offer. You can ask about trust.",
    instead: ["trusted", "spokeUp", "ownMistake"],
  },
  {
    asks: /\b(?:smok(?:e|es|er|ers|ing)|do(?:es)? (?:they|he|she) drink|drink(?:ing|s)? (?:problem|too much|alcohol)|drunk\w* at work|alcoholi\w*|take drugs|on drugs|drug (?:use|user|test)\w*|in debt|debts|facebook|instagram|social media accounts|rauch(?:er|en)|trinken)\b/gi,
    work: /\b(?:smoked|customers?|guests?|patients?|clients?|debts? (?:collect|recover)\w*|chas\w*|market\w*)\b/i,
    reason:
      "We write no question about private life: what somebody does outside work is theirs. If it is about being fit to begin on time, ask about that.",
    instead: ["beingThere", "promise", "notSafe"],
  },
  {
    asks: /\b(?:stupid|idiots?|morons?|dumb|retard\w*|arseholes?|assholes?|wankers?|fuck\w*|shit\w*|bitch\w*|snowflakes?|losers?|blöd|dumm|arschloch)\b/gi,
    reason:
      "We would not put this to an applicant: it judges a person, and no answer would tell you anything. These ask for what you may want to know.",
    instead: ["fromBeginning", "ownMistake", "hardToHear"],
  },
];

/** Null when nothing speaks against a question. */
export const refusalOf = (wish: string): Pick<Refusal, "reason" | "instead"> | null =>
  wish.split(/[.;?!\n]+/).flatMap((said) => REFUSALS.find((refusal) => isAsked(refusal, said)) ?? [])[0] ??
  null;

const isAsked = ({ asks, work }: Refusal, said: string) =>
  [...said.matchAll(asks)].some((found) => !NAMES_WORK.test(said.slice(found.index + found[0].length))) &&
  said.search(work ?? /$^/) < 0;
