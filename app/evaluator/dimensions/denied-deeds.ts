import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemOf, stemsOf, type Word, wordsOf } from "../text/words";
import { isCertain } from "./certainty";
import { likelihoodsAlike } from "./likelihood";
import type { Reading } from "./reading";

const LEAST = 0.3;

/** "I have not run a payroll myself", where running one is asked for and nothing else tells of it. */
export function undoneOf(requirement: Requirement, reading: Reading): Statement | undefined {
  if (!OF_DEEDS.includes(requirement.kind) || OR_OTHERWISE.test(requirement.line)) return undefined;
  for (const statement of reading.application.statements) {
    const denied = deniedBy(requirement, statement);
    if (denied) return isToldElsewhere(requirement, reading, statement, denied) ? undefined : statement;
  }
  return undefined;
}

const isToldElsewhere = (
  requirement: Requirement,
  reading: Reading,
  denial: Statement,
  denied: readonly string[],
): boolean =>
  likelihoodsAlike(requirement, reading).some(
    ({ statement, likelihood }) =>
      statement !== denial &&
      !statement.isHead &&
      likelihood >= LEAST &&
      isCertain(statement) &&
      statement.claims.some(
        ({ polarity, who, words }) =>
          polarity === "does" && who !== "other" && words.some(({ stem }) => denied.includes(stem)),
      ),
  );
const OF_DEEDS: readonly Requirement["kind"][] = ["skill", "task", "years"];
const OR_OTHERWISE =
  /\b(?:or|similar|equivalent|comparable|ideally|preferably|willing\w*|interest\w*|eager|keen)\b/i;

function deniedBy(requirement: Requirement, statement: Statement): string[] | null {
  const told = denialIn(statement);
  if (!told) return null;
  const { deed, stem, named } = told;
  const asked = stemsAsked(requirement);
  if (named.length === 0) return asked.has(stem) && !OF_ANY_DEED.test(deed) ? [stem] : null;
  if (deed !== "" && !asked.has(stem) && !OF_ANY_DEED.test(deed)) return null;
  const isAll = named.every((word) => asked.has(word.stem)) && isWhatIsAsked(requirement, named);
  return isAll ? named.map((word) => word.stem) : null;
}

const denialIn = remembered(({ sentence, idle, isHead }: Statement) => {
  if ((idle !== null && idle !== "praise") || isHead || TAKEN_BACK.test(sentence.text)) return null;
  const [, deed = "", done = ""] = NEVER_DID.exec(sentence.text) ?? HAS_NONE.exec(sentence.text) ?? [];
  const [, thing = ""] = NEW_TO_ME.exec(sentence.text) ?? [];
  if (deed === "" && thing === "") return null;
  const named = wordsOf(thing || done).filter(({ form }) => !OF_ANY.test(form));
  return { deed, stem: stemOf(deed.toLowerCase()), named };
});

const isWhatIsAsked = ({ alternatives }: Requirement, named: readonly Word[]): boolean =>
  named.length > 1 ||
  alternatives.some(({ terms: [first] }) => {
    const head = / of /.test(first?.words ?? "") ? 0 : -1;
    return first?.forms.some((form) => form.split(" ").at(head) === named[0]?.stem);
  });

const stemsAsked = ({ asked, alternatives }: Requirement): ReadonlySet<string> =>
  new Set([
    ...stemsOf(asked),
    ...alternatives.flatMap(({ terms }) =>
      terms.flatMap(({ forms }) => forms.flatMap((form) => form.split(" "))),
    ),
  ]);

const NEVER_DID =
  /\bI(?:['’]ve| have)?(?: not|n['’]t| never| yet to)(?: (?:yet|actually|personally|really|ever|myself|formally))* (\p{L}+)((?: [\p{L}\p{N}'’&/-]+){0,6}?)(?= (?:of my own|myself|yet|before|at work|professionally|commercially|on my own|so far|as such|but|so|and|because)\b|[.,;:!)]|$)/iu;
const HAS_NONE =
  /\bI(?: do not| don['’]t) (have|hold|own)((?: [\p{L}\p{N}'’&/-]+){0,6}?)(?= (?:of my own|myself|yet|so far|as such|but|so|and|because)\b|[.,;:!)]|$)/iu;
const NEW_TO_ME =
  /^((?:[\p{L}'’-]+ ){1,5})(?:is|are|would be|will be) (?:all |quite |very |completely |entirely |still )?new to me\b/iu;
const TAKEN_BACK =
  /\?|\b(?:if|unless|except|until|without|since|other than|apart from|not only|not just|any ?more|lately|recently|again|before (?:19|20)\d\d|for (?:a|some|many|\p{L}+) (?:years?|months|while)|in (?:19|20)\d\d)\b/iu;
const OF_ANY_DEED =
  /^(?:had|have|done|do|been|run|held|written|used|worked|made|led|managed|given|taken|got|handled|touched|have|hold|own|carried|conducted|dealt|owned)$/i;
const OF_ANY =
  /^(?:an?|any|the|my|our|own|such|single|one|thing|things|anything|kind|sort|type|of|in|on|with|out|up|for|to|at|from|and|or|full|whole|real|proper|formal|myself|files?|cases?|matters|work|job|role|experience|caseload|projects?|side)$/;
