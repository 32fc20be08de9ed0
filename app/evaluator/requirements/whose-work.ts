import { wordsOf } from "../text/words";

/** "She runs the weekly pay", "Guides lead tours": as if said to the reader. In the posting's order. */
export function toTheReader(posting: string, title: string): (clause: string) => string {
  const leaver = LEAVER.exec(posting);
  const name = leaver
    ?.slice(1)
    .find((each) => each !== undefined && /^\p{Lu}/u.test(each) && !PRONOUN.test(each));
  const titled = new Set(
    wordsOf(title.split(/\s[–—|-]\s|,|\(|\s(?:at|in|for)\s/)[0] ?? "").map(({ stem }) => stem),
  );
  let ofTheWanted = false;
  return (clause) => {
    if (WANTED_PERSON.test(clause)) {
      ofTheWanted = true;
      return clause.replace(WANTED_PERSON, "you");
    }
    const subject = SUBJECT.exec(clause);
    const [, before = "", who = ""] = subject ?? [];
    const isPronoun = PRONOUN.test(who);
    if (!isPronoun && subject) ofTheWanted &&= who === "";
    if (!subject) return clause;
    const rest = clause.slice(subject[0].length);
    const isLeaver = leaver !== null && (isPronoun || who === name) && DOES.test(rest);
    const isNamed =
      /^the |s$/i.test(who) &&
      (DO.test(rest) || IS_TO.test(rest) || (/^the /i.test(who) && /^will \p{Ll}/u.test(rest))) &&
      wordsOf(who.replace(/^the /i, "")).some(({ stem }) => titled.has(stem));
    return isLeaver || isNamed || (isPronoun && ofTheWanted) ? `${before}you ${rest}` : clause;
  };
}

const LEAVER =
  /\b[Ww]hat (\p{Lu}\p{Ll}+|she|he|they) (?:does|do)\b|\b[Ww]hat does (\p{Lu}\p{Ll}+|she|he) do\b|\b(\p{Lu}\p{Ll}+) has (?:run|been|done|kept|had|looked after|cooked|worked)\b[^.]{0,60}\byears?\b[^.]{0,20}\b(?:goes|leaves|retires|is (?:off|leaving|going|retiring))\b|\b(?!(?:No|Nobody|Every|Everyone|Everybody|Someone|Anyone|Who|The|This|She|He|They|It|We|You)\b)(\p{Lu}\p{Ll}+)(?:, [^,.]{3,60})?,? (?:is|has) (?:(?:now|finally) )?(?:(?:retir|leav)(?:ing|ed)|moving on|left|off to|going (?:back|home))\b|(?:colleague|predecessor) (\p{Lu}\p{Ll}+) (?:goes|leaves|retires|is (?:leaving|retiring|going)) /u;
const PRONOUN = /^(?:she|he|they)$/i;
const SUBJECT =
  /^((?:(?:in|on|at|by|under|within|every|each|when|once|after|before|from|most|some) [^,.;]{2,120}, |in [\p{Ll} ]{3,20} (?=\p{Ll}+s )|and |then )?)(?:(?:mrs?|ms|miss|dr)\.? )?(she|he|they|(?:the )?[\p{L}-]+s?) (?:also )?/iu;
const DOES =
  /^(?!(?:is|was|has|had|gets|goes|earns|leaves|retires|lives|likes|loves|comes|wants|knows|says|thinks|takes no)\b)(?:[\p{Ll}]+s|has to|is the one who)\b/u;
const IS_TO = /^(?:[IV]+ )?(?:is|are) (?:responsible|accountable|expected|required) /;
const DO =
  /^(?!(?:is|are|was|were|has|have|had|love|like|stay|enjoy|tell|say|know|choose|come|join|get|gets|earn|earns|receive|receives|will|would|who|with|in|at|and|or|of|for|to|on|from|from|by|start|starts)\b)\p{Ll}+\s/u;
const WANTED_PERSON =
  /^(?:he or she|she or he) will\b|^(?:and )?(?:(?:the )?(?:people|those|ones|person|somebody|someone|one)|whoever) (?:who |that )?(?:(?:have |has )?(?:done|does|do|did|fits?|thrives?|lasts?|stay(?:s|ed)|succeed(?:s|ed)?|gets? on|suits?) (?:well )?(?:here|(?:in|at) this(?: \p{L}+)?|with us|the (?:job|role|work|post))|we (?:want|need|hire|are after|['’]re after|look for)|takes? (?:this|it) on|gets? (?:this|it|the job)|joins us|comes)\b/iu;
