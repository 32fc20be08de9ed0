/** What can be seen in a sentence of an answer, by grammar and by small words of every trade. */

const words = (source: string) => new RegExp(source.replace(/\s*\n\s*/g, ""), "iu");

/** What a letter ends with: it tells nothing, and is no answer. */
export const COURTESY =
  /^\W{0,9}(?:(?:hello|hi|hey)\W+)?(?:(?:many |with )?thank(?:s| you)(?=[.,!]|\s*$|\s(?:for|in advance|very|so|again|a lot|and)\b)|please (?:do )?(?:call|ring|phone|write|contact|get in touch|let me know|feel free)\b|(?:i )?look(?:ing)? forward\b|(?:kind|best|warm(?:est)?|many) (?:regards|wishes)|yours (?:sincerely|faithfully|truly)|regards|page \d+\b|i hope (?:this|that) (?:helps|answers)|(?:(?:that is |this is |what )?an? )?(?:very |really )?(?:good|great|interesting|fair) question)[^.!?]{0,80}[.!?]*$/i;

export const isGreeting = (sentence: string): boolean => {
  const [greeted] = GREETS.exec(sentence) ?? [];
  return (
    greeted !== undefined &&
    sentence
      .slice(greeted.length)
      .split(/[,.!/–:)]/)
      .every((part) => POLITE.test(part))
  );
};
const GREETS =
  /^\W{0,9}(?:(?:hi|hiya|hello|hey|ciao|greetings|good (?:day|morning|afternoon|evening))(?!\p{L})|dear (?=\p{L}))/iu;
const POLITE =
  /^(?:[\s-]*(?:(?:mr|mrs|ms|dr) \p{L}+|there|all|both|again|everyone|everybody|recruiter|reader|or|sirs?|madam|(?:hiring |recruitment )?(?:manager|team)|to you)(?!\p{L}))*[\s-]*(?:(?:(?:and )?(?:many )?thank(?:s| you)|(?:i )?hope (?:you|this|all))\b.{0,60})?$/iu;

/** "I declare that all of this is true", "I agree to the processing of my data": said of the paper itself. */
export const DECLARATION = words(`
^\\W{0,9}(?:declaration\\W+)?(?:i (?:(?:hereby|do|solemnly|also|the undersigned,?) ){0,2}(?:declare|certify|confirm|agree|consent|state|give my consent)\\b(?: that\\b)?[^.!?]{0,40})?
(?:(?:(?:all|everything) (?:of this|of it|(?:of |in )?(?:the )?above|i have (?:said|written)|in (?:this|my))|(?:all )?the (?:above|information|details|particulars|statements)|this (?:application|information|cv)|my (?:application|cv|answers))\\b[^.!?]{0,60}\\b(?:is|are) (?:all )?(?:true|correct|accurate)\\b|(?<=agree|consent)[^.!?]{0,60}\\b(?:personal data|gdpr|processing (?:of )?my)\\b|\\b(?:personal data|gdpr)\\b.*\\b(?:recruitment|application)\\b)`);

export const INTRODUCTION =
  /^\W{0,9}(?:(?:[Hh]i|[Hh]ello|[Hh]ey)\b[,!]? )?(?:[Mm]y name is|[Mm]y name['’]s|I am|I['’]m) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?(?:,? (?:and )?(?:I am |I['’]m )?(?:\d\d(?: years(?: old)?)?|from \p{Lu}[\p{L}'’-]+|born (?:(?!\b(?:born|from)\b)[^,.;]){2,40}))+\W*$/u;

/** Where somebody plays, prays or sings with others, which counts for and against nobody. */
export const MEMBERSHIP =
  /^\W{0,9}(?:I )?(?:(?:am|was|have been) )?(?:an? )?(?:\p{L}+ )?(?:member|captain|supporter) of (?:the |an? |our |my )?[^.,;]{0,60}\b(?:club|choir|church|mosque|temple|parish)\b|^\W{0,9}I play\b[^.;]{0,60}\b(?:club|team|league)\b/iu;

