import {
  FAITHS,
  FIRST,
  GROUPS,
  LANGUAGES,
  MANY,
  MINORITIES,
  MUST_BE,
  NATIONS,
  NO_MEASURE,
  ONE,
  SOUGHT_AFTER,
  SOUGHT_BEFORE,
  WANTED,
  WORKERS,
  YEARS,
} from "./patterns";
import type { Phrase } from "./reasons";

/** What a posting says of the person whom it looks for. */
export const WHO_IS_WANTED: readonly Phrase[] = [
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
];

/** Where nothing more exact has been found. */
export const WHOEVER_ELSE_IS_WANTED: readonly Phrase[] = [
  { pattern: `(?:female|male) (\\p{L}+)${SOUGHT_AFTER}`, instead: "$1", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}(?:${ONE})|(?:${ONE})${SOUGHT_AFTER}`, instead: "person", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}(?:${MANY})|(?:${MANY})${SOUGHT_AFTER}`, instead: "people", why: "gender" },
  { pattern: `${SOUGHT_BEFORE}young(?! people (?:who|aged|with))`, instead: "keen", why: "age" },
];
