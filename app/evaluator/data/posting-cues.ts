import { SHIFTS } from "./kind-cues";

/** Cues by grammar and by what a clause is about. Each tells one kind of line; none is of any trade. */

const words = (source: string) => new RegExp(source.replace(/\s*\n\s*/g, ""), "iu");

export const LEGAL = words(`
\\b(?:equal(?:ity|ities)? (?:opportunit|access|employ)|regardless of|without regard|discriminat|with disabilities|reasonable (?:accommodation|adjustment)|gdpr|
privacy|e-?verify|veteran|protected (?:characteristic|class)|exhaustive list|reserve the right|no (?:agencies|recruiters)|agenc(?:y|ies) (?:please|calls)|
treats? all applicants|welcome (?:all )?(?:applicants|applications|candidates)|welcome (?:people|everyone|anyone) (?:of|from) (?:every|all|any)\\b|all backgrounds|shortlisted candidates|all qualified applicants|personal data|personal information|your (?:data|details)|diversity|canvassing|rehabilitation of offenders|
prior to hiring|after (?:an )?offer|subject to|visa sponsorship|sponsor(?:ship)? (?:of )?visas?|at-will|code of conduct|applies to all|
operates? an? (?:strict )?no[- ]smoking|^(?:we are |the (?:firm|company|practice) is )?regulated by|charge candidates|we hold your|bewerbungen|schwerbehinder|du masculin)`);

/** What somebody gets. */
export const OFFER = words(`
(?:[£$€]\\s?\\d(?![\\d.,]*k? (?:a|per) head\\b|[^.;]{0,12}\\bbudget)|\\d\\s?[£$€]|\\bper (?:hour|annum|year|month)\\b|\\ban hour\\b|\\bsalar(?:y|ies)\\b|\\bpensions?\\b|\\b40[13]\\s?\\(?[kb]\\b|\\bpto\\b|\\bp\\.a\\.|
\\bdays['’]? (?:of )?(?:paid )?(?:holiday|leave|vacation|annual)|\\b\\d+ days(?:['’]| plus| off| PTO)|\\bannual leave\\b|\\bdental\\b.*\\bvision\\b|\\bhealth insurance\\b|
\\bgroup insurance\\b|\\bpaid (?:breaks|time off|holidays?|leave|lunch)|\\bdiscounts?\\b|^free \\p{L}|\\bfree (?:parking|travel|fruit|lunch|uniforms?|coffee|meals)|\\bparking\\b|
\\bcommission\\b|\\bcycle to work|\\bovertime\\b(?!.*\\bavailability)|\\btime off in lieu|\\bbonus scheme|\\bsick pay|\\btronc\\b|\\btraining paid\\b|\\bwe (?:offer|provide|pay|give|supply)\\b|^(?:holiday pay|paid \\p{L}+)[.!]?$|^[£$€]\\s?\\d|^(?!(?:you|to)\\b)[^,;]{2,60}\\b(?:is|are) (?:issued|(?:supplied|provided)\\b(?! (?:by|with|to) the)|(?:be )?paid(?: for)?[.!]?$|free to )|^(?!(?:you|to|must)\\b)[^.;]{2,40}(?<!\\b(?:be|is|are|as|by|with|of) )(?:supplied|provided|thrown in)(?:,|[.!]?$)|\\bfor (?:free|nothing)\\b|\\bon us\\b|\\bwe['’]ll (?:put|send|book|train|teach|show|sort|pay|give)\\b|\\bhalf[- ]price\\b|\\bovertime pay|\\bpro rata\\b|\\bscale (?:point )?\\d|\\b\\d+ days (?:and|off|holiday))`);

