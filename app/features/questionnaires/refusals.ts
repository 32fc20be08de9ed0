import type { QuestionKey } from "./bank/questions";

type Refusal = {
  /** What asks for it, in a wish about an applicant. */
  asks: RegExp;
  /** What makes it a wish about the work. */
  work?: RegExp;
  reason: string;
  instead: readonly QuestionKey[];
};

const THE_WORK =
  /\b(?:with|for|about|of|to|support\w*|help\w*|teach\w*|protect\w*|safeguard\w*|look(?:s|ing)? after|car(?:e|ing) for|client\w*|patient\w*|resident\w*|pupil\w*|customer\w*|nurs\w*|ward|calls? in|calling in|called in|cover)\b/i;

/** Equality Act 2010, sections 4 to 12 and 60; Rehabilitation of Offenders Act 1974, section 4. */
const REFUSALS: readonly Refusal[] = [
  {
    asks: /\b(?:pregnan\w*|marri(?:ed|age)|marital|single|divorc\w*|husband|wife|spouse|boyfriend|girlfriend|maternity|breastfe\w*|famil(?:y|ies) plan\w*|child ?less|(?:have|has|having|want\w*|plan\w*|got|any|expecting|more) (?:to have |for |a |any )?(?:child\w*|kids?|bab(?:y|ies)|famil(?:y|ies))|child ?care|schwanger\w*|kinder(?:wunsch)?|verheiratet|familienplanung)\b/i,
    work: /\b(?:pregnant (?:women|patients|clients)|with (?:children|kids)|married couples|single (?:room|dish|family)|maternity (?:ward|unit|care))\b/i,
    reason:
      "We write no question about pregnancy, children or marriage: the law protects them, and no answer may count. If it is the hours that matter, ask about the hours.",
    instead: ["hours", "rotaChange", "beingThere"],
  },
  {
    asks: /\b(?:how old|(?:are|is|they|she|he|nobody|anyone|someone) (?:over|under|above|below|older than|younger than) \d\d|what age|their age|date of birth|year of birth|birthday|birth year|too old|too young|young enough|retire\w*|wie alt|geburtsdatum|(?:^| )age$|alter)\b|^age\b/i,
    work: /\bage (?:group|range|checks?|verification)|verify(?:ing)? age|retire\w* (?:home|village)/i,
    reason:
      "We write no question about age: the law protects it, and it says nothing about the work. If experience or new ways of working matter, ask about those.",
    instead: ["hardest", "fromBeginning", "nextForYou"],
  },
  {
    asks: /\b(?:disab\w*|health (?:problem|condition|issue)s?|healthy|medical (?:condition|history)|ill(?:ness\w*)?|sick\w*|mental(?:ly)? (?:health|ill\w*|stable|issues?|problems?)|depress\w*|chronic\w*|bad back|back problems|hiv|schwerbehind\w*|behinder\w*|krank\w*|gesund\w*|blind|deaf|wheelchair)\b/i,
    work: THE_WORK,
    reason:
      "We write no question about health, illness or disability: before an offer the law hardly ever allows one. Ask about the work itself, and what somebody needs for it can be settled later.",
    instead: ["onYourFeet", "hardDay", "hours"],
  },
  {
    asks: /\b(?:national(?:ity|ities)|ethnic\w*|race|racial|immigra\w*|foreign(?:er|ers)|skin colou?r|native (?:speaker|english|german)\w*|mother tongue|accent|passport|citizen\w*|where (?:are|do|did) (?:they|he|she|you) (?:really |originally )?(?:come )?from|born|herkunft|staatsangehörig\w*|muttersprach\w*|ausländer\w*)\b/i,
    work: /\b(?:passport (?:control|checks?|office)|citizens? advice|customer|born (?:leader|seller))\b/i,
    reason:
      "We write no question about origin, nationality or mother tongue: the law protects them. The form asks everybody for the right to work; ask here how well somebody speaks a language.",
    instead: ["languageLevel", "languageGap", "languageAnswer"],
  },
  {
    asks: /\b(?:religio\w*|church|muslim\w*|christian\w*|jew(?:ish|s)?|hindu\w*|catholic\w*|pray\w*|faith|god|head ?scar\w*|hijab|ramadan|kirche|glaube\w*|konfession)\b/i,
    work: /\b(?:teach\w*|religious education|good faith|patients?|residents?|customers?)\b/i,
    reason:
      "We write no question about faith: the law protects it. If certain days or tasks matter, ask about those of everybody.",
    instead: ["hours", "background", "leastLiked"],
  },
  {
    asks: /\b(?:gay|lesbian|bisexual|homosexual\w*|hetero\w*|sexual\w*|sex life|trans(?:gender|sexual)?|gender|man or (?:a )?woman|woman or (?:a )?man|male or female|is (?:it|this|he|she) a (?:man|woman)|a (?:real )?man|geschlecht|schwul|lesbisch)\b/i,
    work: /\b(?:sexual health|harass\w*|gender (?:equality|pay))\b/i,
    reason:
      "We write no question about sex, gender or whom somebody loves: the law protects them, and they have nothing to do with the work.",
    instead: ["notAlone", "background", "hardest"],
  },
  {
    asks: /\b(?:politic\w*|vote[ds]?|voting|trade union\w*|union member\w*|in a union|party member\w*|brexit|gewerkschaft\w*|partei\w*)\b/i,
    work: /\b(?:negotiat\w*|office politics|works council)\b/i,
    reason:
      "We write no question about politics or a trade union: it is nobody's business at work, and the law forbids that a union member is turned down for it.",
    instead: ["spokeUp", "disagreement", "unpopular"],
  },
  {
    asks: /\b(?:attractive|good[- ]?looking|pretty|beautiful|handsome|sexy|fat|overweight|slim|how much do they weigh|their weight|tattoo\w*|piercing\w*|physical appearance|their looks|photo(?:graph)? of|hübsch|aussehen)\b/i,
    work: /\b(?:presentation|design\w*|dishes|shop windows?|studio|tattooing)\b/i,
    reason:
      "We write no question about looks: they say nothing about the work, and the answer can touch what the law protects. Ask how somebody deals with people.",
    instead: ["realNeed", "explain", "severalWaiting"],
  },
  {
    asks: /\b(?:criminal\w*|convict\w*|prison|jail|arrest\w*|police record|vorstraf\w*|vorbestraft)\b/i,
    work: /\b(?:prison (?:officer|staff|work)|with (?:prisoners|offenders)|criminal law)\b/i,
    reason:
      "We write no question about convictions: most become spent, and then nobody has to name them. Where the law asks for a check, such as DBS, it comes after the offer. You can ask about trust.",
    instead: ["trusted", "spokeUp", "ownMistake"],
  },
  {
    asks: /\b(?:smok(?:e|es|er|ers|ing)|do(?:es)? (?:they|he|she) drink|drink(?:ing|s)? (?:problem|too much|alcohol)|drunk\w* at work|alcoholi\w*|take drugs|on drugs|drug (?:use|user|test)\w*|in debt|debts|facebook|instagram|social media accounts|rauch(?:er|en)|trinken)\b/i,
    work: /\b(?:smoked|customers?|guests?|patients?|clients?|debts? (?:collect|recover)\w*|chas\w*|market\w*)\b/i,
    reason:
      "We write no question about private life: what somebody does outside work is theirs. If it is about being fit to begin on time, ask about that.",
    instead: ["beingThere", "promise", "notSafe"],
  },
  {
    asks: /\b(?:stupid|idiots?|morons?|dumb|retard\w*|arseholes?|assholes?|wankers?|fuck\w*|shit\w*|bitch\w*|snowflakes?|losers?|blöd|dumm|arschloch)\b/i,
    reason:
      "We would not put this to an applicant: it judges a person, and no answer would tell you anything. These ask for what you may want to know.",
    instead: ["fromBeginning", "ownMistake", "hardToHear"],
  },
];

/** Null when nothing speaks against a question. */
export const refusalOf = (wish: string): Pick<Refusal, "reason" | "instead"> | null =>
  REFUSALS.find(({ asks, work }) => asks.test(wish) && work?.test(wish) !== true) ?? null;