/** Something that holds always, for everybody, or is believed: a speech, and nothing that happened. */
export const GENERAL = words(`
\\b(?:always|when faced with|in such (?:situations|cases)|there is no such thing|number one|can-do|i understand that|an? (?:\\p{L}+,? (?:and )?){1,4}approach|at all times|every single|any (?:situation|environment|task|challenge)|whatever|no matter|consistently|throughout my career|over the years|countless|numerous|
second to none|one hundred per ?cent|above and beyond|comes naturally|at the (?:heart|core|cent(?:er|re)) of (?:every\\p{L}+|what i|all i)|every \\p{L}+ (?:is (?:special|unique|different|important|(?:an )?opportunity)|deserves|matters|counts)|make sure (?:that )?(?:every(?:one|body|thing)|nothing|no one)|i(?: truly)? (?:embrace|thrive|shine|strive)|truly shine|in all my \\p{L}+|in my (?:dna|blood|nature)|my (?:motto|secret|hallmark|middle name|passion|strengths?|philosophy|approach|highest|core|full skill)|
(?:core|key|greatest|biggest|main) strengths?|^(?:an? |the )?\\p{L}+(?: \\p{L}+)? is (?:a common|when|the process|a feeling|simply|about|both|chemistry|never easy)|rarely make|take great care|with (?:great )?care|i would bring|no two \\p{L}+ are|i (?:firmly |strongly |truly |deeply )?believe|my (?:only|biggest|worst) (?:mistake|weakness|fault) is that i|i am (?:(?:excellent|great|good|brilliant|skilled|adept) (?:at|in|with)|a|an|very|highly|fully|deeply|known|passionate|committed|dedicated|motivated|confident|convinced)|i'm (?:a|very|highly|fully|passionate)|
known (?:for|as)|people say|would tell you|is (?:very |so |really )?(?:key|everything|essential|crucial|vital|important|paramount|the key|in my)|in an? (?:[\\p{L}-]+,? ){1,4}(?:manner|way|environment)|makes the dream work|is a (?:natural|dynamic|journey|two-way)|is (?:the )?(?:cornerstone|foundation|heart|centre|center)|are (?:key|a natural|really)|
most important (?:skills?|things?)|highest (?:priority|level|standards?)|with (?:passion|empathy|grace|professionalism)|going forward|best practices?|win-win|positive (?:attitude|outcome|experience|mindset)|
(?:is|are) one of|it is (?:very )?(?:important|essential|critical)|outside the box|keen to hear|i have what it takes|in general|i think (?:that )?\\p{L}+ (?:is|are)|all of these areas|is how you were|the right attitude|a lot of (?:different )?things)\\b`);

/** Speaking of abstractions only: nothing of it could be seen or counted. */
export const ABSTRACT = words(`
\\b(?:approach|methodical\\p{L}*|systematic\\p{L}*|structured|robust|solutions?|root causes?|appropriate\\p{L}*|priorit\\p{L}+|utili[sz]\\p{L}+|satisfaction|attitude|mindset|solution-(?:focused|oriented)|data-driven|insights?|storytelling|stakeholders?|leverag\\p{L}+|empower\\p{L}*|foster\\p{L}*|synerg\\p{L}+|seamless\\p{L}*|authentic\\p{L}*|empath\\p{L}+|proactive\\p{L}*|
professionalism|excellence|outstanding|meaningful|impactful|transform\\p{L}*|journey|vision|growth|values?|goals?|challenges?|opportunit\\p{L}+|outcomes?|actively|effectively|efficiently|dynamic|compelling|inspir\\p{L}+|flourish\\p{L}*|
continuous|holistic|strategic\\p{L}*|environment|culture|collaborat\\p{L}+|communication|positivity|uplifting|agility|delight|pivot|mobilise|co-create|touchpoints|robust|quality|engagement|commitment|passion\\p{L}*|dedicat\\p{L}+)\\b`);