/** How to apply, and what happens then. */
export const APPLYING = words(`
\\b(?:apply (?:with|by|now|here|online|today|via|to|through|before|at|on|in writing|using)|^reply (?:to|with|by|in)\\b|\\b(?:love|like|want|need) you to start\\b|how to apply|to apply|send (?:us|your|a cv|it|an?|photos?|pictures?|samples?|links?|examples?|copies)\\b|(?:your|a|an updated) (?:cv|r[eé]sum[eé])|cv (?:and|in any|or)|
cover(?:ing)? letter|closing date|competition number|^page \\d+ of \\d+|(?:an?|the|for) interviews?|^interviews?\\b|answers? (?:the|three|all|these|(?:to )?our|below|by)|please answer|ring (?:us|me)\\b|trial shift|
we should talk|we read all|shortlist|application form|\\bapplications? (?:(?:may|can|should|must) be )?submitted\\b|\\bcvs? (?:are|will) not\\b|(?:application |the )deadline (?:is|for app)|get in touch|(?:somebody|someone|we)(?:['’]ll| will) (?:ring|call|phone|write to|get back to|answer) (?:you|every\\w+)\\b|no phone calls|questions below|selection process|please (?:e-?mail|call|ring|contact|write|send|apply|include|visit|get)|e-?mail (?:us|me|it|\\S+@)|visits? (?:to [^,.]{3,40} )?(?:is|are) |^(?:message|text|phone|ring|call) (?:me|us|the (?:yard|house|shop|office|kitchen|surgery|number|boss|owner))\\b|^(?:letters|forms|applications|cvs?) (?:to (?:me|us|mrs?|ms|dr|miss|the estate)\\b|by\\b)|^(?:write|send|mail|text|ring|phone|call) (?:[^.,]{0,40} )?to (?:mrs?|ms|dr|miss) |\\bsend (?:the|this|in) (?:form|cv|letter)|^those (?:we|who) (?:like|choose|shortlist|pass|are shortlisted|get through)\\b|\\b(?:she|he)['’]ll be on the panel\\b|\\bask for (?:me|us)\\b|^(?:please )?don['’]t (?:e-?mail|ring|call|phone|text)\\b|^your name\\b|^(?:dear|hello|hi)\\b[^.]{0,30},$|\\bon extension \\d|\\bif you (?:want|fancy|would like) a chat\\b|\\bfirst sift\\b|\\b(?:have not|haven['’]t|do not|don['’]t) hear(?:d)? (?:from us|within|by|back)\\b|(?:^|\\band |^if (?:this|that|it) sounds like you,? )(?:then |just |please )?tell us (?:about|what|why|how|who|where|when)\\b|^(?:to )?start(?:ing)? (?:date\\b|as soon as|whenever|immediately|in (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b))`);

/** What nobody is measured by. Equality Act 2010, sections 4 to 12. */
export const PROTECTED = words(`
(?:^|\\b(?:look(?:ing)? for|need|want|seek(?:ing)?|(?:must|should|to) be|suits?|(?:ideal|suitable) for) )(?:an? |the )?(?:(?!to\\b|who\\b|with\\b)[\\p{L}-]+,? ){0,3}?(?:young|younger|youthful|mature|older|male|female|single|unmarried|married|childless|attractive|good[- ]looking|able[- ]bodied)(?: (?!of\\b|people['’]s)[\\p{L}-]+){0,2} (?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|lads?|person|individuals?|professionals?|candidates?|applicants?|graduates?|housewi(?:fe|ves))\\b(?! (?:in|with (?:learning|care)|who (?:live|use))\\b)|
\\b(?:look(?:ing)?(?: out)? for|need|want|seek(?:ing)?|suits?) (?:an? |the )?(?:(?!hand|of\\b)[\\p{L}-]+ ){0,3}(?:man|woman|men|women|lady|ladies|gentleman|girl|boy|lad)\\b(?! (?:with|in|on) (?:a |our )?(?:van|care|ward))|
\\b(?:under|over|below|above|aged|between|younger than|older than|not over) \\d{2}(?: (?:and|to) \\d{2})?(?: years?)? (?:old\\b|of age\\b)|\\bage (?:limit|range|group)s?:? \\d{2}|\\baged \\d{2} (?:to|and|-) \\d{2}\\b`);

