/** What a part of a posting is about. "notes": facts of the work that somebody has to be able to live with. */
export type Section = "must" | "nice" | "duties" | "notes" | "about" | "offer" | "apply" | "legal" | "facts";

/** In the order in which they are tried, on a heading in small letters. Own list. */
export const HEADING_WORDS: readonly (readonly [Section, RegExp])[] = [
  [
    "facts",
    /^(?:salary|pay|wage|rate|experience level|seniority(?: level)?|company size|industry|job types?)(?: range| band)?$/,
  ],
  [
    "notes",
    /^(?:good|worth|useful|handy|important) (?:to know|knowing)\b|^things to know\b|^before (?:you|your first) (?:start|join|begin|day)$/,
  ],
  [
    "duties",
    /^(?:as (?:an?|our) .{3,60} )?you (?:will|ll|d|would)(?: be)?$|\bessential (?:functions|duties|responsibilities)|what you (?:ll )?need to do\b|\bwhat (?:will|would|do) i (?:do|be doing)\b|^the (?:[\p{L}-]+ ){1,4}(?:will|shall)(?: be)?$/u,
  ],
  [
    "must",
    /\bwho should apply|^who (?:d|would) (?:be good|do well|suit|fit)\b|\bdo(?: not|n t) apply (?:if|unless)\b|\bsay yes\b|\bfit if\b|\b(?:good|great|right|perfect) (?:fit|match)\b|\bmight be (?:a|right|for)\b|^(?!.*\b(?:would|d love|nice|great(?! at\b)|bonus|better|plus|helps?)\b).*\bif you (?:are|have|can)?$|\bis this you\b|^(?:do|can|are|have|could|will) you$|\b(?:get|want) from you\b|\bquestions before you\b|\bwho thrives\b|\bhow (?:many years|much experience)\b|^which languages?\b|\bhope to see\b|\bask yourself\b|^(?!.*\b(?:also|bonus|even)\b).*\b(?:love|like|keen|want|delighted|happy|pleased) to (?:hear|see an application|get an application) from (?:you|people|anyone|anybody|somebody|someone) (?:if|who|with)\b|(?:need|require\w*|have) (?:to apply|before you apply)/,
  ],
  [
    "nice",
    /\bnice(?:ly)?\b|\bbonus(?:es)?\b(?! scheme)|\bdesir(?:able|ed)s?\b|\bpluss?(?:es)?\b|\bassets?\b|\batouts?\b|\bprefer(?:red|able|ably)\b|\badvantage(?:s|ous)?\b|\bextras?\b|\bsmile\b|\bideally\b|\bnot (?:at any price|essential|required|necessary|a must|vital|needed)|\balso (?:good|welcome|great|helpful|useful|nice)|\beven better|\bbrownie\b|\bicing\b|\bwould (?:be (?:nice|good|great|lovely|handy|useful|a)|help|love|like|suit)|^(?:what|it|this) (?:also |really )?helps?\b|^helps\b|\b(?:would|d|ll|will) make us|\bhelpful|\bgood to have|\boptional|\bstand out|\bimpress|\bwish ?list|\bwe d (?:also )?love|\bdelighted if|\bwelcome but|\bif you have it|\bnot a deal ?breaker|\bgood if\b|\bif you also (?:have|are|can|speak)\b|\bgreat if|\bhappy if|\badded value|\bregarded\b|\b(?:might|may|could) also\b|\badditional (?:skills|experience|knowledge|qualifications)\b/,
  ],
  [
    "must",
    /\brequire|\bwe (?:a?re )?after\b|\bqualif|\bcriterion\b|\blook(?:ing)? for|\bwhat (?:do|will|must|should) i (?:need|have|bring|know)\b|\byou(?: ll| will)?(?: need to)? bring\b|\bneed(?:s|ed)?\b|\bmust\b|\babout you\b|\bwho you are|\byou have\b|\byou ve got|\bperson spec|\bcriteria\b|\bessential|\byour (?:profile|skills|experience|background)|\bwithout\b|\bexpect (?:from|of)|\bask (?:of|for|from)|\bthe right person|\bideal candidate|\bnon negotiable|\bimportant bits|\byou (?:should|ought)/,
  ],
  [
    "offer",
    /\bbenefits?\b|\bperks\b|^what we (?:ll )?bring$|\boffer\b|\b(?:you|you ll|you will|you d|i|we|we ll|we will) (?:get|receive|give|pay|provide|supply)\b|\bin return|\bwhat (?:do|will|would) i get\b|\bin it for (?:you|me)\b|\bwhat is cool\b|\bsalary|\bpay\b|\bcompensation|\bcomp\b|\bremuneration|\bpackage|\brewards?\b|\bthe deal\b|\bhow much|\bthe money\b|\bwhy (?:join|us|work|you|this|choose)|\bwe do for you|\blooking after you|\bwhat s in it(?! for us)|\bgood bits|\bwe can promise|\bholidays?\b|\bavantages\b/,
  ],
  [
    "apply",
    /\bappl(?:y|ying|ication)|\bnext steps?|\b(?:hiring|recruitment|selection) process|\binterview|\bcontact\b|\bclosing date|\bget in touch|\binterested\b|\bsound(?:s)? (?:like (?:you|me)|good)|\bwhat (?:s )?next\b|\bhow it works|\bhow to reply\b|\bfor (?:applicants|candidates)\b|^(?:the |our )?process$|\bwhat happens (?:next|then)\b|\bsend\b|\bto join us/,
  ],
  [
    "legal",
    /\bequal|\blegal|^employer certification|\baccreditation badges|\bsmall print|\bprivacy|\bdata protection|\bdiversity|\binclusion|\bdisclaimer|\beeoc?\b|\bgdpr|\baccommodation|\bsafeguarding|\bvetting|^health$|\bstatement\b|\bfine print|\bbackground checks?/,
  ],
  [
    "duties",
    /\bresponsib(?!le to\b)|\bdut(?:y|ies)\b|\btasks?\b|\b(?:you|you ll|you will|you d|you would|job|role) (?:do|be doing|be|is|are|involves?|look after|own)\b|\b(?:the|your|this|our) (?:actual |real )?(?:role|job|work|day|days|week|weeks|month|position|post|mission|shift|round|part)\b|\bday to day|\btypical (?:day|week)|\bpurpose\b|\b(?:position|job|role) (?:summary|description|purpose|overview|profile)|\binvolved\b|\bin this (?:role|job)|\baccountabilit|\bon the job|\bfirst (?:year|month|90|hundred|six|three)|^role$|^job$|\bwhat the work|\bmain (?:areas|activities)|\bactivities\b|\bhow you ll spend|\bwhat will you\b|\bin it for us\b|\bthe work$|\bin brief$/,
  ],
  [
    "about",
    /^why (?:the|this|we)\b|^working (?:at|for|with) |^background$|^us$|(?<!\btalk(?:ing)? )\babout (?!you\b|the (?:role|job|position|post|work)|this (?:role|job))|\bwho (?:are we|are you (?:people|lot|guys)|we are|with)|\bour (?:company|story|team|mission|values|culture|clients|school|firm|practice)|\bthe (?:company|team|firm|place|practice|site|school|organisation|organization|business|employer)\b|\bcompany\b|\bwhere\b|\bwhat we do\b|\bhow we work|\bways of working|\bvalues\b|\bintroduction|\boverview$|\bbackground to/,
  ],
  [
    "facts",
    /^(?:department|directorate|service area|post(?: no| number| title)?$|(?:job|employment|contract) type|location|place of work|salary|(?:reports?|reporting|responsible|accountable) to|reference|ref|req|start(?: date)?|grade|band|team|posted|date posted|contract|sector|industry|reports?)\b|^(?:the )?terms(?: (?:of|and) (?:work|employment|service|conditions))?$|^work location$/,
  ],
  [
    "must",
    /\bskills?\b|\bexperience\b|\bknowledge\b|\bknow how\b|\bcompeten|\babilit|\bbackground\b|\bminimum\b|\bbasics\b|^you$|\byou are\b|\byou can\b|\bare you\b|\bprofil|\blicen[cs]es?\b|\beducation\b|\btraining\b|\bcertificat|\bright for you|\bwho we\b|\bperson\b|^(?:the )?post ?holder$|\bsuits?\b|\btechnical\b|\btools?\b|\bsoftware\b|\bexpertise|\battributes?\b|\bqualities\b|\b(?:candidates?|applicants?)\b|\bpaperwork\b|\btickets?\b|^checks$/,
  ],
  [
    "notes",
    /\bnotes?\b|\bpractical|\bgood to know|\bconditions?\b|\bhours\b|^(?:the )?times?$|^when$|\bshifts?\b|\bschedule|\bphysical|\blogistics|\bworking (?:pattern|time)|\bavailab|\bnotice period\b|\brota(?:tions?)?\b|\bhonest|\bbe aware|\bshould know|\bto be clear|\btravel\b|\bthe facts\b|\bwork(?:ing)? environment/,
  ],
];

