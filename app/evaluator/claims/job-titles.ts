/** "CSCS card, 2019 – 2024" is no job; "Registered Nurse" and "Ticket Office Clerk" are titles of one. */
export const isOfPaper = (line: string): boolean => {
  // "Childminder (registered with Ofsted)": what stands in brackets behind a title tells of the job.
  const called = line.replace(/\((?:an? )?(?:fully )?(?:registered|licen[cs]ed) \p{L}+\)/iu, " ");
  const name = isRole(line.split(" (")[0] ?? "") ? line.replace(/\([^)]*\)/g, " ") : called;
  return SINCE.test(name) || REGISTERED_WITH.test(name) || PAPER.test(name.replace(TITLED_BY_PAPER, " "));
};

const PAPER =
  /\b(?:licen[cs]e[ds]?|certificate|registered|register|permit|visa|card|ticket|citizen|member(?:ship)?|insured|prescriber|diploma|degree|bachelor|b\.?sc|m\.?sc|b\.?a\.?|mba|phd|ged|gcse|a-levels?)\b/i;
const SINCE = /^\W{0,9}(?:driving|licen[cs]ed|qualified|registered) since\b/i;
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
  /.{3}(?:er|or|ist|[cdrt]ian)$|(?:sales|fore|crafts|post|milk|trades|handy|door|bar|chair|police|fire|road|lines|grounds|repair|watch|warehouse|yard|bin|cow|herds|plate)(?:man|woman|person)$|^(?:executive|fellow|barista|intern|apprentice|clerk|hostess|attendant|nurse|chef|agent|cook|midwife|assistant|accountant|consultant|hand|chargehand|surgeon|architect|operative|representative|steward|stewardess|pilot|medic|paramedic|groom|seamstress|blacksmith|goldsmith|secretary|coach|analyst|mechanic|guard|lifeguard|aide|warden|guide|nanny|vet|trainee|principal|paralegal|commis|sous-chef|dba|rgn|rmn|rn|hca|lpn|cna)$/;
const COMPARED =
  "smaller|larger|bigger|busier|quieter|shorter|longer|closer|nearer|later|earlier|older|younger|further|" +
  "faster|slower|better|lighter|heavier|easier|harder|higher|lower|newer|cheaper|quicker|wider";
const NO_PERSON = new RegExp(
  "^(?:junior|senior|minor|major|prior|corner|boiler|sector|power|tower|paper|computer|customer|harbou?r|" +
    "river|career|manor|motor|cent(?:er|re)|chamber|summer|winter|weather|water|other|order|number|member|" +
    "greater|lesser|upper|inner|outer|former|latter|premier|superior|interior|exterior|indian|canadian|" +
    "victorian|edwardian|christian|austrian|hungarian|bulgarian|egyptian|nigerian|syrian|vegetarian|" +
    "cluster|router|printer|scanner|freezer|folder|quarter|shelter|" +
    "letter|shower|copper|timber|rubber|silver|counter|floor|after|under|cover|over|never|ever|whatever|" +
    "denver|rover|dover|vancouver|hanover|ulster|leinster|munster|bangor|windsor|" +
    `${COMPARED}|` +
    "\\p{L}*(?:water|ch?ester|caster|minster|xeter))$",
  "u",
);

/** Whether a word, in small letters, is what a person is called for the work: "porter", and not "boiler". */
export const namesPerson = (word: string): boolean => PERSON.test(word) && !NO_PERSON.test(word);

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];

export const namesRole = (head: string): boolean => wordsIn(head).some(namesPerson);

/** Whether a line begins with what somebody was: "Shipping officer", and not "Cover for the porter". */
export function isRole(phrase: string): boolean {
  if (!/^\W{0,2}\p{Lu}/u.test(phrase) || isDeed(phrase)) return false;
  const words = wordsIn(phrase.replace(CODE, ""));
  const [first = "", second = ""] = words;
  if (OPENS_SENTENCE.test(first)) return false;
  if (isTitle(phrase)) return true;
  const at = words.slice(0, FIRST_WORDS).findIndex(namesPerson);
  if (at === 0) return !IS_ORDER.test(first) && (second === "" || IS_OF.test(second));
  if (at < 0 || /ed$/.test(first)) return false;
  return !(at === 2 && /ing$/.test(second)) && !GOES_ON.test(words[at + 1] ?? "");
}

/** "Level 2 Service Desk Analyst", "Teacher - Maths": its head is a person, all before it in capitals. */
function isTitle(phrase: string): boolean {
  const head =
    phrase
      .split(/\s*[,(|:–—]|\s-\s|\s(?:of|for|in|at|to|with)\s/)[0]
      ?.replace(CODE, "")
      .trim() ?? "";
  const words = head.split(/\s+/);
  const isWritten = (word: string, at: number) =>
    /^(?:\p{Lu}|\d|de$|&$|and$)/u.test(word) || (at > 0 && at === words.length - 1);
  if (words.length > LONGEST_TITLE || !words.every(isWritten)) return false;
  const own = wordsIn(head);
  const isPerson =
    namesPerson(own.at(-1) ?? "") || (own.length > 1 && /^(?:chef|commis)$/.test(own[0] ?? ""));
  return isPerson && !IS_ORDER.test(own[0] ?? "");
}
/** "Driver C+E", "Technician II": the class behind a title. */
const CODE = /\s(?:(?!DBA\b)\p{Lu}{1,3}\d?(?:\+\p{Lu}\d?)?|\d{1,2})\s*$/u;
const LONGEST_TITLE = 6;
const FIRST_WORDS = 3;
const IS_ORDER =
  /^(?:cover|answer|deliver|enter|offer|monitor|register|refer|administer|transfer|gather|mentor|filter)$/;
const IS_OF = /^(?:in|on|at|for|of|to)$/;
const OPENS_SENTENCE = /^(?:i|we|my|our|the|all|every|each|some|no)$/;
const GOES_ON = /^(?:was|were|is|are|had|and)$/;

/** "Head Gardener", "Civil enforcement officer": not "Greater Anglia", which only ends as a person does. */
export const saysRole = (text: string): boolean =>
  partsOf(text).some(isRole) || namesRole((text.match(/\b\p{Ll}+\b/gu) ?? []).join(" "));

export const partsOf = (text: string) =>
  text.split(/\s*[,|·–—(]\s*|\s-\s|\sat\s|:\s/).filter((part) => part !== "");

/** "Franklin Foods - Austin, TX" is a name and where it is. */
export const isProperName = (text: string): boolean =>
  text.split(/\s[–—-]\s/).every((part) => PROPER_NAME.test(part));
const PROPER_NAME = /^\p{Lu}[\p{L}\d.'’&-]*(?:,? (?:\p{Lu}[\p{L}\d.'’&-]*|of|the|and|for|&|de|du|na))*\.?$/u;

/** "Assign drivers to buses", "Filed the sheets": what was done, without a bullet. */
export const isDeed = (line: string): boolean => DEED.test(line.charAt(0).toLowerCase() + line.slice(1));

const DEED =
  /^(?!(?:qualified|registered|skilled|experienced|certified|chartered|licen[cs]ed|trained|retired|advanced) )(?:\p{L}{3,}ed|ran|led|kept|made|built|wrote|taught|sold|drove|did|took|assign|file|schedule|keep|make|drive|run|answer|prepare|check|clean|serve|take|sell|write|handle|maintain|manage|organi[sz]e|support|help|provide|ensure|process|plan) (?!of\b)\p{Ll}/u;
