import { SHIFTS } from "./kind-cues";

export const OF_THE_UNION =
  "irish|austrian|belgian|bulgarian|croatian|cypriot|czech|danish|dutch|estonian|finnish|french|german|" +
  "greek|hungarian|italian|latvian|lithuanian|maltese|polish|portuguese|romanian|slovak|slovenian|" +
  "spanish|swedish";
const BY_BIRTH = "british|irish|american|australian|canadian".replace(/\w+/g, "$& by birth");
const PASSPORTS = OF_THE_UNION.replace(/\w+/g, "$& passport");

/** What a line asks somebody to be able to live with: how a posting says it, and how people speak of it. */
export const CONDITION_CLASSES: readonly (readonly [name: string, asked: RegExp, spoken: string])[] = [
  [
    "right to work",
    /rights? to (?:live and )?work\b(?! checks)|(?<!\b(?:on|about|of|their|\p{L}+s['’]) )\bwork(?:ing)? rights\b|(?:authori[sz]ed|eligible|entitled|allowed|permitted) to (?:live and )?work|permission to work|work permit|\bvisa\b|\bstamp [1-4]|\b(?:EU|US) (?:passport|citizen|national)/iu,
    `right to work, authorized to work, eligible to work, allowed to work, permitted to work, work rights, working rights, citizen, citizenship, british national, green card, permanent resident, settled status, pre-settled status, indefinite leave, work permit, work visa, stamp 4, uk national, eu national, us national, irish national, british passport, irish passport, uk passport, eu passport, us passport, australian passport, aussie passport, nz passport, canadian passport, indian passport, new zealander, resident visa, work authorization, visa, without sponsorship, no sponsorship, need sponsorship, require sponsorship, need a sponsor, require a sponsor, leave to remain, =ILR, ${[...PASSPORTS.split("|"), ...BY_BIRTH.split("|")].join(", ")}`,
  ],
  [
    "background check",
    /background check|\bdbs\b|\bcrb\b|vetting|vetted|clearance|disclosure|\bpvg\b|police check|drug (?:test|screen)/i,
    "background check, dbs, crb, =vetted, =Vetted, =vetting, =Vetting, garda vetted, security clearance, sc clearance, dv clearance, police clearance, baseline clearance, sc cleared, dv cleared, security cleared, disclosure scotland, disclosure barring, enhanced disclosure, basic disclosure, pvg, police check, clean criminal record, drug screen, update service",
  ],
  [
    "vaccination",
    /vaccin|immun|hepatitis|masern/i,
    "vaccinated, vaccination, vaccine, immune, immunity, immunised, hepatitis, jabs, masernschutz",
  ],
  [
    "nights",
    /\bnights?\b(?! (?:out|away|a year))|nachtdienst|around the clock|24\/7/i,
    "nights, night shift, night shifts, overnight, night duty, graveyard, round the clock, =lates, =Lates, week late, any shift",
  ],
  [
    "weekends",
    /weekend|saturday|sunday|wochenende/i,
    "weekends, weekend, saturday, sunday, any day, shifts any time",
  ],
  [
    "bank holidays",
    /bank holidays?|public holidays?|feiertag/i,
    "bank holidays, bank holiday, public holidays, christmas",
  ],
  [
    "evenings",
    /evenings?\b|\blate (?:shifts?|opening|on|clinics?)\b|(?:work|stay)(?:ing)? late|spätdienst/i,
    "evenings, evening, =lates, =Lates, week late, work late, stay late, late shift, late clinic, twilight, any shift, shifts any time",
  ],
  [
    "early starts",
    /\bearly (?:starts?|shifts?|mornings?)|start(?:s|ing)? (?:between|at|from) \d|\b[3-6](?:[.:]\d\d)? ?a\.?m\b|six in the morning|frühdienst/i,
    "early start, early starts, early shift, =earlies, =Earlies, week early, early morning, start at 4, start at 5, start at 6, 4 am, 5 am, 6 am, up at four, up at five, half past four, half past five",
  ],
  [
    "shifts",
    new RegExp(`${SHIFTS}|${/rota\b|rotat|\b4 on 4 off|four on (?:and )?four off|schicht/u.source}`, "i"),
    "shift, shifts, rotating, rota, roster, 4 on 4 off, four on four off, shift pattern, =earlies, =Earlies, week early, =lates, =Lates, week late, continental",
  ],
  [
    "travel",
    /\btravel|away from home|nights (?:out|away)|overnight|customer sites/i,
    "travel, travelled, traveling, away from home, nights away, away two, away three, away for, away every, nights out, nights a year, overnight, hotel, hotels, tramping, sleep in the cab, away weekly",
  ],
  [
    "lifting",
    /\blift(?:ing)?\b|\d ?kg\b|\d ?lbs?\b|by hand|physical/i,
    "lift, lifting, lifted, kg, kilos, lbs, carry, carrying, heavy, back is fine, fit and strong, manual handling",
  ],
  [
    "driving",
    /(?<!\bin (?:a|the) )\b(?:car|van)\b(?! (?:park|sales|wash|body|repair))|own vehicle/i,
    "car, own car, drive, driving licence, licence and car, transport, van, motorbike, vehicle",
  ],
  [
    "driving",
    /own transport(?!.*\b(?:car|van)\b)/i,
    "car, own car, =drive, licence and car, transport, van, motorbike, vehicle, bicycle",
  ],
  [
    "outdoors",
    /outdoors?|outside (?:in|all)|all weathers?|weather/i,
    "outdoors, outside, all weathers, weather, rain",
  ],
  ["heights", /at heights?|ladders?|scaffold/i, "heights, height, ladder, scaffold, roof, climb"],
  ["cold", /\bcold|chilled|freezer|\d ?°c/i, "cold, chilled, freezer, chill, cold store"],
  [
    "on their feet",
    /on your feet|stand(?:ing)?\b|walk(?:ing)?\b|\bkm\b|miles a/i,
    "on my feet, stand, standing, walk, walking, walked, km, miles, stairs, steps",
  ],
  [
    "on call",
    /on[- ]call|\bcall[- ]?outs?\b|pager|standby|outside office hours|by phone outside/i,
    "on call, pager, carried the pager, pagerduty, standby, phone on, call out, out of hours, at night when",
  ],
  [
    "in the office",
    /in the office|in (?:the|our) (?:\p{L}+ ){1,3}(?:office|lab|studio) (?:on |every |each )?(?:mon|tues|wednes|thurs|fri)days?|on site|onsite|in person|in our|hybrid|days a week in|days a month in/iu,
    "office, on site, onsite, in person, commute, live near, live in, minutes away, relocate, hybrid, days a week",
  ],
  [
    "relocation",
    /relocat|live (?:in|near|within)|local to/i,
    "relocate, move to, live in, live near, based in, minutes from",
  ],
  [
    "availability",
    /availab(?!le (?:for|to) (?:the|our|your|all|anyone|everyone|those)\b)|immediate start|start (?:immediately|soon|as soon)|ab sofort/i,
    "available, availability, any time, can start, could start, able to start, start date, start immediately, start tomorrow, start at once, start straight away, notice period, flexible",
  ],
  [
    "a clean licence",
    /points?\b.*(?:licen|endorse)|(?:no|any|without|free of) (?:\w+ ){0,2}endorsements?|(?:driv\w+|motor vehicle) record|moving violations?/i,
    "clean licence, clean driving, driving record, points, no points, endorsements, no endorsements, violations, tickets, speeding, never had trouble",
  ],
  [
    "a clean credit record",
    /\bccjs?\b|\bcredit (?:history|record|check)/i,
    "ccj, ccjs, clean credit, credit check, credit history",
  ],
  [
    "a clean record",
    /convictions?|criminal record/i,
    "convictions, no convictions, criminal record, clean record, dbs",
  ],
];