/** Headings in other languages, folded, as whole lines. */
export const HEADINGS_ELSEWHERE: Readonly<Partial<Record<Section, string>>> = {
  must: "das bringen sie mit, das bringst du mit, ihr profil, dein profil, anforderungen, ihre qualifikation, was sie mitbringen, was du mitbringst, voraussetzungen, profil recherche, votre profil, profil, profil cautat, cerinte, calificari, calificari necesare, despre aptitudinile necesare, aptitudini necesare, requisitos, requisiti, perfil, wymagania, kravprofil, o perfil, functie eisen, wij vragen, profilo",
  nice: "schon ware, von vorteil, wunschenswert, das ware schon, atouts, un plus, avantaje, constituie avantaj, deseable, se valorara, mile widziane, meriterande, pluspunten, costituisce titolo preferenziale",
  duties:
    "a funcao, funcao, funcoes, o que vais fazer, aufgaben, ihre aufgaben, deine aufgaben, das sind ihre aufgaben, tatigkeiten, missions, vos missions, vos responsabilites, responsabilitati, responsabilitatile, despre rol, ce vei face, responsabilidades, funciones, tareas, responsabilita, mansioni, obowiazki, zakres obowiazkow, arbetsuppgifter, taken, wat ga je doen",
  offer:
    "das bekommen sie, das bekommst du, wir bieten, das bieten wir, unser angebot, nous offrons, ce que nous offrons, avantages, avantages sociaux, beneficii, ce oferim, ceea ce oferim, oferecemos, o que oferecemos, que ofrecemos, ofrecemos, cosa offriamo, offriamo, oferujemy, vi erbjuder, wij bieden",
  notes: "condicoes, conditions de travail, arbeitszeiten, condiciones",
  about:
    "uber uns, wer wir sind, das sind wir, a propos de nous, qui sommes nous, despre noi, sobre nosotros, quienes somos, quem somos, chi siamo, o nas, om oss, over ons",
  apply:
    "bewerbung, so bewerben sie sich, postuler, pour postuler, cum aplici, cum se aplica, como aplicar, candidatura, como candidatar se, come candidarsi, jak aplikowac, ansokan, solliciteren, la ce sa ne asteptam",
};
