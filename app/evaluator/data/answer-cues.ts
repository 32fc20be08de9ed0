/**
 * What a reader looks for in an answer, by the kind of question: an anchored rubric of own making (same licence as the code), after
 * the behavioural-interview practice of asking for situation, action, reasons, result and what was learned.
 * A cue opens the door only; the sentence round it must also say something (see `rate-answer.ts`).
 */
export type AnswerCategory =
  | "problem"
  | "collaboration"
  | "communication"
  | "learning"
  | "technical"
  | "knowledge"
  | "opinion"
  | "general";

export type Criterion = { label: string; weight: number; cues: RegExp };

const ACTION =
  /\b(?:i|we)(?:'d| had| then| also| first| finally| later| therefore| even| personally)? (?:\p{L}{3,}ed|made|wrote|built|found|took|went|sent|set|put|got|gave|told|chose|drew|kept|led|ran|met|spoke|held|began|split|cut|read|taught|brought|bought|sold|saw|did|spent|broke|rebuilt|rewrote|redid|swapped|weighed)\b|\bi'(?:d|ve) \p{L}{3,}ed\b/u;
const REASON =
  /\b(?:because|since|so that|so (?:i|we|the|they|it|that)|therefore|in order to|the reason|which meant|which showed|this meant|due to|as (?:the|it|they|we) (?:was|were|had)|turned out|to avoid|to make sure|otherwise|instead of|rather than|without it|why)\b/;
const RESULT =
  /\b(?:stopped|disappeared|resolved|worked|came back|recovered|got better|satisfied|pleased|reached|completed|since|kept working|as a result|in the end|finally|eventually|since then|afterwards?|now|fell|dropped|rose|grew|went (?:up|down|from|back)|reduced|increased|improved|saved|halved|doubled|cut|faster|quicker|slower|fewer|zero|never again|worked again|ran again|no longer|within (?:a|an|two|three|one)|the next (?:day|week|month|quarter|year)|next (?:quarter|month|year)|was (?:able|solved|fixed|accepted|approved|happy)|were (?:happy|happier|able|pleased|solved)|happier|could (?:make|do|use|run|see|finish|work|handle|write|speak)|passed|succeeded|finished|delivered|launched|signed|asked (?:us|me) to|so it|on time|matched|from \p{L}+ to)\b/u;
const REFLECTION =
  /\b(?:should have|would have|could have|next time|in hindsight|looking back|i (?:have )?learn(?:ed|t) (?:that|to|how|never)|taught me|changed my mind|i now|since then i|i realised|i realized|the lesson|what i (?:took|learned|would)|mistake|i had been wrong|i was wrong|would do|differently|the cost is|the price|it has a price|the drawback|trade-?off|the downside|limit(?:s|ation)?|still)\b/;
const METHOD =
  /\b(?:called|phoned|searched|inspected|examined|replaced|removed|noticed|found out|started with|looked into|talked|spoke|swapped|split|broke|broken|divided|listed|counted|measured|logged|logging|traced|compared|checked|tested|mapped|looked at|went through|step by step|one by one|narrowed|isolated|reproduced|asked|sampled|drew|sorted|ranked|tried|first|then|each|was the|were the|analysed|analyzed|interviewed|timed|recorded)\b/;
const OTHERS =
  /\b(?:rejected|hesitated|unhappy|said no|resisted|upset|complaint|opinion|disagreed?|disagreement|refused|objected|objections?|preferred|wanted|insisted|worried|argued|against|opposed|conflict|different (?:view|views|opinion|opinions|ideas)|did not (?:want|like|agree|trust)|didn't (?:want|like|agree|trust)|thought|felt|complained|doubted|sceptical|skeptical|concerns?)\b/;
const LISTENING =
  /\b(?:listened|asked|shadowed|met|meeting|talked|spoke|invited|interviewed|heard|showed (?:him|her|them)|showed|sat (?:down )?with|visited|read their|explained|suggested|proposed|offered|shared|everybody said|everyone said|each (?:said|of (?:us|them)))\b/;
const AGREEMENT =
  /\b(?:settled on|voted|came to an|deal|found a way|combined|mixture|agreed|agreement|together|compromise|compromised|decided|settled|consensus|accepted|both|in the end|trial|pilot|wrote (?:it|that|the rule) down|signed|middle|half of|a rule|kept|outcome)\b/;
const PICTURE =
  /\b(?:just like|suppose|behaves like|compare it|works as|think of|imagine|picture|like (?:a|an|the|when|having|putting)|as if|is that|similar to|just as|the same way|it is (?:a|an)|is called|means that|in other words|works like|helps?)\b/;
const INSTANCE =
  /\b(?:for example|for instance|say|suppose|such as|if you|when you|you (?:turn|find|see|put|take|open|get|pay|need|ask|add|look|write|read|can|have)|in our|at our|with (?:a|an|the)|each time)\b/;
const INSTANCE_OR_SUCH =
  /\b(?:for example|for instance|such as|e g|like|including|say|in (?:my|our|many|some|most) \p{L}+|namely|especially|particularly)\b/u;
const CONSEQUENCE =
  /\b(?:because|so that|so (?:a|an|the|it|you|we|that)|which means|therefore|that is why|without|otherwise|in seconds|faster|slower|quicker|but|then)\b/;
const GOAL =
  /\b(?:had to|needed to|was given|was asked|were asked|never (?:done|filed|used|worked|written|seen|had)|had no|new (?:role|job|system|tool|team|project|law|rule)|deadline|days? before|weeks? before|in (?:two|three|four|five|a|one|\d+) (?:days?|weeks?|months?)|because|fell ill|left)\b/;
const STUDY =
  /\b(?:trained|training|class|teacher|online|website|instructions|repeated|wrote down|looked up|followed|read|watched|videos?|course|tutorials?|guide|manual|documentation|book|practi[cs]ed|exercise|asked|colleague|mentor|listed|studied|worked example|examples?|tried|copied|rebuilt|built|shadowed|notes|took notes|flashcards|every (?:day|evening|morning)|each (?:day|evening|morning))\b/;
const SELF_TEST =
  /\b(?:demonstrated|without (?:looking|errors|mistakes|asking)|correctly|mock|inspected|error|scored|compared|checked|tested|test|quiz|exam|matched|measured|blind|reviewed|proved|verified|timed|without help|on my own|by myself|alone|certificate|passed|to the penny|could (?:explain|make|do|use|run|write|speak|read|teach|answer)|knew (?:i|that)|first (?:try|time)|explained it|taught)\b/;
const OPTIONS =
  /\b(?:choice|choose|picked|instead|tried|options?|alternatives?|either|instead of|rather than|considered|weighed|compared|chose|decided|or a|could have|two ways|three ways|trade-?offs?|versus|against|the last|the first|the second)\b/;
const RELATION =
  /\b(?:because|so that|which|by|when|if|then|while|but|instead|rather than|unlike|whereas|only|must|allows?|means|each|before|after|in order|used (?:to|for|by)|consists? of|refers? to|causes?|depends?|without|until|from)\b/;
const DISTINCTION =
  /\b(?:for example|for instance|such as|e g|i e|like|unlike|whereas|while|rather than|instead of|as opposed|compared|differs?|difference|both|either|first|second|two|three|one|another|other|also|and)\b/;
const POSITION =
  /\b(?:i (?:\p{L}+ly )?(?:agree|disagree|think|believe|support|would argue|am convinced)|i (?:can't|cannot|can not) see|i (?:would|want to) (?:like to )?(?:suggest|say|argue|claim)|for me|to my mind|in my (?:view|opinion)|my (?:view|opinion|position|answer)|clearly|obviously|certainly|undoubtedly|the best|(?:is|are) (?:more|less|better|worse)|i am of the opinion|this essay|it is (?:clear|true|better|important|argued|believed)|outweigh|should|must|on balance|to conclude|in conclusion)\b/u;
const OTHER_SIDE =
  /\b(?:however|although|though|while|whereas|on the other hand|others (?:think|believe|argue|say|claim)|some (?:people|argue|think|believe)|despite|nevertheless|but|even if|even though|opponents|yet|disadvantages?|drawbacks?)\b/;
const MEASURED =
  /\b(?:measured|tested|trace|traced|profiled|logged|checked|monitored|benchmark\p{L}*|verified|confirmed|recount\p{L}*|alerts?|inspected|sampled|percent|per cent|seconds?|minutes?|hours?|ms|kg|mm|degrees|counted|fell to|rose to|went from|quicker|faster|happier)\b/u;

export const RUBRICS: Readonly<Record<AnswerCategory, readonly Criterion[]>> = {
  problem: [
    { label: "Takes the problem apart", weight: 20, cues: METHOD },
    { label: "Says what they did themselves", weight: 15, cues: ACTION },
    { label: "Gives the reason", weight: 15, cues: REASON },
    { label: "Says what came of it", weight: 15, cues: RESULT },
    { label: "Looks back on it", weight: 10, cues: REFLECTION },
  ],
  collaboration: [
    { label: "Describes the other view", weight: 15, cues: OTHERS },
    { label: "Goes to the others and listens", weight: 20, cues: LISTENING },
    { label: "Says how they agreed", weight: 15, cues: AGREEMENT },
    { label: "Says what came of it", weight: 15, cues: RESULT },
    { label: "Looks back on it", weight: 10, cues: REFLECTION },
  ],
  communication: [
    { label: "Makes a picture of it", weight: 20, cues: PICTURE },
    { label: "Gives an example", weight: 20, cues: INSTANCE },
    { label: "Says why it matters", weight: 20, cues: CONSEQUENCE },
    { label: "Names its limits", weight: 15, cues: REFLECTION },
  ],
  learning: [
    { label: "Says what had to be learned and why", weight: 15, cues: GOAL },
    { label: "Describes the method", weight: 20, cues: STUDY },
    { label: "Tests what was learned", weight: 20, cues: SELF_TEST },
    { label: "Says what came of it", weight: 10, cues: RESULT },
    { label: "Looks back on it", weight: 10, cues: REFLECTION },
  ],
  technical: [
    { label: "Names the options", weight: 20, cues: OPTIONS },
    { label: "Gives the reason", weight: 15, cues: REASON },
    { label: "Says what they did themselves", weight: 10, cues: ACTION },
    { label: "Checks the result", weight: 20, cues: MEASURED },
    { label: "Names the price of the choice", weight: 10, cues: REFLECTION },
  ],
  knowledge: [
    { label: "Says how things hang together", weight: 20, cues: RELATION },
    { label: "Tells apart or gives an example", weight: 10, cues: DISTINCTION },
  ],
  opinion: [
    { label: "Takes a position", weight: 20, cues: POSITION },
    { label: "Gives the reason", weight: 20, cues: REASON },
    { label: "Gives an example", weight: 15, cues: INSTANCE_OR_SUCH },
    { label: "Weighs the other side", weight: 20, cues: OTHER_SIDE },
  ],
  general: [
    { label: "Says what they did themselves", weight: 20, cues: ACTION },
    { label: "Gives the reason", weight: 20, cues: REASON },
    { label: "Says what came of it", weight: 20, cues: RESULT },
    { label: "Looks back on it", weight: 15, cues: REFLECTION },
  ],
};

/** Talk about oneself in general, which tells nothing that happened. */
export const GENERAL_CLAIM =
  /\b(?:i am|i'm|i always|i never|i believe|i think that|i love|i like|i enjoy|i can|i could always|i would|i will|i try|i strive|people say|others say|they say|everyone says|is (?:very |so |really |always )?(?:key|important|essential|everything|crucial)|i have always|i have (?:many|a lot|lots|excellent|strong|great|good)|i get (?:on|along)|i work well|i make sure|i explain|i adapt|i keep|i respect|i pick|i know how|it depends|my (?:strength|greatest|biggest)|i consider myself|i see myself|i pride myself)\b/;

/** No answer at all, said politely. */
export const NO_ANSWER =
  /\b(?:no answer|not answered|n a|no idea|no example|(?:do not|don't|cannot|can't) (?:really |actually )?(?:have|know|think of|remember|recall)|not sure|not applicable|nothing to add|skip|pass on this)\b/;

/** Verbs in the past that do not end in "ed". */
export const PAST_VERBS =
  "was were had did went took made found wrote built chose fell rose cut told sent set put got gave drew kept led ran met spoke held began split read taught brought bought sold saw spent broke rebuilt rewrote froze lost won left came became knew thought felt said showed grew hit let sat stood slept drove flew threw caught fought paid meant dealt lent bent swept stuck shut hurt withdrew understood forgot sought";

export const NUMBER_WORDS =
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand million half third quarter twice double dozen";

/** Words that tie one idea to the next. */
export const LINKING_WORDS =
  "because so therefore however although though while whereas since then first firstly second secondly finally also moreover furthermore instead unless until when after before example instance result hence consequently otherwise nevertheless despite if later meanwhile besides addition conclusion but";