/** The writer does it: "I rang", "I'd ring", or a sentence that begins with the verb, as people note it. */
export const OWN_ACTION = words(`
(?<!\\b(?:said|says|claimed|complained)(?: that)?)(?:^|[\\s,;:(“"'])i(?:['’](?:d|ve|ll|m))? (?:(?:also|then|first|always|usually|just|only|never|myself|would|will|have|had|could|did|do|am|was|even|actually|again|often|once|still|now|really) ){0,3}
(?!(?:be|believe|think|know|feel|am|was|have|had|would|could|like|love|want|hope|wish|mean|understand|see|need|prefer|guess|suppose|enjoy|admire|agree|consider|remember|find it|learned that|felt|knew|thought|wanted|needed|understood|been (?!\\p{L}+ing\\b)|can (?:answer|say|tell|think|remember|understand|see)\\b|(?:no|nobody|none|nothing|on|in|at|an?|the|there|with|from|of|so|that|for|about|my|his|her|their|our|this|sure|glad|happy|afraid|sorry|able|aware|new|young|alone|late|scared|nervous|tired|busy)\\b|do not|don['’]t|did not|didn['’]t|haven['’]t|can['’]t|cannot|not|rarely|never)\\b)\\p{L}{2,}|
(?:^|[\\s,;:(“"'])i(?:['’]d)? (?:also |then |always |just )?ha(?:d|ve) an? (?:\\p{L}+ ){0,2}(?:word|chat|laugh|talk|look|conversation|meeting)\\b|
\\bmyself\\b|\\bmy (?:job|part|task|idea|own)\\b|\\bwas (?:mine|my)\\b`);

export const REASON = words(`
\\b(?:because|so that|therefore|thus|hence|consequently|leads? to|since (?!\\d|then|the |a |last|my)|in order to|otherwise|that['’]?s why|which is why|this is why|the (?:real |main |only )?reason (?:is|was|for|that|why|i|we|he|she|it|they)|(?<!\\b(?:it|them|done|did) )that way|the (?:real |root )?cause (?:is|was|of|lay)|(?<!\\b(?:know|knew|asks?|asked|wonder|wondered|see|saw|understand|understood|explain|explained|(?:find|found|work(?:ed)?) out|(?:tell|told|show|showed|explained to) \\p{L}+) )why|due to|as (?:it|they|he|she|that|there|otherwise|(?<=, as )(?:an?|i|we|you|people|my|our|nobody|everybody|some\\p{L}+)|the \\p{L}+ (?:is|was|had))|
(?<!\\bif )so (?:i|we|she|he|they|it|the|nobody|somebody|that|my)|(?<!\\b(?:him|her|them|me|us|everybody|everyone|people|learn(?:ed|t)?|tr(?:y|ied)|ha(?:ve|d|s)|need(?:ed)?|want(?:ed)?|how|able|used|going|like|began|started|managed|forgot|decided|agreed|offered|refused|promised) )to (?:avoid|make sure|stop|prevent|check|see (?:if|whether)|find out|keep|show|save|let|be sure)|in case|turned out|it was because|for fear|means?(?: that)?)\\b`);

export const ARGUES = words(`
\\b(?:reasons?|for (?:example|instance)|such as|caus(?:e[sd]?|ing)|owing to|thanks to|as a result|results? in|first(?:ly)?|moreover|furthermore|on the (?:one|other) hand|helps?|makes?|allows?)\\b`);

export const RESULT = words(`
\\b(?:in the end|at the end|since then|after (?:that|this|a|two|three|five|six|\\d)|afterwards?|as a result|the result|ended|finally|now (?:we|it|they|he|she|i|the)|(?:he|she|they) now|has stood|still|since(?= then\\b| that\\b|\\W*$|[.,;])|stopped|worked|went (?:well|down|up|out|live|back|from|over)|fell|dropped|rose|
grew|saved|solved|fixed|passed|finished|paid|came back|come back|cut|halved|doubled|from \\S+ to|down to|up to|no (?:more|longer|further)|nobody|nothing (?:was|happened)|within|by the (?:end|evening|morning)|on time|left on|arrived|agreed|accepted|on (?:his|her|their) own|
thanked|happy|it took|won|kept|less|fewer|never (?:happened|again|came)|was (?:right|fine|ready|clean|open|back|safe|full|gone|lost)|were (?:right|fine|ready|back|safe)|turned out|became|has (?:since )?become|is now|they did|he did|she did|it did|tied|balanced|closed)\\b|
(?:mended|repaired|put right)\\b|\\b(?:\\d+|all|most|half|every one)(?: of (?:them|it|the \\p{L}+))? (?:lived|survived|sold|grew|healed|recovered|returned|came|passed|stayed|arrived|worked)\\b|(?:in|after|within) (?:one|two|three|four|five|six|ten|an|half an) (?:hours?|minutes?|days?|weeks?)|(?<!\\bevery )\\d+(?:[.,]\\d+)?\\s?(?:%|per ?cent|hours?|minutes?|days?|weeks?|pounds|dollars|euro)`);

