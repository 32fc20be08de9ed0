import { describe, expect, test } from "vitest";
import { itemOn, itemsOf } from "./fixtures";

/** Somebody of the trade who adds one line of their own. */
function verdictOn(title: string, asked: string, line: string): string {
  const cv = [
    "Alex Sample",
    "",
    "Experience",
    `${title}, Example Works, 2016 - 2024`,
    "- Kept the records of the week and showed two new colleagues how we work",
    "- Answered 30 calls a day",
    "",
    "More",
    line,
  ].join("\n");
  const posting = {
    title,
    text: `Requirements\n- ${asked}\n- You like people and keep calm when it is busy`,
  };
  return itemOn(asked, itemsOf({ posting, questions: [], cv, coverLetter: null, answers: [] })).verdict;
}

describe("a paper, grade, language, tool or condition that is said in other words is found", () => {
  test.each([
    ["Developer", "Bachelor's degree in computer science", "B.S. Computer Science, state university, 2015"],
    ["Machinist", "You need the right to work in Ireland", "Lithuanian passport"],
    ["Clerk", "Right to work in the UK", "British by birth"],
    ["Optician", "Saturdays, two in every three", "I could do as many weekends as you want"],
    ["Baker", "Weekends on a rota", "Rota: four Saturdays out of five"],
    ["Lorry driver", "A licence that lets you tow (B+E)", "Category B+E passed in 2020"],
    ["Miller", "Secondary School Diploma (SSD) or equal", "SSD, Waterloo 2019"],
    [
      "Social worker",
      "Current registration with Social Work England",
      "Social Work England: registered 2020",
    ],
    ["Shop assistant", "Lifting bags of up to 25 kg", "Loaded 25 kg bags of feed every day"],
    ["Park keeper", "Knowing your plants, RHS Level 2 for instance", "RHS Level 2 Certificate, 2014"],
    ["Electrician", "One week in six on the out-of-hours call-out", "I'm happy to do one in six"],
    ["Baker", "Weekend work", "Every fourth Saturday is fine."],
    ["Bus Driver", "PCV licence (category D)", "Category D licence with CPC, valid to 2027"],
    ["Truck Driver", "Class 1 (C+E) licence", "HGV Class 1 since 2008, ADR"],
    ["Scaffolder", "CISRS Part 2", "CISRS Part 2, passed in 2020"],
    ["Optician", "GOC registration", "GOC registered dispensing optician since 2011"],
    ["Architect", "ARB registration", "Registered with ARB (088123)"],
    ["Civil Engineer", "Chartered engineer (CEng)", "CEng MICE, 2017"],
    ["Care Assistant", "Care Certificate", "Completed the Care Certificate at Oakdene in 2021"],
    ["Care Assistant", "Medication training", "Medication administration training, Boots, 2022"],
    ["Chef", "Level 3 food safety", "Level 3 Award in Supervising Food Safety in Catering"],
    ["Beautician", "NVQ Level 3 Beauty Therapy", "VTCT Level 3 Diploma in Beauty Therapy"],
    ["Dental Nurse", "GDC registered dental nurse", "GDC 271828, dental nurse since 2015"],
    ["Network Engineer", "CCNA", "CCNA 200-301, March 2022"],
    ["Project Manager", "PMP certification", "PMP (PMI no. 22233), renewed 2023"],
    ["Paralegal", "Law degree", "LLB (Hons), Nottingham Trent, 2:1"],
    ["Roofer", "Working at height certificate", "Working at Height, PASMA and IPAF 3a/3b"],
    ["Tour Guide", "Welsh is an advantage", "Welsh speaker"],
    ["Tour Guide", "Some Ukrainian", "Mum is from Lviv, I speak Ukrainian with my aunts."],
    ["Tour Guide", "Conversational Bengali", "I speak Bengali with my nan and I cannot write it."],
    ["Tour Guide", "Spoken Welsh", "Cymraeg is what we speak at home"],
    ["Engineer", "BS in Electrical Engineering", "BSEE, Example State University, 2019"],
    ["Engineer", "Bachelor's degree in civil engineering", "BSCE, Example State University, 2019"],
    ["Engineer", "Master's degree in mechanical engineering", "MSME, Example State University, 2021"],
    ["Set designer", "A diploma in stage design", "Dip. Stage Design, Example College, 2014"],
    ["Support Worker", "Right to work in the UK", "Settled status"],
    ["Support Worker", "Own car", "I have my own car with business insurance"],
    ["Security Engineer", "SC clearance", "SC cleared to 2027"],
    ["Translator", "SDL Trados or memoQ", "Trados Studio every day for six years"],
    ["Housing Officer", "Knowledge of Northgate or Civica", "Logged repairs in Civica Cx"],
    ["HR Assistant", "Experience with Workday or another HR system", "Kept records in Workday for 400 staff"],
    ["Groundworker", "CSCS card", "Labourer's green card, runs to June 2027"],
    ["Electrician", "18th Edition", "BS 7671:2018 passed in 2020"],
    ["Plumber", "Unvented hot water G3", "G3 unvented ticket, 2022"],
    ["Refrigeration engineer", "F-Gas category 1", "City & Guilds 2079"],
    ["Gardener", "RHS Level 2", "Royal Horticultural Society level 2 in horticulture, 2019"],
    ["Nurse", "Intermediate life support", "ILS, March 2024"],
    ["Support worker", "PMVA or MAPA", "MAPA five day, 2023"],
    ["Teacher", "PGCE", "Postgraduate Certificate in Education, Primary"],
    ["Lifeguard", "NPLQ", "RLSS pool lifeguard, gen 10"],
    ["Credit controller", "CICM membership", "MCICM"],
    ["Insurance broker", "Cert CII", "Certificate in Insurance (CII), 2020"],
    ["Paralegal", "LLB", "Law degree, 2:1, Leeds"],
    ["Business analyst", "Visio", "Drew the flows in Visio"],
    ["Video editor", "Premiere Pro or Final Cut", "Cut 80 films in Premiere"],
    ["Structural engineer", "Tekla", "Checked frames in Tekla Structural Designer"],
    ["PLC engineer", "Siemens TIA Portal", "Programmed S7-1500 in TIA Portal"],
    ["CNC machinist", "Fanuc controls", "Set and run a Haas and two Fanuc lathes"],
    ["Lab technician", "HPLC", "Ran the Agilent HPLC daily"],
    ["Health and safety adviser", "NEBOSH General Certificate", "NEBOSH NGC with distinction"],
    ["Customer service agent", "CRM", "Logged each call in Zendesk"],
    ["Estate agent", "Reapit", "Reapit AgentBox daily"],
    ["Charity fundraiser", "Donor database", "Raiser's Edge, 30,000 records"],
    ["Translator", "CAT tools", "memoQ and Phrase every day"],
    ["Interpreter", "DPSI", "Diploma in Public Service Interpreting (Law)"],
    ["Librarian", "CILIP", "MCLIP, chartered 2018"],
    ["Journalist", "NCTJ", "NCTJ Diploma, 100 wpm shorthand"],
    ["Call handler", "Nights and weekends", "Four nights on, four off, weekends as they come"],
    ["Factory worker", "Rotating shifts", "Three-shift pattern for ten years, earlies, lates, nights"],
    ["Refrigeration engineer", "NVQ L2 or L3 in refrigeration", "NVQ Level 3 Diploma, Refrigeration, 2015"],
    ["Dispenser", "NVQ2 Pharmacy Services or similar", "NVQ 2 Pharmacy Services, finished in 2020"],
    ["Payroll clerk", "GCSE Maths and English at grade C/4 or above", "9 GCSEs incl. Maths 6 and English 5"],
    ["Delivery driver", "Full driving licence max 6 points", "Full UK driving licence"],
    ["Payroll clerk", "Two years in payroll", "I have thirty-four years of payroll behind me."],
    ["Room leader", "A language our families speak: Arabic or Tigrinya", "Tigrinya, Arabic from Khartoum"],
    ["Room leader", "Famly, Tapestry or another nursery app", "Kept the photos in Tapestry every day"],
    [
      "Air conditioning engineer",
      "1 in 5 call out rota, 7 nights",
      "On call one week in four, since I started",
    ],
    ["Data engineer", "A scheduler such as Dagster", "I run Dagster, and it rings me and not the boss."],
    ["Sampler", "Driving licence for sampling rounds", "Full UK licence"],
    ["Piano tuner", "A driving licence, as the halls are far apart", "Driving licence (B), own van"],
    ["Brass teacher", "A degree in music or a teaching diploma", "Degree in music, 2009"],
    ["Roofer", "CSCS card", "CSCS gold."],
    ["Network engineer", "Certification: CCNP or JNCIP", "Papers: Cisco CCNP Enterprise, 2022"],
    ["Chemist", "HNC in chemistry or a related science", "Master degree, analytical chemistry, 2013"],
    ["Carer", "A Level 2 diploma in care", "NVQ 2 health and social care, 2020"],
    ["Surveyor", "Full driving licence", "I drive since 1999, clean"],
    ["Joiner", "Full driving licence", "Clean licence, used to the Transit"],
    ["Letting agent", "Own car and driving licence", "Full driving licence"],
    ["Pharmacist", "Registered with the GPhC", "GPhC registered since 2012, no conditions"],
    ["Beautician", "NVQ Level 3 in beauty therapy", "NVQ 3 Beauty Therapy, Example College, 2016"],
    ["Florist", "Two years in a flower shop", "Funerals and weddings"],
    ["Surveyor", "You will be on site twice a week, so a driving licence is needed", "UK licence, clean"],
    ["Shop assistant", "Working weekends", "Weekends is ok for me, each third or each second."],
    ["Printer", "A maintenance course, or Level 3 in print is needed", "Level 3 in print, 2019"],
    ["Guard", "Waking nights", "I do four waking nights a week"],
    ["Guard", "Early mornings", "Early mornings suit me"],
    ["Guard", "Immediate start", "I am available immediately"],
    ["Curator", "Working at weekends", "Opened the museum on Saturdays and Sundays"],
    ["Marketing executive", "Email marketing platform", "Sent the newsletter with Mailchimp to 14,000"],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(["found", "partly"]).toContain(verdictOn(title, asked, line));
  });
});

