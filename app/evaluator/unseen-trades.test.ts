import { describe, expect, test } from "vitest";
import type { EvidenceItem } from "./evaluation";
import { itemOn, itemsOf } from "./fixtures";

/** What is found of the one requirement in a CV sent in November 2026. */
function found(title: string, asked: string, cv: string): EvidenceItem {
  const text = `Requirements\n- ${asked}\n- Tidy and on time\n- Confident on the telephone\n- Kind`;
  const given = { questions: [], coverLetter: null, answers: [], sentIn: "2026-11" };
  return itemOn(asked, itemsOf({ posting: { title, text }, cv, ...given }));
}

const cvOf = (title: string, ...lines: string[]) =>
  ["Robin Sample", "Work", `${title}, Example Works, 2017 - 2024`, "- Kept the rota for 12 people"]
    .concat(lines)
    .join("\n");

const isClaimed = ({ verdict }: EvidenceItem) => verdict === "found" || verdict === "partly";

describe("what says no such thing is not claimed", () => {
  test.each([
    [
      "another paper in small letters",
      "Woodland Officer",
      "LANTRA professional tree inspection",
      "Tickets\nCS30, CS31, CS38 (NPTC, 2014)",
    ],
    [
      "English alone",
      "Clerk",
      "Bilingual English/Spanish",
      "Languages\nWelsh first language, English fluent.",
    ],
    [
      "a status in another country",
      "Clerk",
      "Authorized to work in the US",
      "Other\nSettled status since 2020",
    ],
    ["a card of another country", "Clerk", "Right to work in the UK", "Other\nGreen card since 2020"],
    ["a licence without the trailer", "Clerk", "Driving licence with B+E", "Other\nUK driving licence, full"],
    ["a verb", "Librarian", "Teaching qualification", "Other\nI can prune trees and teach others to."],
    ["a bachelor's", "Analyst", "Master's degree", "Education\nBSc Geology, University of Hull, 2012"],
    ["a standard", "Brewer", "A degree", "Education\n18th Edition (BS 7671), 2022"],
    ["a standard of welding", "Brewer", "Bachelor's degree", "Education\nWelding to BS EN 287, 2019"],
    [
      "the name of a degree",
      "Actuary",
      "Bachelor's degree in actuarial science",
      "Education\nBachelor of Science in Dental Hygiene, Ames, 2016",
    ],
    [
      "the name of another degree",
      "Curator",
      "Degree in fine arts",
      "Education\nMaster of Arts, Mathematics, Ames, 2016",
    ],
    [
      "a course of another subject",
      "Brewer",
      "A science A level, HND or degree",
      "Education\nBA (Hons) History, University of Durham, 2012",
    ],
    [
      "another paper of the same body",
      "Technician",
      "Valid GWO Basic Safety Training",
      "Tickets\nGWO BTT (mech, elec), 2021",
    ],
    [
      "a third paper of a body",
      "Brewer",
      "IOSH Managing Safely certificate",
      "Training\nIOSH Working Safely, 2018",
    ],
    [
      "a paper that has run out",
      "Dental Hygienist",
      "Current BLS certification",
      "Licenses\nBLS for Healthcare Providers, exp. 11/2025",
    ],
    [
      "a card that was valid till last year",
      "Scaffolder",
      "Valid CSCS card",
      "Tickets\nCSCS gold card, valid to March 2025",
    ],
    [
      "a column that tells its end",
      "Dental Hygienist",
      "BLS certification",
      "Licenses\nBLS for Healthcare Providers         American Heart Assn.       exp. 11/2025",
    ],
    ["a passport of nobody knows where", "Brewer", "Right to work in the UK", "Own van, licence, passport"],
    ["money for a concert", "Brewer", "Right to work in the UK", "Other\nConcert sponsorship of 20,000"],
    ["lately", "Brewer", "Able to work rotating shifts, including nights", "Other\nWhat I do lately"],
    ["an early play", "Brewer", "Able to work early shifts", "Other\nEarly music, lute and viol"],
    ["a cutter's pattern", "Brewer", "Able to work rotating shifts", "Other\nPattern books, CAD lays"],
    [
      "another town",
      "Train Manager",
      "Live within 60 minutes of Leeds",
      "Other\nI live 20 minutes away from Clitheroe.",
    ],
    ["another village", "Baker", "You live in or near Hexham", "Other\nI live near Truro."],
    [
      "a degree in something else",
      "Clerk",
      "Engineering degree",
      "Education\nBA (Hons) History, Leeds, 2012",
    ],
    ["another's subject", "Nurse", "Nursing degree or diploma", "Education\nBSc Sociology, Leeds, 2012"],
    [
      "a language forgotten",
      "Clerk",
      "A second language",
      "Languages: English only, school French forgotten",
    ],
    ["people of a rota", "Clerk", "Good with children", "- Kept the rota for 40 children"],
    [
      "our expert's doing",
      "Clerk",
      "Restore databases from backups",
      "- Our DBA restores databases from backups.",
    ],
    [
      "what others showed",
      "Data Engineer",
      "Terraform",
      "Skills\nSQL, Python, awareness of Kafka and Terraform from the engineers",
    ],
    ["a program being learnt", "Analyst", "Power BI or Tableau", "Technical\nLaTeX, Power BI (learning)"],
    ["a passport of another country", "Clerk", "Right to work in the UK", "Other\nItalian citizen"],
    ["a union's citizen", "Clerk", "Authorized to work in the US", "Other\nFrench passport"],
    ["a tourist's visa", "Clerk", "EU work permit", "Other\nSchengen visa (multiple entry) until May 2027"],
    ["a crew's visa", "Clerk", "Authorized to work in the US", "Other\nUS C1/D visa valid 2030"],
    ["a country that no list has", "Clerk", "Right to work in Canada", "Other\nItalian citizen"],
    ["life in a town", "Clerk", "Eligible to live and work in the UK", "Other\nI live in Dordrecht."],
    [
      "a move elsewhere",
      "Clerk",
      "Live within commuting distance of Derby",
      "Other\nBolzano, ready to move to Bavaria",
    ],
    ["a town at a line's start", "Clerk", "Live within 30 minutes of Derby", "Other\nI live in Dordrecht."],
    ["a licence and no car", "Clerk", "Own transport, as no bus comes here", "Other\nDriving licence B"],
    ["no car again", "Chemist", "Own transport", "Other\nDriving: full manual, 9 points since 2025"],
    ["access to a car", "Clerk", "Access to a car", "Other\nFull driving licence since 2010"],
    ["a check of another kind", "Clerk", "Background check and drug test", "Other\nEnhanced DBS, 2025"],
    [
      "a language's grade",
      "Clerk",
      "Full driving licence with C1 category",
      "Languages\nDutch (native), English (C1)",
    ],
    ["too many points", "Locksmith", "Full licence, max 6 points", "Driving: full licence, 9 points"],
    ["a registration applied for", "Physio", "HCPC registration", "Other\nHCPC application in progress"],
    [
      "a degree that is a plus",
      "Chemist",
      "BSc in Chemistry or a related science (MSc an advantage)",
      "Education\nMSc Translation, University of Portsmouth, 2020",
    ],
    ["a passport", "Chemist", "Knowledge of Irish/EU GMP", "Other\nIrish passport"],
    ["another status", "Chemist", "Stamp 4 or EU passport", "Other\nPre-settled status, expires June 2027"],
    ["videos", "Chemist", "Empower 3 or Chromeleon", "Skills\nEmpower 3: familiar from training videos"],
    ["a white belt", "Chemist", "Green Belt Lean Six Sigma", "Training\nWhite Belt Lean Six Sigma, 2025"],
    ["a visa's letters", "Clerk", "Driving licence with C1 category", "Other\nC1/D visa valid to 2030"],
    ["a grade of school", "Nanny", "Swiss citizenship, or B or C permit", "Education\nGCSEs: Maths D, Art C"],
    [
      "somebody beside one",
      "Paramedic",
      "Registered Paramedic with the HCPC",
      "- Crewed 300 ambulances with a registered paramedic",
    ],
    [
      "a student of it",
      "Paramedic",
      "Registered Paramedic with the HCPC",
      "Training\nStudent paramedic, Lincoln, 2025",
    ],
    [
      "a degree for a school's grade",
      "Clerk",
      "GCSE Maths and English at grade C/4 or above",
      "Education\nBA (Hons) English Language, Swansea, 2013",
    ],
    ["reviving", "Clerk", "First aid at work", "Training\nBasic Life Support, March 2026"],
    [
      "first aid for adults",
      "Nanny",
      "Paediatric first aid",
      "Training\nEmergency First Aid at Work (1 day), 2026",
    ],
    [
      "a course of long ago",
      "Clerk",
      "Basic Life Support within the last 12 months",
      "Training\nBasic Life Support, March 2024",
    ],
    [
      "a driving course",
      "Clerk",
      "Valid driver's license",
      "Training\nLevel 3 Certificate in Emergency Response Ambulance Driving, 2020",
    ],
    [
      "a school's prize",
      "Clerk",
      "Fluent Welsh, or readiness to learn it within two years",
      "- Welsh Charter silver award for the school",
    ],
  ])("%s", (_what, title, asked, lines) => {
    expect(isClaimed(found(title, asked, cvOf(title, lines)))).toBe(false);
  });

  test.each([
    [
      "Look after yeast: propagation, cropping, cell counts",
      "From 2015 till 2016 I was at home with my mother",
    ],
    ["Educate patients about home care", "I looked after my father at home from 2019 to 2021"],
  ])("time at home is neither told nor pointed at where the posting wants “%s”", (asked, line) => {
    const item = found("Brewer", asked, cvOf("Interpreter", `Other\n${line}.`));
    expect(item.quotes.map(({ text }) => text)).not.toContain(`${line}.`);
  });

  test.each([
    ["Master's degree in law", "BA (Hons) Law, Leeds, 2012"],
    ["Degree or HND in lighting technology", "BTEC National Diploma Lighting Technology, Hull College, 2010"],
    ["German at C1 or better", "Polish (native), English (B2), German (B1)"],
    ["A second language", "English (native), French (basic)"],
    ["Fluent French", "English (native), French (basic)"],
    ["BSc in Paramedic Science", "BSc (Hons) Paramedic Science, Lincoln, 2024 – 2027"],
    ["BSc in Paramedic Science", "BSc (Hons) Paramedic Science, Lincoln (final year)"],
    ["FAA airframe certificate", "FAA A&P: general written passed, airframe to do"],
    ["AIC designation", "AIC: 2 of 4 exams passed"],
    ["MA in Translation", "MA Translation, University of Portsmouth: 120 of 180 credits"],
    ["Phlebotomy certificate", "Phlebotomy theory day, Feb 2026"],
    ["Blue CPCS card", "CPCS Tower Crane (red, trained operator) exp 01/2028"],
    ["Makaton Level 3", "Makaton Level 2 (Level 3 in spring)"],
    ["Welsh speaker (level 3 or above)", "Welsh Level 2"],
    ["Full driving licence", "Military driving licence B, C+E"],
    ["Full UK driving licence", "Polish driving licence B"],
    ["Full UK driving licence", "Texas driver license"],
    ["Full clean driving licence", "Full driving licence, 2 penalty points"],
    ["First aid at work", "Emergency First Aid at Work (1 day), 2026"],
  ])("a lower level of “%s” is found in part at most", (asked, line) => {
    expect(found("Clerk", asked, cvOf("Clerk", `Education\n${line}`)).verdict).not.toBe("found");
  });
});