/** A thing that is asked of somebody. */
export const ASKED = words(`
(?:\\b(?:is|are) (?:also )?(?:needed|wanted|necessary|vital|a must)\\b|\\b(?:(?<!(?:that|it|they|which) )must|required?|requires|requirements?|essential|imperative|mandatory|prerequisite|non-negotiable)\\b|
\\byou(?:['’]ll| will|['’]d| would)? (?:also )?(?:need|should|must|have to|ought)\\b|\\bneeds? (?:to be|to have|someone|somebody|a |an )|^(?:applicants|candidates) (?:must|should|need to|have to|will need to) (?:also )?(?:be (?!aware|advised)|have|hold)\\b|\\byou['’]ll have (?:already |also )?(?:sat|been|done|had|held|run|led|seen|worked|used|dealt|spent|taken|managed|handled|built|written)\\b|\\b(?:has|have) to be\\b|\\byour(?: \\p{L}+){1,3} (?:has|have) to\\b|\\bis expected\\b|\\b(?:you(?:['’](?:ll|re)| will| are)? (?:be |expected |needed )|everyone to be )in (?:the|our) (?:\\p{L}+ ){0,3}office\\b|\\bneeds? to hold\\b|\\byou['’]d want to (?:be (?:able|the sort|good|happy|comfortable|sure)|have|know)\\b|
\\b(?:we|i)(?:['’]d| would|['’]ll| will|['’]re| are|['’]m| am)? (?:also |really |only |do |however,? )*(?:ask(?:ing)? (?:for|that)|look(?:ing)? for|(?:would )?(?:like|love|want|prefer)(?! to)|need|expect|hope for|seek)\\b|
\\b(?:(?:looks|looking|searching) for|seeks|seeking|(?<!\\b(?:nobody|anybody|who|we|they|she|he|always|ever) )wanted)\\b|
\\bat least\\b|\\bminimum\\b|\\bmin\\. ?\\d|\\b(?:\\d+|one|two|three|four|five|six)\\+? years\\b.*\\b(?:experience|in|of|as)\\b|
(?<!if )\\byou['’]ve (?:got|had|held|led|been|run|done|worked|used|taken|managed)\\b|\\byou['’]re (?:able|comfortable|confident|fluent|registered|qualified|on the|used|willing|at ease)\\b|
\\byou (?:will have|have (?:to|a|an|the|at|had|held|led|been|run|done|worked|used|\\p{L}+(?:ed|wn|pt|ght)\\b)|are (?:able|an?|comfortable|confident|happy|good|fluent|calm|someone|somebody|used|willing|at ease)|
(?<!as soon as you )can\\b|know\\b|don['’]t\\b|never\\b|hold\\b|speak\\b|bring\\b|enjoy\\b|keep\\b|stay\\b|understand\\b|like\\b|take pride|value\\b|are not|aren['’]t)|
\\byou(?:['’](?:ll|d)| will| would) (?:also |really )*(?:be (?:able to|at (?:home|ease)\\b|comfortable|confident|familiar|fluent|used to|good (?:at|with)|happy (?:to|with)|experienced|educated|qualified|registered)|know\\b|understand\\b|possess\\b)|\\b(?:candidate|applicant|person)s? (?:will|would|should) (?:also )?(?:have|hold|possess|demonstrate|be (?:an?|able|at ease|comfortable|confident|educated|experienced|familiar|fluent|qualified|registered))\\b(?! the (?:opportunity|chance))|\n\\b(?:suits?|fine for you|workable for you|happy with you)\\b|\\byour (?:english|german|french|employment law|knowledge|experience|writing|maths|spelling)\\b|
\\b(?:somebody|someone) (?:who|has to|with|calm|patient|that|to (?!join|help|take|replace|fill|cover|complete|come))|\\bnot (?:really )?optional\\b|^(?:oh,? )?(?:and )?not (?:scared|afraid|squeamish|shy) of\\b|\\bas long as you (?:do|can|have|are)\\b|\\b(?:insist on|(?:he|she|they)(?: will|['’]ll) (?:have to|need)|can['’]t be doing with|so whoever|whoever (?:comes|joins|takes|gets|we)\\b[^,]{0,30} (?:will|must|has|needs)|they(?:['’]ll| will) (?:want|need|expect|ask for)|(?:can['’]t|cannot) (?:do|be) without|(?:is|are|am|['’]re|['’]m) strict (?:on|about)|(?:not|n['’]t|non-)(?: |)negotiable)\\b|\\bi (?:do |also )*care (?:about|that you)\\b|\\b(?:a person|anybody|somebody|someone) with (?:the )?\\p{L}+[^.;]{0,90} is worth\\b|\\bi do mind\\b|\\b(?:passport|licen[cs]e|certificates?|references?|tickets?),? please\\b|\\p{L},? please[.!]?$|\\bgoes without saying\\b|\\bshould be second nature\\b|\\bplease be (?:an?|someone|somebody)\\b|\\bwant to (?:know|see) that you\\b|\\bmeans (?:an? )?(?:category|licen[cs]e)\\b|\\bi hope it['’]s you|^what (?:he|she|they|we|i|the \\p{L}+) needs? (?:most )?is\\b|^(?:good|clear|neat|accurate|reliable) [^.;]{3,40} (?:is|are) (?:very |really |extremely )?important\\b|
\\b(?:is|are) (?:\\p{L}+ ){0,2}(?:enough|sufficient|plenty|all (?:we|you) (?:ask|need))\\b|\\b(?:would|will) do\\b[.!]?$|
^(?!(?:we|our|i|my|they|their|the|this|no)\\b)(?:[\\p{L}-]+,? ){0,3}experience (?:with|of|in) \\p{L}+|^your (?!(?:day|week|team|manager|colleague|boss|job|role|work|shift|hour|base|pay|salary|first|desk|area|contract|tool|van|data|detail|answer)s?\\b)(?:[\\p{L}'’-]+ ){1,6}(?:is|are)\\b)`);

