const NUMBER = "(?:\\d+(?:\\.\\d+)?|four|five|six|seven|eight)";
const DAYS = `${NUMBER} (?:working |paid |calendar )?(?:weeks|days)[’']?`;
const MEALS = "lunch(?:es)?|meals?(?! for)|tea|coffee|fruit|milk";
const FREE = `${MEALS}|parking|uniform|gym|entry|travel|tickets?|bus|eye (?:test|exam)|check-ups`;
const FROM = "company|workplace|employer|generous|contributory|matched|government|service|nhs";
const WE = "we(?:[’']ll| will| also)* (?:pay|offer|give|provide|cover|fund)\\b[^.!?\\n]{0,20}\\byour?\\b";
const YOU = "(?:you[’']ll|you will|you) (?:also )?(?:get|receive)\\b";
const FOR_BOTH = "training|courses?|bonus|discount|time off";
const KINDS =
  "(?:(?:an?|the|your|good|great|free|full|paid|company|staff|private|generous|excellent|own) ){0,3}";
const FOR_STAFF =
  "pension(?! \\p{L}+s\\b)|(?:school|bank|paid|long) holidays?|holiday pay|sick pay|" +
  "flexible (?:hours|shifts)|(?:staff|live-in) (?:meals|rooms?|accommodation|parking)|bonus(?:es)?|" +
  "childcare vouchers";
const FOR_YOU = `${FOR_STAFF}|${MEALS}|rooms?|accommodation|uniform|holidays?|phone|van|company car|parking`;
const HOURS = "(?:\\d{1,2}(?:[.,]\\d{1,2}|[¼½¾])?)[- ]?(?:hours?|hrs)";
const DAY = "(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*";

const OFFERS = [
  `${HOURS}(?: (?:a|per|each|every) week|[- /]week(?:ly|s)?|, (?:\\p{L}+ )?(?:days|shifts))`,
  `week (?:has|of|is) (?:about )?${HOURS}`,
  `(?<!\\b(?:opening|office|business|visiting) )hours(?: are|:)\\** (?:\\d|${DAY})`,
  `(?:full|part)[- ]time[^.!?\\n\\d]{0,20}${HOURS}`,
  `(?:we|and) (?:also )?(?:offer|provide) (?:you )?${KINDS}(?:${FOR_STAFF})`,
  `(?:(?:we|and) (?:also )?(?:offer|provide|give) you|${YOU}) ${KINDS}(?:${FOR_YOU})`,
  `${DAYS}(?: of)?(?: paid| annual| a year)? (?:holidays?|leave|vacation|pto)`,
  `${DAYS} (?:plus|and|with) (?:the )?(?:bank|public|statutory) holidays|${DAYS}(?: a year)? off`,
  "paid (?:holidays?|lunch(?:es)?|time off|vacation|sick days|(?:\\p{L}+ )?leave)",
  "annual leave (?:is|of|entitlement|plus)|(?:plus|and|on) your birthday|(?:your )?birthday off",
  `(?:${FROM}) pension(?! \\p{L}+s\\b)`,
  "(?:,|and|plus|with) (?:an? )?pension(?=[,.;]| after| at| of| from)",
  "pension (?:after|at|of|from|match\\w*|plus|and \\d|\\d)|pension scheme applies",
  "\\d ?(?:%|per ?cent) pension|401\\(?k\\)?|company sick pay|life assurance|group insurance",
  "(?:private|company) (?:medical|health|dental)",
  "(?:health|dental|medical|life) (?:insurance|cover) (?:for you|from day|after)",
  "study (?:days|leave)|(?:training|learning|education) (?:budget|allowance)",
  "(?:fees|cpd|cpd points) (?:are )?paid",
  "(?:staff|employee) discount|profit[- ]shar\\w+|(?:annual|yearly|quarterly|christmas) bonus",
  `free (?:${FREE})|season ticket loan|cycle[- ](?:to[- ]work|scheme)`,
  "(?:flexible|flexi) (?:hours|working(?! environment))|flexitime|early finish",
  "you (?:may|can) work from home|(?:one|two|three) days? (?:a week )?(?:from|at) home",
  `${YOU}[^.!?\\n]{0,60}\\b(?:${FOR_BOTH})`,
  `${WE}[^.!?\\n]{0,60}\\b(?:${FOR_BOTH}|exams?|qualifications?|fees|study|uniform)`,
];

const OFFER = new RegExp(`(?<![\\p{L}\\p{N}])(?:${OFFERS.join("|")})(?![\\p{L}\\p{N}])`, "iu");

export const saysWhatIsOffered = (posting: string): boolean => OFFER.test(posting);
