type Own = { title: string; question: string };

/** What somebody typed as a question to an applicant; null when it cannot be read as one. */
export function inOwnWords(wish: string): Own | null {
  const asked = bare(wish);
  const about = ABOUT_THEM.exec(
    asked.replace(WOULD_THEMSELVES, "$1 would they ").replace(DO_THEMSELVES, "$1 do they "),
  );
  if (about !== null) {
    const question = `${spoken(about)}?`;
    return own(question, `${question} ${exampleFor(about)}`.trim());
  }
  if (TO_YOU.test(asked))
    return own(asked, `${capital(asked)}${/^(?:tell|describe|please)/i.test(asked) ? "." : "?"}`);
  const told = asTold(asked) ?? asPut(asked) ?? asDeed(asked);
  if (told !== null) return own(asked, told);
  if (/^own \p{L}/iu.test(asked)) return own(asked, `Do you have your ${asked}? Please say what you have.`);
  if (SENTENCE.test(asked) && !NOUN_THAT.test(asked)) {
    return own(asked, `This job asks for the following: “${asked}”. ${LIKE_THAT}`);
  }
  if (asked.split(" ").length > MOST_WORDS) return null;
  const question =
    `What have you had to do with ${asked} in your work so far? Tell us about one ` +
    "time: what was hard about it, and what did you do?";
  return own(asked, question);
}

/** `What is your experience with lime`: a question to the applicant as it stands. */
const TO_YOU =
  /^(?:how|what|when|where|which|why|who|do|did|have|are|were|can|could|would|is|tell us|describe|please)\b.*\byour?\b/i;

