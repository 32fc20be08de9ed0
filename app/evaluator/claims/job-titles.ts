/** "CSCS card, 2019 – 2024" is no job; "Registered Nurse" and "Ticket Office Clerk" are titles of one. */
export const isOfPaper = (line: string): boolean =>
  REGISTERED_WITH.test(line) || PAPER.test(line.replace(TITLED_BY_PAPER, " "));

const PAPER =
  /\b(?:licen[cs]e[ds]?|certificate|registered|register|permit|visa|card|ticket|citizen|member(?:ship)?|insured|prescriber|diploma|degree|bachelor|b\.?sc|m\.?sc|b\.?a\.?|mba|phd|ged|gcse|a-levels?)\b/i;
const REGISTERED_WITH =
  /\b(?:[Rr]egistered|[Ll]icen[cs]ed|[Mm]ember)\b.*\b(?:with|by|of) (?:the )?[A-Z]{3,}\b/;
const DESK =
  "(?:and|&|support|services?|processing|office|enforcement|sales|desk|customer|applications?|issuing|" +
  "control|payments?)";
const TITLED_BY_PAPER = new RegExp(
  "\\b(?:team|crew|staff|board|cast|floor|faculty|committee|council|kitchen|bar|shop|store|cabin) " +
    "member\\b(?! of\\b)|" +
    "\\b(?:registered|licen[cs]ed|insured) (?:[\\p{L}-]+ ){0,3}?" +
    "(?:(?!driver|number|holder|member)\\p{L}{2,}(?:er|or|ist|ant|ian)|nurse|midwife|manager)\\b|" +
    "\\b(?:licen[cs]e|permits?|visas?|cards?|tickets?|register|membership|citizen|insured) " +
    `(?:${DESK} )*` +
    "(?:officer|clerk|agent|advis[eo]r|administrator|assistant|manager|coordinator|inspector|seller|" +
    "collector|office|services|sales|secretary|analyst|specialist|executive|bank)\\b",
  "giu",
);

const PERSON =
  "(?!(?:number|order|paper|letter|member|customer|computer|water|weather|winter|summer|after|under|over|" +
  "other|whatever|ever|never|for|floor|door|boiler|counter)\\b)" +
  "\\p{L}{2,}(?:er|or|eer|ian|cist|nist|pist|vist|tant)|nurse|chef|clerk|agent|" +
  "(?:charge|farm|deck|stage|yard) ?hand|cook|midwife|assistant";
const NAMED = new RegExp(`\\b(?:${PERSON})\\b`, "iu");
const NO_ORDER =
  "(?!(?:Cover|Answer|Order|Deliver|Enter|Offer|Monitor|Register|Refer|Administer|Transfer|Gather|Assist|" +
  "Water|Mentor|Filter)\\b)";
const TITLE = new RegExp(
  "^\\W{0,2}(?:(?!(?:I|We|My|Our|The|All|Every|Each|Some|No)\\b)" +
    `\\p{L}[\\p{L}-]*(?<!ed) (?:(?<!ing )[\\p{L}-]+ )?(?:${PERSON})\\b(?! (?:was|were|is|are|had|and)\\b)|` +
    `${NO_ORDER}(?:${PERSON})(?=\\W*$| (?:in|on|at|for|of|to)\\b))`,
  "iu",
);

export const namesRole = (head: string): boolean => NAMED.test(head);

/** Whether a line begins with what somebody was: "Shipping officer", and not "Deliver samples". */
export const isRole = (phrase: string): boolean =>
  /^\W{0,2}\p{Lu}/u.test(phrase) && TITLE.test(phrase) && !isDeed(phrase);

/** "Assign drivers to buses", "Filed the sheets": what was done, without a bullet. */
export const isDeed = (line: string): boolean => DEED.test(line.charAt(0).toLowerCase() + line.slice(1));

const DEED =
  /^(?!(?:qualified|registered|skilled|experienced|certified|chartered|licen[cs]ed|trained|retired|advanced) )(?:\p{L}{3,}ed|ran|led|kept|made|built|wrote|taught|sold|drove|did|took|assign|file|schedule|keep|make|drive|run|answer|prepare|check|clean|serve|take|sell|write|handle|maintain|manage|organi[sz]e|support|help|provide|ensure|process|plan) (?!of\b)\p{Ll}/u;
