/** From the lowest rung; `about` says of which lines. */
export type Ladder = { about: RegExp; rungs: readonly RegExp[] };

export const LADDERS: readonly Ladder[] = [
  { about: /\b(?:dbs|crb|disclosure)\b/i, rungs: [/\bbasic\b/i, /\bstandard\b/i, /\benhanced\b/i] },
  {
    about: /\bWWCC?\b|\bworking with children\b/i,
    rungs: [/(?<!\bnot (?:an? )?)\bvolunt\w+/i, /\b(?:employee|employment|paid)\b/i],
  },
  { about: /\b(?:BPSS|CTC|SC|DV)\b/, rungs: [/\bBPSS\b/, /\bCTC\b/, /\bSC\b/, /\bDV\b/] },
  {
    about: /\blife support\b|\b[BIA]LS\b/i,
    rungs: [
      /\bbasic\b|\bBLS\b|\bCPR\b/i,
      /\b(?:immediate|intermediate)\b|\bILS\b/i,
      /\badvanced\b|\bAC?LS\b/i,
    ],
  },
  {
    about: /\b(?:Foundation|Practitioner|Associate|Professional|Advanced|Expert)\b/,
    rungs: [
      /\bFoundation\b/,
      /\bPractitioner\b/,
      /\bAssociate\b/,
      /\b(?:Professional|Advanced|Pro)\b/,
      /\bExpert\b/,
    ],
  },
  {
    about: /\b(?:[Mm]ember|[Ff]ellow|[Cc]hartered|[MF]\p{Lu}{3,5}|CM\p{Lu}{3,5}|CEng|FIA|charterholder)\b/u,
    rungs: [
      /\b(?:student|trainee|candidate|certificate|diploma)\b/i,
      /\b(?:affiliate|graduate)\b|\b(?:Grad|Affil)\p{Lu}/u,
      /\b(?:associate|technician|incorporated)\b|\b(?:Assoc|Tech|A[IM])\p{Lu}{2,}|\bIEng\b/u,
      /(?<!\b(?:[Ss]tudent|[Tt]rainee|[Aa]ffiliate|[Aa]ssociate|[Gg]raduate) )\b[Mm]ember\b|\bM\p{Lu}{3,5}\b/u,
      /\b[Cc]hartered\b|\bCM\p{Lu}{3,5}\b|\bCEng\b|\b[Ff]ellow\b|\bF\p{Lu}{3,5}\b|\bFIA\b|\bcharter(?:holder)?\b/u,
    ],
  },
  { about: /\bdiploma\b/i, rungs: [/\b(?:certificate|award)\b/i, /\bdiploma\b/i] },
  {
    about: /^\p{Lu}{3,}.*\b(?:supervisor|manager)\b/u,
    rungs: [/\b(?:operative|operator|assistant)\b/i, /\bsupervisor\b/i, /\bmanager\b/i],
  },
  {
    about: /\b(?:CSCS|ECS|JIB|CPCS)\b/,
    rungs: [
      /\b(?:labourer|trainee|apprentice|mate|provisional|visitor)\b/i,
      /\b(?:gold|blue|black|skilled|electrician)\b(?!['’]s mate)/i,
    ],
  },
  {
    about:
      /^(?=.*\b(?:degree|hono?urs|hons|b\.?sc|ba|beng|llb|graduat\w+)\b).*(?:\b2[:.][12]\b|\b(?:upper|lower) second)/i,
    rungs: [
      /\b(?:third|3rd)[- ]class|\b(?:pass|ordinary) degree/i,
      /\b2[:.]2\b|\blower second/i,
      /\b2[:.]1\b|\bupper second/i,
      /\bfirst\b(?! (?:aid|year))|\b1st[- ]class/i,
    ],
  },
  { about: /\bATPL\b/, rungs: [/\bfrozen\b/i, /(?<!\bfrozen )\bATPL\b/i] },
  { about: /\bAngular\b/, rungs: [/\bAngularJS\b/, /\bAngular\b/] },
  { about: /\bReact\b(?! Native)/, rungs: [/\bReact Native\b/, /\bReact\b(?! Native)/] },
];

/** Bodies and papers of one sort, of which one says nothing of another; as they are written. */
export const BODIES: readonly (readonly string[])[] = [
  ["CPCS", "NPORS"],
  ["NEBOSH", "IOSH"],
  ["ACCA", "CIMA", "ICAEW", "CIPFA", "AAT", "ATT", "CTA"],
  ["PMP", "CAPM", "PRINCE2", "APM"],
  ["PMQ", "PFQ"],
  ["NMC", "NMBI", "Nursing and Midwifery", "HCPC", "GDC", "GOC", "GPhC", "GMC", "RCVS"],
  ["QTS", "QTLS"],
  ["MRCVS", "RVN"],
  ["CII", "CISI"],
  ["OSCP", "CEH", "CISSP", "CISM", "CISA"],
  ["PCI", "SIA"],
  ["ARLA", "NAEA"],
  ["ASME", "9606"],
];

export const BRANCHES: readonly (readonly RegExp[])[] = [
  [
    /\badult nurs|\bRGN\b/i,
    /\bmental health nurs|\bRMN\b/i,
    /\b(?:child\w*(?:['’]s)?|p(?:a)?ediatric) nurs|\bRSCN\b/i,
    /\blearning disabilit\w+ nurs|\bRNLD\b/i,
  ],
  [/\bdoor superv/i, /\bcctv\b|\bsurveillance\b/i, /\bclose protection\b/i, /\bsecurity guard/i],
  [/\bcommercial\b/i, /\bdomestic\b/i],
  [/\b(?:three|3)[- ]phase/i, /\bsingle[- ]phase/i],
  [/\b(?:newborn|neonatal|NLS)\b/i, /\b(?:p(?:a)?ediatric|PLS)\b/i, /\badult\b/i],
  [/\bAC\b/, /\bDCCR\b/],
  [
    /\bcounter ?balance|\bB1\b/i,
    /\breach\b/i,
    /\btele(?:scopic )?handler/i,
    /\b(?:VNA|narrow aisle|bendi|flexi)\b/i,
    /\bside ?loader/i,
    /\border picker\b|\bLLOP\b/i,
  ],
  [
    /\bfork ?(?:lift|truck)|\bFLT\b|\bcounter ?balance|\breach truck/i,
    /\bpallet truck|\bpump truck|\bPPT\b/i,
  ],
  [/\b(?:key stage|KS) ?1\b/i, /\b(?:key stage|KS) ?2\b/i, /\b(?:key stage|KS) ?[34]\b|\bGCSE/i],
  [/\b(?:patient|people) (?:moving|handling)|\bhandling of (?:people|patients)/i, /\bhandling of loads\b/i],
  [/\bcare cert|\b15 standards\b/i, /\bcertificate in (?:\p{L}+ )?care\b/iu],
  [/\bpersonal (?:alcohol )?licen|\bAPLH\b/i, /\bpersonal trainer/i],
  [/\b(?:passenger|PCV|PSV)\b/i, /\b(?:goods|LGV|HGV)\b/i],
  [/\b(?:five|5)[- ]axis/i, /\b(?:three|four|3|4)[- ]axis/i],
  [/\bprimary\b/i, /\bsecondary\b/i],
  [/\bchemistry\b/i, /\bbiology\b/i, /\bphysics\b/i],
  [/\bB2B\b|\bbusiness[- ]to[- ]business/i, /\bB2C\b|\bbusiness[- ]to[- ]consumer/i],
  [/\bfirst[- ]fix/i, /\bsecond[- ]fix/i],
  [/\bM[IA]G\b/, /\bTIG\b/, /\bMMA\b/],
  [/\bsigma\b/i, /\b(?:karate|judo|taekwondo|aikido|martial)\b/i],
  [/\bmonth[- ]end/i, /\byear[- ]end/i],
  [/\bEngland\b/, /\bScot(?:land|s|tish)\b/, /\bNorthern Ireland\b/, /(?<!Northern )\bIreland\b/],
];

export const PROFESSIONS =
  "nurse|midwife|pharmacist|dentist|dietitian|nutritionist|paramedic|physiotherapist|radiographer|scientist|" +
  "dispenser|technician|therapist|psychologist|optician|optometrist|hygienist|surgeon|physicist|chiropodist|" +
  "podiatrist|orthoptist|prosthetist";

export const AUSTRALIAN_STATES: readonly RegExp[] = [
  /\bVIC\b|\bVic(?:toria\w*)?\b/,
  /\bNSW\b|\bNew South Wales\b/,
  /\bQLD\b|\bQld\b|\bQueensland\b/,
  /\bWA\b|\bWestern Australia\w*/,
  /\bSA\b|\bSouth Australia\w*/,
  /\bTAS\b|\bTas(?:mania\w*)?\b/,
  /\bACT\b|\bAustralian Capital Territory\b/,
  /\bNT\b|\bNorthern Territory\b/,
];
