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
    /rights? to (?:live and )?work\b(?! checks)|(?<!\b(?:on|about|of|their|\p{L}+s['’]) )\bwork(?:ing)? rights\b|(?:authori[sz]ed|eligible|entitled|allowed|permitted) to (?:live and )?work|permission to work|work permit|\bvisa\b|\bstamp [1-4]|\b(?:EU|US) (?:passport|citizen|national)|\bsponsor(?:ship)?\b|\b(?:permanent|lawful) residents?\b|\bcitizen(?:s|ship)?(?=,| or\b|\W*$)|employment pass/iu,
    `right to work, entitled to work, authorized to work, eligible to work, allowed to work, permitted to work, work rights, working rights, citizen, citizenship, british national, green card, permanent resident, permanent residency, singapore pr, =PR since, singaporean, settled status, pre-settled status, indefinite leave, work permit, work visa, stamp 4, uk national, eu national, us national, irish national, british passport, irish passport, uk passport, eu passport, us passport, australian passport, aussie passport, nz passport, canadian passport, indian passport, new zealander, resident visa, work authorization, visa, without sponsorship, no sponsorship, need sponsorship, require sponsorship, need a sponsor, require a sponsor, leave to remain, =ILR, ${[...PASSPORTS.split("|"), ...BY_BIRTH.split("|")].join(", ")}`,
  ],
  [
    "background check",
    /background check|criminal records? check|\bdbs\b|\bcrb\b|vetting|vetted|clearance|disclosure|\bpvg\b|police check|drugs? (?:(?:&|and) alcohol )?(?:test|screen)/i,
    "background check, dbs, crb, =vetted, =Vetted, =vetting, =Vetting, garda vetted, security clearance, sc clearance, dv clearance, police clearance, baseline clearance, sc cleared, dv cleared, security cleared, disclosure scotland, disclosure barring, enhanced disclosure, basic disclosure, pvg, police check, clean criminal record, drug screen, drug test, drug testing, drug and alcohol test, drug and alcohol testing, random testing, update service",
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
    /bank holidays?|public holidays?|feiertag|\bchristmas\b|\bboxing day\b|\bnew year\b/i,
    "bank holidays, bank holiday, public holidays, christmas, boxing day, new year",
  ],
  [
    "evenings",
    /evenings?\b|\blate (?:shifts?|opening|on|clinics?)\b|\b(?:one late|lates)\b|(?:work|stay)(?:ing)? late|spätdienst/i,
    "evenings, evening, =lates, =Lates, week late, work late, stay late, late shift, late clinic, twilight, any shift, shifts any time",
  ],
  [
    "early starts",
    /\bearly (?:starts?|shifts?|mornings?)|start(?:s|ing)? (?:between|at|from) \d|\b[3-6](?:[.:]\d\d)? ?a\.?m\b|(?<![\d.,:–-]|\bto )0[3-6][.:h]\d\d\b|\b(?:start(?:s|ing)?|leaves?|opens?)(?: at| from)? [4-6][.:]\d\d\b(?![^.;]{0,20}\bp\.?m)|\b[4-6][.:]\d\d starts?\b|\b7[.:]\d\d starts?\b|\bstarts? at (?:four|five|six|half)\b|\b(?:one early|earlies)\b|\b(?:three|four|five|six) in the morning\b|frühdienst/i,
    "early start, early starts, early shift, =earlies, =Earlies, week early, early morning, start at 4, start at 5, start at 6, 4 am, 5 am, 6 am, up at four, up at five, half past four, half past five",
  ],
  [
    "shifts",
    new RegExp(`${SHIFTS}|${/rota\b|rotat|\b4 on 4 off|four on (?:and )?four off|schicht/u.source}`, "i"),
    "shift, shifts, rotating, rota, roster, 4 on 4 off, four on four off, shift pattern, =earlies, =Earlies, week early, =lates, =Lates, week late, continental",
  ],
  [
    "travel",
    /\btravel|away from home|nights (?:out|away)|\bbe(?:ing)? away\b|\baway for\b|overnight|customer sites/i,
    "travel, travelled, traveling, away from home, nights away, away two, away three, away for, away every, nights out, nights a year, overnight, hotel, hotels, tramping, sleep in the cab, away weekly",
  ],
  [
    "lifting",
    /\blift(?:ing)?\b|\d ?kg\b|\d ?lbs?\b|\bkilos?\b|by hand|physical|\bfit (?:enough )?(?:for|to)\b(?! (?:climb|safety))(?!.*\b(?:walk|stand)\b)/i,
    "lift, lifting, lifted, kg, kilos, lbs, carry, carrying, heavy, back is fine, fit and strong, manual handling",
  ],
  [
    "driving",
    /(?<!\bin (?:a|the) )\b(?:car|van)\b(?! (?:park|sales|wash|body|repair|keys?|doors?|parts|seats?|insurance))|own vehicle/i,
    "car, own car, drive, driving licence, licence and car, transport, van, motorbike, vehicle",
  ],
  [
    "driving",
    /\bown (?:transport|way (?:of|to|in)\b)(?!.*\b(?:car|van)\b)/i,
    "car, own car, =drive, licence and car, transport, van, motorbike, vehicle, bicycle",
  ],
  [
    "outdoors",
    /outdoors?|outside (?:in|all)|all weathers?|weather/i,
    "outdoors, outside, all weathers, weather, rain",
  ],
  [
    "heights",
    /at heights?|\bheights\b|ladders?|scaffold|\bup poles\b|\bclimb\b/i,
    "heights, height, ladder, scaffold, roof, climb",
  ],
  [
    "confined spaces",
    /\b(?:tight|confined|small|cramped) spaces?\b/i,
    "confined space, confined spaces, tight spaces, small spaces, tight corners, lofts, loft, crawl, crawled, claustrophobic",
  ],
  [
    "own tools",
    /\bown (?:\p{L}+ )?(?:tools?|kit|knives)\b/iu,
    "own tools, own hand tools, own power tools, my tools, my knives, own kit, own knives, set of tools, full set, toolbox, tool box",
  ],
  [
    "home working",
    /^(?!.*\bnot (?:offered|possible|available)\b).*(?:\b(?:home|remote)[- ]working\b|\bwork(?:ing)? (?:from home|remotely)\b|\bquiet (?:room|space|place)\b|\bbroadband\b)/i,
    "work from home, remote, remotely, home office, spare room, box room, quiet room, own room, broadband, fibre, mbps",
  ],
  ["term time", /\bterm[- ]time\b/i, "term time, term-time, school holidays, half term, school hours"],
  ["lone working", /\blone[- ]working\b/i, "alone, lone, on my own, by myself, single-handed"],
  [
    "long days",
    /\b(?:\p{L}+|\d+)-hour days?\b/iu,
    "ten-hour, twelve-hour, 10-hour, 12-hour, long days, ten hours, twelve hours, 10 hours, 12 hours",
  ],
  [
    "medical",
    /\beyesight\b|\bcolou?r[- ]vision\b|\b(?:vision|eye)(?: and colou?r)? tests?\b|\b(?:pass|undergo|pre-employment|occupational) (?:an? |the )?medical\b/i,
    "medical, eyesight, colour vision, colour blind, hearing test, eye test, glasses",
  ],
  ["cold", /\bcold|chilled|freezer|\d ?°c/i, "cold, chilled, freezer, chill, cold store"],
  [
    "on their feet",
    /on (?:your|their|his or her) feet|stand(?:ing)?\b|walk(?:ing)?\b|\bkm\b|miles a/i,
    "on my feet, stand, standing, walk, walking, walked, km, miles, stairs, steps",
  ],
  [
    "on call",
    /on[- ]call|\bcall[- ]?outs?\b|pager|standby|outside office hours|by phone outside/i,
    "on call, pager, carried the pager, pagerduty, standby, phone on, call out, out of hours, at night when",
  ],
  [
    "in the office",
    /in the office|in (?:the|our) (?:\p{L}+ ){1,3}(?:office|lab|studio) (?:on |every |each )?(?:mon|tues|wednes|thurs|fri)days?|on site|onsite|in person|in our|hybrid|days a week in|days a month in|\bhome working is not\b|\bno (?:home|remote) working\b|\b(?:come|be) (?:in(?:to)?|to|over|down|up)\b[^.;]{0,40}\b(?:once|twice|\p{L}+ (?:times|days)) (?:a|per|every|each) (?:week|month|quarter|year|fortnight)\b/iu,
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