/** `how they look after an apprentice`, `how she dealt with it`. */
function asTold(asked: string): string | null {
  const [, way = "", who = "", verb = "", rest = ""] = THEIR_WAY.exec(asked) ?? [];
  if (verb === "") return null;
  const said = /^(?:he|she)$/i.test(who) ? infinitive(verb) : verb;
  const example = NO_EVENT.test(`${way} `) ? "" : ` ${EXAMPLE}`;
  return `Tell us ${way.toLowerCase()} you ${said}${toThem(rest)}.${example}`;
}
const THEIR_WAY = /^(how|what|when|where|why) (they|he|she) (?!do\b|would\b|['’])(\p{L}{2,})(.*)$/iu;

/** `what if the guard is broken`, `knows London`, `show us their best work`, `out in all weathers`. */
function asPut(asked: string): string | null {
  const them = (pattern: RegExp) => pattern.exec(asked)?.[1]?.replace(/.+/, toThem);
  const what = them(/^(?:and )?what if (.+)$/i);
  if (what !== undefined) return `What would you do if ${what}? ${IF_MET}`;
  const known = /^knows? (.+)$/i.exec(asked)?.[1];
  if (known !== undefined)
    return WAYS.test(known)
      ? `Do you know ${known}? ${LEARNED}`
      : `How well do you know ${known}? ${LEARNED}`;
  const shown = them(/^(?:show|tell) (?:me|us) (?:about )?(.+)$/i);
  if (shown !== undefined) return `Tell us ${WAYS.test(shown) ? "" : "about "}${shown}. ${WHAT_CAME}`;
  return OUT.test(asked) ? `In this job you are ${toThem(asked)}. ${LIKE_THAT}` : null;
}

const LIKE_THAT = "How would that be for you, and where have you worked like that before?";
const IF_MET = "If you have met something like it, please say what you did then.";
const WAYS = /^(?:how|what|when|where|why|which) /i;
const OUT = /^(?:out|outside|outdoors|away|up (?:at|before|by)|on (?:their|your|his|her) feet) /i;

/** `ran a kitchen of five`, `keeps secrets`, `can drive a lorry`: by their verb. */
function asDeed(asked: string): string | null {
  const [, topic, asking] = TOPIC_FIRST.exec(asked) ?? [];
  if (topic !== undefined && asking !== undefined) return `${capital(topic)}: ${toThem(asking)}? ${EXAMPLE}`;
  if (IS_THEIR.test(asked)) return `${capital(toThem(asked))}? ${YES_OR_NO}`;
  const alone = toThem(asked.replace(SOMEBODY_WHO, ""));
  const can = CAN.exec(alone)?.[1];
  if (can !== undefined) return `Can you ${can}? Please say where you have done it.`;
  if (WILLING.test(alone)) return `Are you ${alone}? Please say where you have worked like that before.`;
  const [, verb, rest = ""] = DOES.exec(alone) ?? [];
  if (verb !== undefined) return aTime(`you had to ${infinitive(verb)}${rest}`);
  const [, doing, whom = ""] = DOING.exec(asked) ?? [];
  if (doing !== undefined) return aTime(`you had to ${DEEDS[doing.toLowerCase()]}${whom}`);
  if (TO_DO.test(alone)) return aTime(`you had to ${alone}`);
  if (DID.test(alone) && !AS_ADJECTIVE.test(alone)) return aTime(`you ${alone.replace(AND_THEN, "")}`);
  return AN_EVENT.test(asked) ? `Tell us about ${toThem(asked)}. ${WHAT_CAME}` : null;
}

const WHAT_CAME = "What was hard about it, what did you do yourself, and what came of it?";
const aTime = (deed: string) => `Tell us about a time when ${deed}. ${WHAT_CAME}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const infinitive = (verb: string) =>
  verb
    .replace(/ies$/, "y")
    .replace(/(ch|sh|ss)es$/, "$1")
    .replace(/s$/, "");

const TOPIC_FIRST = /^([^,]+), ((?:how|what|why) (?:did|do|would) (?:they|he|she|you) .+)$/i;
const IS_THEIR = /^(?:is|are|was|were) (?:their|his|her) .+ \p{L}+/iu;
const SOMEBODY_WHO = /^(?:some(?:one|body)|any(?:one|body)|people|a person) (?:who|that) (?:is )?/i;
const CAN = /^(?:can|could|able to) (.+)$/i;
const WILLING = /^(?:willing|prepared|ready|happy) to .+/i;
const anyOf = (...words: string[]) => words.join(" ").replaceAll(" ", "|");
const DOES = new RegExp(
  `^(${anyOf(
    "calms checks delivers explains finishes gets gives handles helps keeps leads learns listens makes",
    "manages meets notices reads reviews sells solves speaks stays takes talks teaches tells thinks tries",
    "turns understands writes",
  )})( .+)$`,
  "i",
);
const TO_DO = new RegExp(
  `^(?:${anyOf(
    "calm convince deliver explain find give handle keep learn listen make organise organize persuade sell",
    "solve speak take teach tell write",
  )}) .+`,
  "i",
);
const DEEDS: Readonly<Record<string, string>> = {
  calming: "calm",
  convincing: "convince",
  explaining: "explain",
  persuading: "persuade",
  telling: "tell",
};
const DOING = new RegExp(`^(${Object.keys(DEEDS).join("|")})( .+)$`, "i");
const DID = new RegExp(
  `^(?:\\p{L}{2,}ed (?!(?:${anyOf("in with by for to as at of and or")})\\b)|(?:${anyOf(
    "worked dealt coped helped began bought brought built caught chose cut drove found gave grew had held",
    "hit kept led lost made met ran saw sent sold spoke stood taught told took won wrote",
  )}) )`,
  "iu",
);
const AS_ADJECTIVE = new RegExp(
  `^(?:${anyOf(
    "advanced applied automated based committed dedicated detailed embedded experienced fixed frozen",
    "interested limited mixed motivated need organised organized qualified related shared skilled speed",
    "structured unsocialised unsocialized used varied",
  )}) `,
  "i",
);
const AND_THEN = /,? (?:what|and|how|then)(?: then| next)?$/i;
const AN_EVENT = /^an? .+ (?:that|which|who) \p{L}/iu;

/** `licensed for reach trucks`, `driving licence`: as a question that has an answer. */
export function licenceQuestion(wish: string): Own | null {
  const asked = bare(wish).replace(/^(?:are|is) (?:they|he|she) /i, "");
  if (LICENCE.test(asked) && IS_THEIR.test(asked)) return own(asked, `${capital(toThem(asked))}? ${VALID}`);
  if (HOLDS.test(asked) || HELD.test(asked)) {
    return own(asked, `Are you ${asked}? ${VALID}`);
  }
  const name = asked.replace(OWNING, "");
  if (!LICENCE.test(asked)) return null;
  if (/^no /i.test(asked))
    return own(asked, `This job asks for ${asked}. Is that so for you? If not, please say why.`);
  return own(name, `Do you hold what this job asks for (${name})? ${VALID}`);
}

const VALID = "Please say since when, and until when it is valid.";

const own = (name: string, question: string): Own => ({ title: capital(name), question });

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
    .replace(/, (?:is|would) (?:that|it) (?:be )?(?:fine|ok(?:ay)?|all right|a problem)$/i, "")
    .replace(/, are (?:they|you) (?:fine|ok(?:ay)?|all right|happy) with (?:it|that|them)$/i, "")
    .replace(
      /^(?:if|whether) (they|he|she) (can|could|do|does|are|is|was|were|have|has|had|will|would) /i,
      "$2 $1 ",
    )
    .replace(/^(?:if|whether) they (?=\p{L}{2})/iu, "do they ")
    .replace(/^(?:if|whether) (?:he|she) (\p{L}{2,})/iu, (_, verb: string) => `do they ${infinitive(verb)}`)
    .replace(/^(?:dealing|coping|deal|cope) with /i, "")
    .replace(/^(?:experience|knowledge|skills?) (?:of|in|with) | (?:experience|knowledge)$/i, "");

const ABOUT_THEM =
  /^((?:(?:how|what|when|where|which|why|who)(?: \p{L}+){0,2}? )?)(can|could|do|does|did|are|is|were|was|have|has|had|will|would|should) (?:they|he|she|the (?:candidate|applicant|person)|candidates|applicants|someone|somebody|people|you) (.+)$/iu;

const SECOND: Record<string, string> = { does: "do", is: "are", was: "were", has: "have" };

function exampleFor([, opening = "", verb = "", rest = ""]: RegExpExecArray): string {
  if (/^work .*(?:day|night|weekend|morning|evening|christmas|easter|holiday)/i.test(rest))
    return "If there are days or hours that you cannot work, please name them. You need not say why.";
  if (NO_EVENT.test(opening)) return "";
  if (/^would$/i.test(verb)) return IF_MET;
  if (/^do(?:es)?$/i.test(verb) && opening === "" && /^know \p{L}/iu.test(rest)) return LEARNED;
  return opening === "" && !isPast(verb, rest) ? YES_OR_NO : EXAMPLE;
}

const LEARNED = "Please say where you learned it, and what you have used it for.";
const EXAMPLE = "Please give an example from your work.";
const YES_OR_NO = "Please answer yes or no, and add what we should know.";
const NO_EVENT = /^(?:when|where|why|how (?:many|much|long|often|far|soon|early|late)) /i;

const isPast = (verb: string, rest: string) =>
  /^(?:did|was|were|had)$/i.test(verb) || (/^ha(?:s|ve)$/i.test(verb) && DONE.test(rest));
const DONE =
  /^(?:(?:ever|already|never|also) )?(?:\p{L}{2,}ed|been|done|had|made|run|led|taught|sold|built|driven|written|given|taken|seen|held|kept|met|dealt|grown|cut|won|spoken|worn|found)\b/iu;

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

const WOULD_THEMSELVES = /^(how|what|when|where|which|why) (?:they|he|she)(?:['’]d| would) /i;
/** `what they do when it is too windy`: without a verb to turn round. */
const DO_THEMSELVES = /^(how|what|when|where|which|why) (?:they|he|she) (?=do )/i;

const SENTENCE =
  /^(?:some(?:one|body)|people|a person|must|should|can|could|able|not|never|no|has|have|is|are|be|knows?|likes?|wants?|works?)\b|\b(?:that|because|they|he|she|is|are|must|should)\b/i;
/** `results that make no sense`: a noun all the same. */
const NOUN_THAT = /^(?!(?:some|any)(?:one|body)|people|a person)(?:\p{L}+ ){1,3}(?:that|which|who) /iu;

const HOLDS =
  /^(?:licen[sc]ed|certified|qualified|registered|trained|accredited|chartered|authori[sz]ed) (?:for|to|in|as|with|by|on) .+/i;
const HELD = /^(?:[\p{L}\p{N}]+ ){1,3}(?:licen[sc]ed|certified|qualified|registered|accredited|chartered)$/iu;
const LICENCE =
  /\b(?:licen[sc]es?|certificates?|certification|tickets?|permit|registration|diploma|nvq|level [2-7]|dbs|cscs|cpcs|nebosh|iosh|acca|cima|aca|qts|pgce|ecs card|sia|18th edition|city (?:&|and) guilds|part p|pin number|führerschein|staplerschein|gabelstapler\w*|zeugnis|approbation)\b/i;
const OWNING = /^(?:do|does|have|has) (?:you|they|he|she) (?:(?:have|hold|got) )?(?:(?:an?|any|the|your) )?/i;