/** Thanks, praise and relief, and being done with it: an ending only where it stands at the end. */
export const ENDING = words(`
\\b(?:thank(?:s|ed)?|thank-you|praised?|complimented|tipped|tips?|(?:five|good|great|nice) (?:stars?|reviews?|feedback)|(?:was|were|felt|looked|left|is) (?:\\p{L}+ )?(?:pleased|delighted|grateful|relieved|satisfied|impressed|banned)|calmed|smil(?:ed|ing)|laugh(?:ed|ing)|no complaints?|a card|got (?:there|home|away|through)|(?:we|i|he|she|they) (?:made|managed) it|only (?:missed|lost)|
(?:was|were|is|went|all) (?:good|great|well|grand|perfect|lovely|better|over|done|sorted|resolved|finished)|took (?:everything|it all|all of it)|said sorry|(?:he|she|they) [^,.;]*(?:him|her|them)sel(?:f|ves)|same (?:day|night|week|morning|afternoon|evening))\\b`);

/** Praise of whoever reads it, passion, and what one would bring: nobody's own reason. */
export const FLATTERY = words(`
\\b(?:passion\\p{L}*|thrilled|excit\\p{L}+|inspir\\p{L}+|esteemed|renowned|prestig\\p{L}+|reputation|leading|leaders?|dream (?:job|role|company)|honou?red|privilege|perfect (?:fit|match|place|opportunity)|(?:great|amazing|wonderful|fantastic|lovely|excellent) (?:company|team|culture|place|firm|opportunity|organi[sz]ation|hospital|school|people)|
contribut\\p{L}+|mission|next step|backbone|dynamic|learn and grow|grow (?:with|professionally|as)|asset to|add value|valuable|eager|i (?:strongly |truly |firmly )?feel|believe|i would bring|thriv\\p{L}+|challeng\\p{L}+|forward-thinking|extra mile|next level|attitude|whatever|my (?:skills|experience|strengths|values) (?:\\p{L}+ ){0,6}(?:fit|match|align|make)|align\\p{L}*|great history|largest|opportunit(?:y|ies) to)\\b`);

export const FIRST_PERSON = words(`(?<![\\p{L}.])(?:i|my|me|mine|we|our|us)(?![\\p{L}.])`);

export const TURNING_POINT = words(`
\\b(?:because|enough|closer|nearer|too (?:far|long|many|much|late)|move[sd]?|moving|clos(?:es|ed|ing)|merg(?:es|ed|ing)|end(?:s|ed)?|ending|redundan\\p{L}+|more (?:money|hours|time|pay)|less|fewer|tired|back to|get out of|no (?:longer|more))\\b`);

export const OTHERS_DID = words(`
^\\W{0,9}(?:(?:and|but|then|so|later|afterwards)[, ]+)*(?:she|he|they|(?:the|his|her|their) \\p{L}+(?: \\p{L}+)?) (?:\\p{L}+ly |then |even |still )?(?:\\p{L}{2,}ed|made|came|went|gave|took|said|told|rang|sent|left|let|got|put|found|kept|saw|brought|bought|wrote|began|ran|slept|ate|drank|met|read|sat|stood|understood|spoke|knew|felt|forgave|held|chose|signed|drove)\\b`);

/** Nothing to tell, said politely. */
export const NO_ANSWER = words(`
^\\W{0,9}(?:n\\W?a|none|nope|no|nil|nothing|tbd)(?: (?:yet|so far|to (?:tell|add|say|report)|(?:really )?(?:comes to mind|i can think of)))?(?:,? (?:sorry|i(?:['’]m| am) afraid))?\\W*$|^\\W{0,9}(?:sorry,? )?no (?:idea|answer|comment|example|experience)(?: (?:yet|so far|of (?:this|that|it)))?(?:,? sorry)?\\W*$|
^(?:sorry,? )?i (?:do not|don['’]t) (?:really )?(?:have|know)[^.]*[.!]?$|^(?:sorry,? )?i have (?:none|nothing)(?: (?:yet|so far|to (?:tell|add|say|report)))?\\W*$|\\bnot applicable\\b`);

