type Own = { title: string; question: string };

/** What somebody typed as a question to an applicant; null when it cannot be read as one. */
export function inOwnWords(wish: string): Own | null {
  const asked = bare(wish);
  const about = ABOUT_THEM.exec(asked.replace(DO_THEMSELVES, "$1 do they "));
  if (about !== null) {
    const question = `${spoken(about)}?`;
    return own(question, `${question} ${exampleFor(about)}`);
  }
  if (/^own \p{L}/iu.test(asked)) return own(asked, `Do you have your ${asked}? Please say what you have.`);
  if (SENTENCE.test(asked) && !NOUN_THAT.test(asked)) {
    const question =
      `This job asks for the following: “${asked}”. How would that be for you, and ` +
      "where have you worked like that before?";
    return own(asked, question);
  }
  if (asked.split(" ").length > MOST_WORDS) return null;
  const question =
    `What have you had to do with ${asked} in your work so far? Tell us about one ` +
    "time: what was hard about it, and what did you do?";
  return own(asked, question);
}

/** `licensed for reach trucks`, `driving licence`: as a question that has an answer. */
export function licenceQuestion(wish: string): Own | null {
  const asked = bare(wish).replace(/^(?:are|is) (?:they|he|she) /i, "");
  if (HOLDS.test(asked) || HELD.test(asked)) {
    return own(asked, `Are you ${asked}? ${VALID}`);
  }
  const name = asked.replace(OWNING, "");
  if (!LICENCE.test(asked)) return null;
  return own(name, `Do you hold what this job asks for (${name})? ${VALID}`);
}

const VALID = "Please say since when, and until when it is valid.";

const own = (name: string, question: string): Own => ({
  title: name.charAt(0).toUpperCase() + name.slice(1),
  question,
});

/** Words: beyond them it is a thought, which no noun's place can take. */
const MOST_WORDS = 9;

const bare = (wish: string) =>
  wish
    .trim()
    .replace(/[\s.?!…:;,]+$/u, "")
    .replace(/\s+/g, " ")
    .replace(
      /^(?:please )?(?:(?:can you )?(?:ask|write|make|give|create|generate|suggest)(?: me| us| them)?(?: (?:a|one|some|the))?(?: questions?)?|(?:i|we) (?:want|need|would like) to (?:know|find out)|find out|questions?|something)(?: (?:about|on|for|if|whether|regarding))? /i,
      "",
    )
    .replace(/^(?:if|whether) (they|he|she) (can|could|do|are|have|will|would) /i, "$2 $1 ")
    .replace(/^(?:dealing|coping|deal|cope) with /i, "")
    .replace(/^(?:experience|knowledge|skills?) (?:of|in|with) | (?:experience|knowledge)$/i, "");

const ABOUT_THEM =
  /^((?:(?:how|what|when|where|which|why|who)(?: \p{L}+){0,2}? )?)(can|could|do|does|did|are|is|were|was|have|has|had|will|would|should) (?:they|he|she|the (?:candidate|applicant|person)|candidates|applicants|someone|somebody|people|you) (.+)$/iu;

const SECOND: Record<string, string> = { does: "do", is: "are", was: "were", has: "have" };

function exampleFor([, , verb = "", rest = ""]: RegExpExecArray): string {
  if (/^work .*(?:day|night|weekend|morning|evening|christmas|easter|holiday)/i.test(rest))
    return "If there are days or hours that you cannot work, please name them. You need not say why.";
  return /^would$/i.test(verb)
    ? "If you have met something like it, please say what you did then."
    : "Please give an example from your work.";
}

function spoken([, opening = "", verb = "", rest = ""]: RegExpExecArray): string {
  const plain = verb.toLowerCase();
  const sentence = `${opening.toLowerCase()}${SECOND[plain] ?? plain} you ${toThem(rest)}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const toThem = (words: string) =>
  words
    .replace(/\b(?:their|his|her)\b/gi, "your")
    .replace(/\b(?:themselves|himself|herself)\b/gi, "yourself")
    .replace(/\b(?:they|he|she)\b/gi, "you");

/** `what they do when it is too windy`: without a verb to turn round. */
const DO_THEMSELVES = /^(how|what|when|where|which|why) (?:they|he|she) (?=do )/i;

const SENTENCE =
  /^(?:some(?:one|body)|people|a person|must|should|can|could|able|not|never|no|has|have|is|are|be|knows?|likes?|wants?|works?)\b|\b(?:that|because|they|he|she|is|are|must|should)\b/i;
/** `results that make no sense`: a noun all the same. */
const NOUN_THAT = /^(?!(?:some|any)(?:one|body)|people|a person)(?:\p{L}+ ){1,3}(?:that|which|who) /iu;

const HOLDS =
  /^(?:licen[sc]ed|certified|qualified|registered|trained|accredited|chartered|authori[sz]ed) (?:for|to|in|as|with|by|on) .+/i;
const HELD = /^(?:[\p{L}\p{N}]+ ){1,3}(?:licen[sc]ed|certified|registered|accredited|chartered)$/iu;
const LICENCE =
  /\b(?:licen[sc]es?|certificates?|certification|tickets?|permit|registration|diploma|nvq|level [2-7]|dbs|cscs|cpcs|nebosh|iosh|acca|cima|aca|qts|pgce|ecs card|sia|18th edition|city (?:&|and) guilds|part p|pin number|führerschein|staplerschein|gabelstapler\w*|zeugnis|approbation)\b/i;
const OWNING = /^(?:do|does|have|has) (?:they|he|she) (?:have|hold|got|a|an)? ?/i;