/** A question to the reader that is a demand, unlike "Would you like to join us?". */
export const ASKED_OF_READER = words(`
^(?![^?]*\\b(?:looking for|seeking|searching for|in search of|help us)\\b)(?:and |but |so )?(?:(?:can|could|do|are|have|will|would) you\\b(?! (?:really |also |ever |just |already )?(?:want|like|love|wonder|look(?:ing)?|ready|interested|notic|dream|
tired|bored|fed up|think|thought|fancy|keen|curious|excited|recogni|the (?:one|person)|up for|see yourself|see us|need|know (?:someone|anyone|somebody|us|what|that|of)|have (?:what it takes|questions|any|an idea)|feel|
wish|hope|prefer|heard|hear|tell us|imagine|picture|consider|remember (?:us|when)|passionate|ambitious|in\\?))|how (?:do|would) you feel about|(?:when|if) [^,?]{3,80}, (?:would|could|can|do|will) you\\b|is there anything (?:in|about) your|are (?:early |late |the )?(?:nights?|weekends?|mornings?|evenings?|shifts?|hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b|have you (?:your|a|an|the)\\b)`);

/** A noun or adjective with which a requirement without a verb begins. */
export const ASKED_FIRST =
  words(`^(?:with (?=(?:an?|at least|some|good|strong|proven|current|valid|full|\\d+|one|two|three|four|five)\\b)|
(?:a |an |the |some |any |your |good |strong |solid |proven |excellent |previous |prior |relevant |recent |full |valid |current |clean |clear |basic |advanced |deep |hands-on |practical |working |first |sound |thorough |demonstrable |extensive |professional )*
(?:experience|experienced|knowledge|understanding|ability|able|aptitude|proficien\\p{L}+|familiar\\p{L}*|competen\\p{L}+|confiden\\p{L}+|comfortable|fluen\\p{L}+|background|
qualified|qualification|registered|registration|certifi\\p{L}+|licen[cs]e\\p{L}*|degree|bachelor\\p{L}*|master['’]?s|diploma|willing\\p{L}*|available|availability|in-date|own (?:\\p{L}+ )?(?:tools?|transport|cars?|vans?|vehicle|laptop|harness|boots|insurance|kit|ppe)\\b|
holds an?|hold an?|hold the|hold current|grasp|command|skills?|expertise|track record|evidence|fluency|eligib\\p{L}+|authori[sz]ed|right to work|commitment|passion|patience|calm|
(?:cert|certificate) (?:i+v?|\\d)|nvq|cipd|driving licen[cs]e|minimum|at least|\\d+\\+? (?:or more )?years|(?:one|two|three|four|five|six) years))\\b`);