describe("what somebody else holds, what ran out or was only begun is not found", () => {
  test.each([
    ["Roofer", "CSCS card", "My labourers all had CSCS cards when I came on site"],
    ["Tour Guide", "Fluent Dutch", "I speak Dutch badly"],
    ["Tour Guide", "Fluent Dutch", "I do not speak Dutch with my aunts"],
    ["Tour Guide", "Spoken French", "French (bonjour!), the language of the heart"],
    ["Engineer", "BS in Electrical Engineering", "BSME, Example State University, 2019"],
    ["Lifeguard", "First aid certificate", "Called the first aider when somebody fell"],
    ["Nursery Manager", "Safeguarding lead training", "I report to the designated safeguarding lead"],
    ["Web Designer", "HTML and CSS", "Briefed the agency that wrote our HTML and CSS"],
    ["Flight Attendant", "Right to work in Ireland", "Stamp 2 student visa until June"],
    ["Tax Advisor", "CTA qualified", "Worked for a CTA for three years"],
    ["Accountant", "ACCA or CIMA qualified", "CIMA finalist, two papers left"],
    ["Bus Driver", "Driver CPC card", "My CPC ran out in 2019"],
    ["Gas Engineer", "Gas Safe registration", "Passed jobs on to Gas Safe registered engineers"],
    ["Conveyancer", "CLC licence", "Assistant to a licensed conveyancer"],
    ["Bookkeeper", "Sage 50", "Sold Sage 50 licences"],
    ["Software Developer", "3+ years of Java", "Two years of Java"],
    ["Data Engineer", "3 years of Python", "Python for the last six months"],
    ["HGV driver", "HIAB ticket", "The HIAB was used by my colleague"],
    ["Baker", "Level 2 food safety", "Food safety is my passion"],
    ["Social worker", "Social Work England registration", "Typed reports for Social Work England panels"],
    ["Vet nurse", "RCVS registered veterinary nurse", "Receptionist in an RCVS accredited surgery"],
    ["Solicitor", "Qualified solicitor (SRA)", "Secretary to a qualified solicitor"],
    ["Architect", "Revit", "Colleagues draw in Revit; I do the interiors by hand"],
    ["Data analyst", "SQL", "The data team writes the SQL and I present it"],
    ["Lab technician", "HPLC", "Samples were sent to an outside lab for HPLC"],
    ["Taxi driver", "Private hire licence", "Inspected private hire licences for the council"],
    ["Warehouse operative", "SAP", "The site moved to SAP after I left"],
    ["Project manager", "PRINCE2 Practitioner", "PRINCE2 Foundation"],
    ["Tax adviser", "CTA or ATT", "CTA student, first paper in May"],
    ["Database administrator", "On-call one week in five", "I have read that the role includes on-call."],
    ["Dental technician", "GDC registration as a technician", "GDC, registered as a dental nurse since 2016"],
    ["Teacher", "Fluent Italian or French", "French, Italian and Spanish cooking for friends"],
    ["Receptionist", "Two years at a hotel front desk", "Carried bags past the front desk for three years"],
    ["Brass teacher", "A degree in music or a teaching diploma", "Degree in history, 2009"],
    ["Pharmacist", "Registered with the GPhC", "Registered with the GPhC (pharmacy technician, 2009)"],
    ["Florist", "Two years in a flower shop", "Wreaths for a school"],
    ["Hairdresser", "Hairdressing diploma", "BA in geography, 2012"],
    ["Barber", "Spoken Polish at a good level", "Polish: good morning and thank you"],
    ["Dispenser", "You are at home with a PMR system", "At nine I open the shop and put the float in"],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(verdictOn(title, asked, line)).not.toBe("found");
  });
});