describe("what anybody would see at once is claimed", () => {
  test.each([
    [
      "a paper by its initials",
      "Technician",
      "GWO Basic Technical Training",
      "Tickets\nGWO BTT (mech), 2021",
    ],
    [
      "a doctorate",
      "Clerk",
      "Associate degree or higher",
      "Education\nPhD Chemistry, Kyoto University, 2018",
    ],
    [
      "a two years' degree",
      "Clerk",
      "Associate degree",
      "Education\nAssociate of Applied Science, Law, 2018",
    ],
    ["a trailer's licence", "Clerk", "Driving licence with B+E", "Other\nFull licence incl. B+E"],
    ["no need of a visa", "Clerk", "Authorized to work in the US", "Other\nNo visa needed."],
    ["schooling", "Clerk", "Leaving Cert or anything equal to it", "Education\nLeaving Certificate 2013"],
    [
      "a paper of an institute of something",
      "Brewer",
      "General Certificate in Brewing",
      "Education\nInstitute of Brewing and Distilling, General Certificate in Brewing 2017",
    ],
    [
      "a paper after a school of something",
      "Cook",
      "Diploma in Patisserie",
      "Education\nLeeds School of Cooking, Diploma in Patisserie 2017",
    ],
    [
      "a higher degree in the field",
      "Registrar",
      "Degree in museum studies or art history",
      "Education\nMA Museum Studies, University of Leicester, 2014",
    ],
    [
      "a science",
      "Quality Technician",
      "A science A level, HND or degree",
      "Education\nHND Applied Biology, Preston, 2010",
    ],
    ["a science degree", "Brewer", "Science degree", "Education\nBSc Chemistry, Hull, 2014"],
    ["a second language", "Train Manager", "A second language", "Languages\nEnglish, Spanish (fluent)"],
    ["a foreign one", "Porter", "A foreign language", "Languages: English (native), Italian (B2)"],
    ["one of some", "Clerk", "At least one of Turkish, Slovak or Dari", "Languages\nSlovak: mother tongue"],
    ["one of three", "Clerk", "One of Polish, Urdu or Welsh", "Languages\nEnglish, Urdu (fluent)"],
    ["a tool in a list", "Actuary", "Experience with Emblem or Radar", "Technical\nSQL Server, Emblem, Git"],
    ["a tool of any trade", "Barista", "Programming in Python", "Skills\nPython (pandas): coursework; R"],
    [
      "a status by name",
      "Technician",
      "WTSR Authorised Technician or other",
      "Tickets\nWTSR Authorised Technician",
    ],
    [
      "an award by name",
      "Social Worker",
      "Practice Educator award",
      "Training\n2022 Practice Educator award",
    ],
    [
      "a language of a relative's too",
      "Clerk",
      "Portuguese",
      "Other\nFluent Portuguese (mum is from Porto).",
    ],
    ["MS Office", "Clerk", "Confident with MS Office", "Computer\nWord, Excel, PowerPoint"],
    [
      "permission, put so",
      "Hydrologist",
      "Right to work in the UK",
      "Other\nRight to work in the UK without sponsorship.",
    ],
    ["a passport of there", "Hydrologist", "Right to work in the UK", "Other\nBritish passport"],
    [
      "shifts in a job's lines",
      "Tram Driver",
      "Able to work shifts, including nights and weekends",
      "- Shifts from 03:50, nights & weekends",
    ],
    ["nights, said of a job", "Porter", "Night work", "- Nights, four on, four off"],
    ["an endorsement", "Hygienist", "Local anesthesia endorsement", "Licenses\nLocal Anesthesia Endorsement"],
    ["the same town", "Baker", "You live in or near Hexham", "Other\nI live near Hexham."],
    [
      "the paper of the body",
      "Technician",
      "GWO Basic Safety Training",
      "Tickets\nGWO BST, valid to 03/2027",
    ],
    ["citizenship of the union", "Clerk", "EU work permit", "Other\nItalian citizen"],
    ["citizenship by name", "Clerk", "Right to work in Canada", "Other\nCanadian citizen"],
    ["a car", "Clerk", "Own transport, as no bus comes here", "Other\nDriving licence and own car"],
    ["first aid for children", "Nanny", "Paediatric first aid", "Training\nPaediatric First Aid, 2026"],
    ["a grade of a lorry", "Clerk", "Driving licence with C1 category", "Other\nDriving licence B and C1"],
    ["a card in date", "Scaffolder", "Valid CSCS card", "Tickets\nCSCS gold card, valid to March 2028"],
  ])("%s", (_what, title, asked, lines) => {
    expect(isClaimed(found(title, asked, cvOf(title, lines)))).toBe(true);
  });
});