/** What somebody does in the job, said to them. */
export const DUTY = words(`
(?:\\byou(?:['’]ll| will|['’]d| would|['’]re|['’]ve)?\\s+\\p{L}|\\byour (?:job|task|work|role|dut(?:y|ies)|responsibilit\\p{L}+)(?: will)? (?:is|are|be|includes?|involves?)|\\b(?:post ?holder|(?:successful|right|ideal) (?:candidate|applicant|person)) (?:will|should|would|is)\\b|\\bthe (?:actual |real )?(?:role|job|work|post) (?:is|includes?|involves?|means|covers?)|^[\\p{L}-]+ work (?:includes?|involves?|means)\\b|
\\b(?:are|is) (?:yours|your job|up to you|on you|down to you)\\b|\\bfalls? to you\\b|^(?:and )?so (?:is|are) the\\b|\\bis (?:a )?part of (?:it|the (?:job|work))|\\b(?:half|most|part|much|a third) of (?:our|the|your) (?:week|day|work|job|time)|\\bmeans? (?:\\p{L}+ing)\\b|\\bit (?:also )?means (?!that\\b|a lot|nothing|we\\b|you\\b|more\\b|so much|everything)|\\bwith you\\b|\\bcomes? up (?:most|every|each)\\b|^(?:[^,.;]{3,30} )?there(?:['’]s| are| is| will be) (?!no|nothing|more|always|plenty|room|time)(?:[\\p{L}-]+ ){1,4}to \\p{Ll}+\\b)`);