describe("what is asked for and is not there is said otherwise, unless it may still be got", () => {
  test.each([
    ["Site manager", "CSCS card in date", "CSCS card expired in 2023"],
    ["Electrician", "18th Edition (BS 7671)", "18th edition: not done."],
    ["Support worker", "Safe restraint / MAPA or CPI course", "No MAPA or CPI."],
    ["Tram driver", "Willing to work weekends and bank holidays", "I cannot work bank holidays."],
    ["Stable hand", "Evening shifts", "I can’t do evenings."],
    ["Clerk", "Confidence with Excel", "I have never used Excel."],
    ["Clerk", "Excel or a similar program", "I have not used Excel or anything like it."],
    ["Guide", "Conversational Spanish", "Spanish: none"],
    ["Guard", "Early starts", "I cannot do early starts."],
    ["Steward", "Right to work in the UK", "I would need sponsorship."],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(verdictOn(title, asked, line)).toBe("says otherwise");
  });

  test.each([
    ["Site manager", "CSCS card in date", "CSCS card expired in May and was renewed in June"],
    ["Tram driver", "Weekends or bank holidays", "I cannot work bank holidays."],
    ["Clerk", "Confidence with Excel", "I had never used Excel before I came here, now it is daily"],
    ["Clerk", "Confidence with Excel", "If it is not in Excel it does not exist."],
    ["Clerk", "Confidence with Excel", "Not a day goes by without Excel"],
    ["Clerk", "Excel or a similar program", "I have not used Excel, ours was Lotus."],
    ["Clerk", "Confidence with a stock system – ours is Sage, but we teach it", "I have never used Sage."],
    ["Clerk", "Confidence with Excel", "I have never used Excel at work, only at home"],
    ["Fitter", "CSCS card", "No CSCS card so far, test booked for 12 May"],
    ["Baker", "Night shifts", "I can't do nights before September."],
    ["Baker", "Weekend work", "This bread will not last the weekend!"],
    ["Steward", "Right to work in the UK", "I would not need sponsorship."],
    ["Technician", "ICCM certificate, or willingness to gain it", "I do not hold the ICCM certificate yet"],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(verdictOn(title, asked, line)).not.toBe("says otherwise");
  });
});