describe("years are not said to be fewer than they are", () => {
  const brewer =
    "Robin Sample\nWork\nBrewer, Tap Brewing Co., Mar 2019 - Present\n- Brewed four times a week\n" +
    "Assistant Brewer, Road Ales, Jun 2016 - Feb 2019\n- Washed casks\n";
  test.each(["commercial brewing", "professional brewing", "brewing"])("of %s", (name) => {
    const item = found("Assistant Head Brewer", `At least five years' experience in ${name}`, brewer);
    expect([item.verdict, item.says]).toEqual(["found", "10 years (asked: 5 years)"]);
  });

  test.each([
    ["Two years of dispatch experience", "Example Cab Co. Dispatcher, 2016 - 2018"],
    ["Two years in a housekeeping role", "Housekeeping Supervisor, Hotel Court, 2016 - 2018"],
    ["Two years of tailoring", "Tailor, The Rooms, 2016 - 2018"],
  ])("a title that names the work is enough for “%s”", (asked, head) => {
    const item = found("Patient Transport Coordinator", asked, `Robin Sample\nWork\n${head}\n- 35 a day\n`);
    expect([item.verdict, item.says]).toEqual(["found", "2 years (asked: 2 years)"]);
  });

  test.each([
    [
      "Field Service Engineer",
      "Three years in field service",
      "CityJet, Dublin, Aircraft Mechanic then B1 engineer, 2012 - 2017\n- Repaired 12 planes",
    ],
    [
      "Mortgage & Protection Adviser",
      "CAS or at least one year of advising on mortgages",
      "Mortgage Administrator, Peak, 2020 - 2024\n- Case manage 45 mortgage applications for four advisers",
    ],
  ])("of the rank alone, or of those who are helped, no years of a %s are counted", (title, asked, job) => {
    expect(isClaimed(found(title, asked, `Robin Sample\nWork\n${job}\n- Kept the files\n`))).toBe(false);
  });

  test("a firm's name is no title", () => {
    const item = found(
      "Night Porter",
      "Two years of hotel experience",
      "Robin Sample\nWork\nDriver, Hotel Supplies, 2016 - 2019\n- Drove 90 miles a day\n",
    );
    expect(isClaimed(item)).toBe(false);
  });

  test("a date that lies ahead does not lengthen what goes on today", () => {
    const item = found(
      "Brewer",
      "Twelve years as a brewer",
      `${brewer}Education\nDiploma, second module sitting in June 2027\nForklift card, exp. 06/2029\n`,
    );
    expect(item.says).toBe("10 years (asked: 12 years)");
  });

  test("where a nearby job may count too, it is said so", () => {
    const item = found(
      "Sound Technician",
      "Five years as a sound technician",
      "Robin Sample\nWork\nHead of Sound, The Shed, Sept 2015 - Feb 2020\n- Tuned the hall\n" +
        "Sound Technician, The Rooms, 2011 - 2015\n- Mixed 40 shows\n",
    );
    expect(item.says).not.toMatch(/^4 years/);
  });

  test("a technician is one of what the first line says", () => {
    const item = found(
      "Wind Turbine Service Technician",
      "Three years of experience as a wind turbine technician",
      "Robin Sample\nWind turbine tech\nWork\nLead Technician, Gamesa, Apr 2022 - now\n- Permits\n" +
        "Technician, Vestas, Aug 2018 - Mar 2022\n- Changed 3 transformers\n",
    );
    expect([item.verdict, item.says]).toEqual(["found", "8 years (asked: 3 years)"]);
  });
});
