/**
 * Ways of working that postings and questionnaires name, each with the words that state it and the words that show it in what somebody
 * did. Own list (same licence as the code). Likeness, hobbies, names and schools are left out on purpose.
 */
export const VALUES: readonly { label: string; states: RegExp; shows: RegExp }[] = [
  {
    label: "Working together",
    states: /\b(?:collaborat\w*|team ?work\w*|team player|cooperat\w*|work closely|together as)\b/,
    shows:
      /\b(?:we (?:agreed|built|decided|met|wrote|tested|planned|split|shared)|together|both|team|colleagues?|paired|joined|shared|helped)\b/,
  },
  {
    label: "Customers first",
    states:
      /\b(?:customer[- ](?:focus\w*|centric|obsess\w*|first|oriented)|client focus\w*|users? first|user[- ]cent\w*|patient[- ]cent\w*|service[- ]minded)\b/,
    shows: /\b(?:customers?|clients?|users?|patients?|guests?|passengers?|pupils?|students?)\b/,
  },
  {
    label: "Ownership",
    states:
      /\b(?:ownership|accountab\w*|take responsibility|self[- ]starter|initiative|proactiv\w*|autonom\w*|independent\w*)\b/,
    shows:
      /\b(?:i (?:took|started|decided|proposed|offered|set up|fixed|wrote|built|organi[sz]ed|volunteered|noticed)|on my own|nobody (?:had|else)|my own)\b/,
  },
  {
    label: "Learning and curiosity",
    states:
      /\b(?:curio\w*|willing(?:ness)? to learn|eager to learn|continuous(?:ly)? learn\w*|love to learn|growth mindset|learning culture)\b/,
    shows: /\b(?:learn(?:ed|t)|taught myself|course|read|studied|practi[cs]ed|asked)\b/,
  },
  {
    label: "Honesty",
    states: /\b(?:integrity|honest\w*|transparen\w*|ethic\w*|trust\w*|open(?:ness| communication))\b/,
    shows:
      /\b(?:admitted|mistake|told (?:them|him|her|the)|i was wrong|should have|said so|owned up|apologi[sz]ed|openly|reported)\b/,
  },
  {
    label: "Care for quality",
    states:
      /\b(?:attention to detail|detail[- ]oriented|high standards|quality[- ]\w+|commitment to quality|craft\w*|excellence)\b/,
    shows: /\b(?:checked|tested|reviewed|measured|compared|verified|corrected|inspected|proofread|twice)\b/,
  },
  {
    label: "Adapting to change",
    states:
      /\b(?:adaptab\w*|flexib\w*|fast[- ]paced|changing environment|agil(?:e|ity) mindset|resilien\w*|like changes?)\b/,
    shows: /\b(?:changed|switched|instead|new|rebuilt|moved|replaced|adapted|re-?planned)\b/,
  },
  {
    label: "Respect and inclusion",
    states:
      /\b(?:inclusi\w*|respect\w*|empath\w*|supportive|kind(?:ness)?|psychological safety|diverse team\w*)\b/,
    shows:
      /\b(?:listened|asked|understood|their (?:view|side|concern|objection|work)|invited|thanked|everybody|everyone|each of)\b/,
  },
  {
    label: "New ideas",
    states: /\b(?:innovati\w*|creativ\w*|experiment\w*|new ideas|entrepreneurial)\b/,
    shows: /\b(?:tried|idea|proposed|prototype|experiment\w*|sketch\w*|invented|new way|built)\b/,
  },
  {
    label: "Safety first",
    states: /\b(?:safety (?:first|culture)|safe working|health and safety)\b/,
    shows: /\b(?:safe\w*|risk|hazard|stopped|inspected|injur\w*|protective)\b/,
  },
];