test("a check is found where somebody wrote it below their last job", () => {
  const cv =
    "Bea Sample\n\n2016 - 2024   Brass teacher, Example Music Service\n- Trumpets, four at a time\n" +
    "Enhanced DBS on the update service\n";
  const posting = { title: "Brass teacher", text: "Requirements\n- Enhanced DBS\n- Grade 8 trumpet" };
  const items = itemsOf({ posting, questions: [], cv, coverLetter: null, answers: [] });
  expect(itemOn("Enhanced DBS", items).verdict).toBe("found");
});

const LICENCE = ["Full driving licence", "Driving licence", "Clean driving licence"];
const BEFORE = [
  "Ana Sample\n\nExperience\nCourier, Example Parcels, 2016 - 2024\n- 120 drops a day\n",
  "Ana Sample\n\nExperience\nCourier, Example Parcels, 2016 - 2024\n- 120 drops a day\n\n",
  "Ana Sample\n\nExperience\nBaker, Example Breads, 2016 - 2024\n- 300 loaves a night\n\nSkills\n",
];

describe("a licence that stands in a line by itself is no heading", () => {
  const found = (cv: string) => {
    const posting = { title: "Courier", text: "Requirements\n- Full driving licence\n- You keep calm\n" };
    const given = { posting, questions: [], cv, coverLetter: null, answers: [] };
    return itemOn("Full driving licence", itemsOf(given));
  };
  test.each(BEFORE.flatMap((cv) => LICENCE.map((line) => [line, cv] as const)))("%s after %j", (line, cv) => {
    expect(found(cv + line)).toMatchObject({ verdict: "found", quotes: [{ text: line }] });
  });

  test.each(BEFORE)("nobody has one who writes “None” under it: %j", (cv) => {
    expect(found(`${cv}Driving licence\nNone so far`).verdict).not.toBe("found");
  });
});

describe("plain work is not taken for praise, an address or a denial", () => {
  test.each([
    ["Analyst", "Excel", "Built pivot tables in Excel for the weekly stock count"],
    ["Groom", "BHS Stage 2", "BHS Stage 2 (2019) and Riding & Road Safety"],
    ["Driver", "Driving licence", "Driving licence no. 44556, 12 drops a day on the way to Leeds"],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(["found", "partly", "mentioned"]).toContain(verdictOn(title, asked, line));
  });
});