/** Said to somebody, and yet about what they get, whom they meet or what the firm does. */
export const NOT_A_DUTY = words(`
^the (?:successful |right |ideal )?(?:candidate|applicant|person) will (?:join|be (?:given|offered|part of)|receive|get)\\b|^it(?:['’]s| is) an? (?:\\p{L}+ )?(?:good|great|nice|lovely|busy|happy|friendly|varied) (?:job|place|role|team|shop|school|office)\\b|^(?:on |at )?[^.;,]{0,40}\\bthere (?:can|may|will|are|is) (?:be )?(?:\\p{L}+ ){0,3}(?:hundred|thousand|dozens?|\\d+) (?:of )?(?:people|guests|customers|covers|visitors|children|members)\\b|^the (?:[\\p{L}-]+ ){1,3}is (?:often |usually )?the first (?:person|face|voice)\\b|^(?:our|the|this) (?:[\\p{L}-]+ )?(?:clinic|department|depot|farm|kitchen|practice|shop|site|surgery|unit|ward|yard) (?:employs|has|holds|sees|serves|takes|treats) [^.;]*\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|\\p{L}{3,5}ty|dozens?|hundreds?)\\b|^reporting to\\b(?!.*\\byour (?:duties|responsibilities|tasks)\\b)|^\\(?(?:and |but |so |then |here |then )?(?:in return,? )?you(?:['’]ll| will|['’]d| would|['’]re| are)? (?:also )?(?:(?:may|might) (?:well |already )?(?:have|know)\\b|get|receive|earn|be paid|keep (?:all )?your tips|can bring your own|(?:in|out|off|done|home)[.!]?$|have access|agree|apply|want(?! to (?:be (?:able|the sort|good|happy|comfortable|sure)|have|know)\\b)|love it|find (?:that|yourself|us|it)|
the first (?:face|voice)\\b|join(?:ing)?|be (?:given|offered|shown|taught|the (?!(?:person|one|voice|face|link|bridge) (?:who|that|for|between|of|to)\\b)|our|one of|part of|based|joining|reporting|working|supported|welcom\\p{L}+|eligible for)|report(?:ing)? (?:direct(?:ly)? |straight )?to|part of|sit(?: with| between)?|
work(?:ing)? (?:(?:with|alongside|for|under) (?:(?:our|an?|other|another|some|one|two|three|four|five|six|seven|eight|nine|ten|people|colleagues?|\\p{Lu})\\b|the (?:\\p{L}+ )?(?:team|manager|owner|family|chef|head|director|partners?|rest)\\b)|from)|(?:would |will )?look after the part|benefit|be able to (?:choose|buy)|do ?n['’]t need|don['’]t have to|have questions)\\b|
^(?:and )?you(?:['’]ll| will) (?:have [^.;]{0,60}\\b(?:weekends? off|days['’] holiday|annual leave|pension)|not be left)\\b|^the (?:house|flat|cottage|bungalow|room)\\b[^.;]{0,30}\\b(?:with the (?:job|post)|is free)\\b|\\bthere(?:['’]s| is) (?:\\p{L}+ )?(?:scope|room|a chance) (?:to|for)\\b|^no two (?:days|shifts|weeks)\\b|^if (?:you (?:don['’]t|haven['’]t|do not)|not),? we(?:['’]ll| will)\\b`);

/** Only wished for. */
export const WISHED = words(`
(?:\\b(?:an?|real|big|definite|huge|distinct|great|strong|as) (?:plus|bonus|advantage|asset)\\b|\\b(?:plus|bonus|advantage|asset)[.!)]*$|\\bideally\\b|\\bprefer(?:red|ably|ence)\\b|\\bdesirable\\b|\\bbonus points\\b|\\bnice (?:to have|if)\\b|
\\bwould (?:also |all |really |certainly |be )*(?:help|handy|lovely|great|good|welcome|useful|nice|wonderful|ideal|interesting|like to hear|mediation|a)\\b|\\b(?:as|so) would\\b|\\bso much the better\\b|\\b(?:handy|beneficial|advantageous)\\b(?!:)|
\\bnot (?:essential|required|necessary)\\b|\\bsaves us\\b|\\beven better\\b|\\blove to (?:see|hear)\\b|\\b(?:great|good|helpful|happy|delighted) if\\b|\\bif you(?:['’]ve| have| had| are|['’]re| speak| also| can| know| hold| happen)\\b|\\bhelps?(?= in\\b| a lot| if you|[.!]?$)|\\bwelcome\\b|\\bwould (?:make (?:us|me) (?:very )?(?:happy|glad)\\b|go (?:down well|a long way)|please us|count\\b|shorten|save (?:us|me)\\b|get you to the front|put you (?:ahead|in front|at the (?:front|top)))|\\bin your favou?r\\b|\\bappreciated\\b|\\bif possible\\b|\\bvon vorteil\\b|\\bun plus\\b|\\bavantaj\\b)`);