/** Where else it is said, or when it will be: in a CV, at an interview. */
export const POINTS_ELSEWHERE = words(`
^\\W{0,9}(?:please )?(?:(?:see|refer to|check|read|look at|as (?:per|in|stated in|written in)|(?:it(?:['’]s| is) |this is )?(?:all )?(?:in|on)) (?:also )?(?:my|the|your)?|(?:see )?(?:attached|enclosed)) ?(?:attached |enclosed |above |updated )*(?:cv|r[eé]sum[eé]|cover(?:ing)? letter|application(?: form)?|linkedin\\b.*)(?: (?:for|above|attached|please)\\b[^.]*)?\\W*$|
^(?:i(?:['’]d| would| will|['’]ll| can)|(?:this|that|it) (?:can|could|is best)|happy|glad|let['’]?s)\\b[^.]{0,60}\\b(?:discuss\\p{L}*|explain\\p{L}*|talk|tell|share|elaborate|expand|go into)\\b[^.]*\\b(?:interview|in person|face to face|when we meet|on the phone)\\b[^.]*\\W*$|^\\W{0,9}(?:(?:that is |this is |a )?(?:great|good|interesting) question|thank you for (?:your time|asking|the question))\\W*$`);

/** What stands alone where there is nothing to tell: not being sure, never having done it, and promises. */
export const ONLY_PROMISES = words(`
^\\W{0,9}(?:(?:well|sorry|honestly|unfortunately|to be (?:honest|fair)),? )?(?:i(?:['’]m| am) (?:afraid )?(?:not (?:(?:really|entirely|too|quite|very|totally|100%) )?|un)sure\\b|i (?:do not|don['’]t) (?:really |quite )?know\\b|
(?:it|this|that)(?:['’]s| is) (?:just |really |simply )?not (?:something|a thing|anything)\\b|(?:it|this|that) (?:has never|hasn['’]t|does ?n['’]t|has not) (?:really |ever )?(?:come|came|happen|crop|arise|arisen)|
i (?:have never|['’]ve never|haven['’]t|have not|never) (?:really |yet |actually |ever )?(?:come across|had to|done|dealt|been in|seen|experienced|faced|needed)\\b|
(?:i(?:['’]m| am)|i(?:['’]d| would|['’]ll| will) be)? ?(?:always |very |more than |really |quite |also )*(?:willing|happy|keen|eager|ready|open|quick|prepared|glad|a (?:quick|fast) learner)\\b|
i (?:learn|pick things up) (?:very )?(?:quick|fast)|i (?:can|could|will|would) (?:always |soon |easily |quickly )?(?:learn|be (?:shown|taught|trained))\\b|i(?:['’]d| would) (?:love|like) to (?:learn|be shown)\\b)`);

/** Says that it is nobody's business of theirs, or that it does not come up. */
export const DEFLECTS = words(`
\\b(?:deals? with (?:those|that|these|it|them)\\b|(?:is|are) (?:really |usually )?(?:the |a )?\\p{L}+['’]s (?:job|business|task)|never (?:once )?came to that|would not (?:even )?come up|had people for that|
not my (?:job|department)|i (?:have|['’]ve) never been \\p{L}+ myself|do(?:es)? not \\p{L}+ as such|was assigned|was convened|would have commissioned)\\b`);

/** Somebody else did it, or does it: the writer watched. */
export const OTHERS_WORK = words(`
^(?:the|our|my|a|one) (?:\\p{L}+ ){0,2}(?:pharmacist|driver|manager|team|boss|colleague|dba|supplier|vendor|nurse|chef|consultant|director|lead|engineer|accounting|board)\\b[^,.;]* (?:deals?|does|did|fixed|solved|rang|found|wrote|handled|organised|organized|made|reviewed|took)\\b|
\\b(?:is|are|was|were) (?:really )?(?:\\p{L}+ )?\\p{L}+['’]s? job\\b|\\bhad people for that\\b|\\bwas (?:convened|assigned|tracked|commissioned|handled|brought|held)\\b`);
