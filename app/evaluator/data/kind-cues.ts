export const REQUIREMENT_KINDS = [
  "licence",
  "education",
  "years",
  "tool",
  "skill",
  "task",
  "language",
  "trait",
  "condition",
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const LANGUAGES =
  "te reo m[aā]ori|te reo|bahasa malaysia|bahasa indonesia|tok pisin|cook islands m[aā]ori|" +
  "haitian creole|sign language|english|german|deutsch|french|fran[cç]ais|spanish|italian|portuguese|" +
  "dutch|polish|romanian|swedish|danish|norwegian|finnish|russian|ukrainian|greek|hungarian|czech|" +
  "slovak|bulgarian|croatian|serbian|chinese|mandarin|cantonese|japanese|korean|arabic|hebrew|hindi|" +
  "urdu|punjabi|bengali|bangla|gujarati|tamil|turkish|lithuanian|latvian|estonian|welsh|cymraeg|" +
  "irish|gaeilge|gaelic|catalan|vietnamese|thai|tagalog|farsi|persian|somali|swahili|tigrinya|" +
  "amharic|yoruba|igbo|hausa|shona|pashto|dari|kurdish|nepali|sinhala|malayalam|telugu|marathi|" +
  "albanian|georgian|armenian|macedonian|slovenian|afrikaans|luxembourgish|flemish|icelandic|maltese|" +
  "basque|galician|bosnian|malay|indonesian|burmese|khmer|kannada|samoan|m[aā]ori|tongan|xhosa|" +
  "isixhosa|zulu|isizulu|sesotho|setswana|twi|wolof|oromo|lingala|kazakh|uzbek|azerbaijani|" +
  "british sign language|irish sign language|new zealand sign language|american sign language|isl|" +
  "nzsl|bsl|asl|auslan|bahasa|español|castellano|portugu[eê]s|italiano|nederlands|polski|" +
  "t[uü]rk[cç]e|kiswahili|filipino|visayan|cebuano|ilocano|javanese|mongolian|hokkien|hakka|teochew|" +
  "shanghainese|taiwanese|lao|tetum|tetun|bislama|fijian|niuean|tokelauan|panjabi|pahari|mirpuri|" +
  "potwari|sylheti|hindko|saraiki|sindhi|balochi|assamese|odia|konkani|bhojpuri|maithili|dhivehi|" +
  "tibetan|dzongkha|hmong|rohingya|kyrgyz|tajik|turkmen|tatar|uyghur|belarusian|yiddish|montenegrin|" +
  "frisian|faroese|breton|manx|kreyol|pidgin|krio|ibibio|efik|edo|tiv|kanuri|fulani|bambara|mandinka|" +
  "akan|fante|dagbani|kinyarwanda|kirundi|luganda|kikuyu|kikamba|dholuo|chichewa|nyanja|bemba|" +
  "ndebele|isindebele|tswana|sotho|sepedi|tshivenda|xitsonga|siswati|malagasy|inuktitut|quechua|" +
  "guaran[ií]|aymara";

export const LANGUAGE = new RegExp(`\\b(?:${LANGUAGES})\\b`, "i");

export const ANY_LANGUAGE =
  /\b(?:second|another|an additional|a foreign|other|more than one|two) (?:\p{L}+ )?languages?\b(?! and literature)/iu;

/** Shifts that somebody works, and not the managers, logs and teams that are called after them. */
export const SHIFTS = String.raw`(?<!\b(?:end|start) of (?:every|each|the|a|your) )(?<!\b(?:handovers?|notes?|reports?|sheets?|ready) for the (?:\w+ )?)\bshifts?\b(?! (?:managers?|leaders?|leads?|supervisors?|briefings?|handovers?|reports?|logs?|teams?|engineers?)\b)`;

/** Tried in this order: the first that speaks decides. All by what is asked for, none by trade. */
export const KIND_CUES: readonly (readonly [RequirementKind, RegExp])[] = [
  ["education", /\b(?:gcses?|a-levels?|o[- ]levels?|leaving cert\w*)\b/i],
  [
    "language",
    new RegExp(
      `\\b(?:bilingual|multilingual|mother tongue|native speaker)\\b|^\\W{0,9}(?:an? )?(?:second|another|additional|foreign)(?: (?:european|foreign|modern|community|spoken))? language\\b(?! or\\b)|^\\W{0,9}(?:at least )?one of (?:the following: )?(?:${LANGUAGES})\\b|\\b(?:${LANGUAGES})\\b(?=[^.]{0,12}\\b(?:[abc][12]|mindestens)\\b)|\\b(?:fluent|fluency|conversational|spoken|written|speak|speaks|proficien\\w+|command of|working|good|clear|level|knowledge of)\\b[^.;]{0,28}\\b(?:${LANGUAGES})\\b(?! law|\\/[a-z]{2}\\b)|^(?:\\W*(?:or |and )?(?:${LANGUAGES}))+\\W*(?:,? (?:fluent|native|conversational|spoken|desirable|a (?:\\p{L}+ )?plus|helpful|language|at [abc][12]|to [abc][12])\\b.*)?$|\\b(?:${LANGUAGES})\\b[^.;]{0,20}\\b(?:conversational|fluent|spoken|speaker|at b2|or above)\\b|^\\W{0,9}(?:${LANGUAGES})\\b[^.]{0,40}\\bspeak|^\\W{0,9}(?:some|a little|a bit of|everyday|basic) (?:\\p{L}+ )?(?:${LANGUAGES})\\b|^\\W{0,9}(?:${LANGUAGES})(?:,? (?:or |and )?(?:${LANGUAGES}))+ (?:would|is|are|an?)\\b|^(?:so|as) would (?:be )?(?:some )?(?:${LANGUAGES})\\b|\\b(?:some|a few words of|a bit of|a little|any) (?:${LANGUAGES})(?:(?:,| or| and) (?:${LANGUAGES}))*\\b|^\\W{0,9}(?:${LANGUAGES})(?:,? (?:or|and|as well as) (?:${LANGUAGES}|an?(?:other)? (?:\\p{L}+ )?language))+|^\\W{0,9}(?:${LANGUAGES}) for \\p{Ll}|\\b(?:read|write|explain|talk|converse|greet)\\b[^.;]{0,30}\\bin (?:${LANGUAGES})\\b|\\b(?:${LANGUAGES})\\b,? (?:is an? \\w+|would|helps?|good enough|enough|preferred|required|essential|useful)\\b`,
      "iu",
    ),
  ],
  [
    "condition",
    /\b(?:rights? to (?:live|work)\b(?! checks)|(?<!\b(?:on|about|of|their|\p{L}+s['’]) )work(?:ing)? rights|(?:authori[sz]ed|eligible|entitled|allowed|permitted|legal) to (?:live and )?work|permission to work|stamp [1-4]\w?|(?:EU|US) (?:passport|citizen\w*|nationality)|citizenship, |employment pass\b|ccjs?|credit (?:history|record|check)s?|work permit|(?:valid|work) visa|background check|dbs check|police check|(?:security|sc|dv|bpss|ctc) clear(?:ance|ed)|vaccinated|vaccination (?:status|against|record)|vaccinations? up to date|immunit\w+|immunis\w+|masern\w*|drug (?:test|screen)|(?:penalty )?points\b.*\bendorsements?|(?:no|any|without|free of) (?:\w+ ){0,2}endorsements?|(?:driv\w+|motor vehicle) record|moving violations?|convictions?|criminal record|medical (?:check|exam))\b/iu,
  ],
  [
    "licence",
    /\b(?:(?:national|board|professional|state) certification|licen[cs]e[sd]?|ticket(?! machine| office| sale| system)|endorsement|registered|categor(?:y|ies) [a-d]\d?\b|registration (?:with|as)|on the (?:register|general division)|(?:on|of|join) the (?:\w+ ){0,3}register\b|(?:gphc|gdc|nmbi|nmc|hcpc|psa|sia|cscs|cpcs|npors|adr|cpc|cpa|acca|cima|aca|gas safe|chartered)\b(?! \w*ing)|tacho|chauffeur|f[uü]hrerschein|permis de conduire|first aid(?:er)?|basic life support|bls|acls|paediatric first|food (?:safety|hygiene)|manual handling cert\w+|moving and handling|permit|in[- ]date|accredited (?:as|with)|approbation|independent prescriber|prescriber|notary)\b|\bregistration\b(?! (?:desk|numbers?|forms?|fees?|platforms?|pages?|systems?|plates?|process))|\b(?:member(?:ship)? of (?:the )?|registered by )\p{Lu}{2}|^(?!\p{L}+ing (?:up|out|in|the|your|our|an?|all|any|each|every)\b)(?:the )?(?:\p{L}+ ){1,4}(?:certificate|card|ticket|licen[cs]e|badge)(?:s)?\W*$|^(?:[\p{L}&]+ ){1,4}awareness\W*$|^(?!(?:staff|team|crew|(?:user|customer|employee|colleague|client|student|volunteer|new starter)s?) training)(?!(?:deliver|provid|giv|run|conduct|organi[sz]|arrang|design|develop|coordinat|attend|tak)(?:e|n?ing)?\b)(?:[\p{L}&]+ ){1,3}training\W*(?:\(|,|$)|\b\d\dth edition\b/iu,
  ],
  [
    "education",
    /\b(?:degrees?|bachelor\w*['’]?s?|[bm]\.?(?:sc|eng|tech)|b\.?e\.? ?\(hons|b\.?a\.?(?= )|master['’]?s|mba|[bm]\.?pharm|ll\.?[bm]|ph\.?d|diploma|apprenticeship|graduate (?:of|in)|graduated|gcses?|a-levels?|leaving cert\w*|high school|ged|nvq|svq|qqi|cert(?:ificate)? (?:i+v?|\d)|(?:post)?graduate certificate|ausbildung|weiterbildung|qualified|qualifications?|trade certificate|time[- ]served|certificat\w+|certified|course|cipd|cim|prince2|itil|istqb|nebosh|iosh|btec|hnd|hnc|bs in|ba in|ms in)\b/i,
  ],
  [
    "years",
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|zwei|drei|several|some|(?<=\b(?:at least|for|minimum of|over|than) )a|a(?= years? (?:of|as|in|or))))\+?[ -](?:or more |full )?(?:years?|yrs?|months?|jahre|seasons)\b(?! old)/i,
  ],
  [
    "condition",
    new RegExp(
      `${SHIFTS}|${/\b(?:(?<!\b(?:every|each|per|a|at|(?:handovers?|notes?|reports?|sheets?|ready) for the) )nights?(?: out)?(?! (?:audit|porter|manager))|weekends?|(?:mind|with) (?:the )?(?:cold|heat|wet)|in (?:an? |the )?(?:cold|chilled|freezer)|(?<!same )evenings?|saturdays?|sundays?|bank holidays?|(?:work(?:ing)?|stay(?:ing)?) late|early (?:starts?|mornings?)|waking nights?|immediate start|on[- ]call|pager|rota|days (?:a|per) week|in the office|in (?:the|our) (?:\p{L}+ ){1,3}(?:office|lab|studio) (?:(?:on|every|each) )?(?:mon|tues|wednes|thurs|fri)days?|on site|away from home|overnight|outdoors?|all weathers|\d+ ?kg|\d+ ?lbs?|at heights?|on your feet|stand(?:ing)? (?:on|for|all)|between \d+ and \d+|\d+ ?[ap]\.?m\b|travel\b(?! (?:arrangements|vaccin\w+|insurance|agen\w+))|own (?:car|transport|vehicle|van)|car\b|outside office hours|availab(?!le (?:for|to) (?:the|our|your|all|anyone|everyone|those)\b)\w+|start between|relocate|live (?:within|near|in or near)|walking|km a|vetting|schicht|nachtdienst|wochenende|one (?:saturday|sunday) in|pvg|dbs)\b/u.source}`,
      "iu",
    ),
  ],
  [
    "trait",
    /\b(?:patien(?:ce|t with)|(?:good|great|at ease) with (?:people|customers|the public|children|animals)\b|people (?:person|skills)\b|tidy|neat and|well[- ]organi[sz]ed|calm|cool head|honest\w*|reliab\w+|punctual\w*|discre\w+|confiden(?:ce|tial)\b(?! (?:with|in|on))|friendly|polite\w*|kind(?! of [a-z]+ (?:that|which)\b)(?:ly|ness)?|empath\w+|team player|positive attitude|attention to detail|double-check|curio\w+|motivated|enthusias\w+|passion\w*|flexib\w+|resilien\w+|sense of humou?r|gossip|keep it to yourself|trusted|trustworth\w+|respectful\w*|shouting|say no\b|care about|pride in|initiative|self-starter|humble|objections seriously|temper(?! (?:chocolate|glass|steel|metal))|gentle|firm with|talk a person down|warm\w*|approachable|tact\w*|(?:someone|somebody|a person) who listens)\b/i,
  ],
];

/** Papers that are asked for by their short names alone. */
export const PAPER_NAMES =
  /\b(?:CCN[AP]|WWCC|White Card|CompTIA|CSM|PSM|PMP|TOGAF|CISSP|CIS[AM]|CEH|AAT|CFA|M?CIPS|SMSTS|SSSTS|CISRS|ECS|JIB|IPAF|PASMA|OFTEC|HETAS|NPTC|LANTRA|CS[34]\d|PA[16]|RYA|STCW|BHS|VTCT|CIDESCO|CIBTAC|NPLQ|STA|MBACP|BACP|UKCP|GMC|GOC|NMC|HCPC|SWE|ARB|RIBA|M?RICS|CEng|IEng|MICE|SRA|CILEX|CELTA|TEFL|PGCE|QT[SL]S?|CPL|ATPL|DBS|COSHH|IMI|MOT tester|coded welder|9606|CPCS|NPORS|CWI|OSHA \d+|EPA 608|ServSafe|Red Seal|LEED|NICEIC|BPEC|CCTV licence|Yachtmaster|CACHE|EYFS|PIPCERT|PTS)\b/;

/** Names of programs, machines and instruments, or words for them. */
export const TOOL =
  /\b(?:software\b(?! (?:requirements?|tests?|products?|projects?|releases?|updates?|compan\w+|houses?|teams?|faults?)\b)|systems?\b(?! (?:thinking|of work))|platform|excel|word|powerpoint|outlook|spreadsheets?|crm|erp|cms|pos|wms|epr|ehr|emr|pmr|pms|sql|python|java\w*|typescript|rust|golang|php|c\+\+|c#|\.net|kotlin|swift|scala|html|css|react|aws|azure|gcp|terraform|docker|kubernetes|jira|figma|sap|oracle|xero|myob|sage|quickbooks|netsuite|salesforce|hubspot|cad|autocad|solidworks|revit|adobe|photoshop|indesign|google (?:analytics|workspace|ads)|power ?bi|tableau|looker|scanner|forklift|truck|moffett|electronic \w+|machines?|tools?|till|printer|lathe|cnc|plc|scada|postgres\w*|mysql|kafka|git\b|linux|windows|office 365|microsoft|online booking|digital|database|grpc|jenkins|ci\b|playwright|cypress|selenium)\b/i;