/** What the firm works with: whoever comes must be able to use it, or something like it. */
export const TOOL_IN_USE = words(`
\\b(?:we (?:use|run on|work (?:with|in|on)|do everything in|live in)|our (?:\\p{L}+ ){0,2}(?:system|software|platform|till|crm|erp|pos|stack|tools?) (?:is|are|runs)|(?:bugs|tickets|cases|records|files|notes|bookings|orders|stock|documents|everything) (?:live|lives|(?:is|are) kept|(?:go|goes)) in(?:to)? (?!the\\b|an?\\b|our\\b)\\p{L}+|
(?:system|software|platform|stack) (?:is|called)|is (?:done )?on (?:computer|a computer|the computer))\\b`);

/** Times, places and burdens that a person has to be able to live with. */
export const BURDEN = words(`
${SHIFTS}|\\b(?:nights?|weekends?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|bank holidays?|early starts?|on[- ]call|rota|days a week in|days on\\b|first light|one (?:weekend|week|saturday|sunday|day|night) in|(?:two|three) weekends in|in the (?:\\p{L}+ )?office|on site|away from home|overnight|outdoors?|all weathers|
lift(?:ing)?|\\d+\\s?kg|\\d+ ?lbs?|at heights?|on your feet|standing|(?:start|work|shift|hour)\\p{L}* (?:\\p{L}+ )?between \\d+ (?:and|to) \\d+|[a-z]+ till [a-z]+|travel\\p{L}*|own (?:car|transport|vehicle)|cold store|noise|dust)\\b`);

/** Right to work, said of the applicant. */
export const MAY_WORK = words(`
(?:applicants?|candidates?|you) (?:must|need|have to|should)[^.;]{0,25}(?:authori[sz]ed|eligible|entitled|allowed|permitted|right) to work|\\byou need (?:the|a) (?:right to work|work permit|valid visa)`);

export const NOT_NEEDED = words(
  "\\b(?:don['’]t|do not|won['’]t|needn['’]t) (?:\\p{L}+ )?need\\b|\\bno \\p{L}[^.,]{2,40} (?:is )?(?:needed|required|necessary)\\b|\\bnot (?:needed|necessary)\\b|^no (?:\\p{L}+ )?experience (?:is|needed|necessary|required)\\b|\\b(?:don['’]t|do not) (?:care|mind)\\b|\\bwe (?:will )?(?:train|teach) you\\b|\\b(?:which )?you (?:can|will) learn\\b",
);

/** A sentence that tells somebody what to do, as lists of duties do. */
export const IMPERATIVE = new RegExp(
  `^(?:${"accept act add address administer advise aid analyse analyze answer apply appraise appoint approve arrange assemble assess assign assist attend audit balance book bring brief build buy calculate care carry catch chair check choose clean clear close coach collaborate collect communicate compile complete conduct confer consult contribute control coordinate co-ordinate cook cover create cut deal decide define deliver demonstrate deputise design determine develop diagnose direct discuss dispatch dispense distribute document draft draw drive edit educate encourage enforce engage ensure enter escalate establish estimate evaluate examine execute explain facilitate file fill find fit fix follow formulate gather generate get give greet grow guide hand handle have help hire hit hold host identify implement improve inform innovate inspect install instruct interpret interview investigate issue join keep label launch lay lead learn liaise lift listen load look maintain make manage market measure meet mentor migrate mix model monitor motivate move negotiate obtain observe offer open operate optimise optimize order organise organize oversee own pack participate partner perform pick place plan post prepare present prioritise process produce program programme promote propose protect provide pull purchase put raise read receive recognise recognize recommend reconcile record recruit refer register repair replace reply report represent research resolve respond restock review run score schedule secure select sell send serve service set settle share shape ship sign sit solve source speak specify stand stay stock study supervise supply support take talk teach tell test think track train translate transport treat troubleshoot turn type understand uphold update use validate verify visit watch weigh weld welcome work write"
    .split(" ")
    .join("|")})(?:e?s)?\\b(?!\\s+(?:of|\\w+ing)\\b)`,
  "iu",
);
