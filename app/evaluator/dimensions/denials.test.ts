import { describe, expect, test } from "vitest";
import { evaluate } from "../evaluate";
import { rows } from "../fixtures";

const saidOn = (title: string, asked: string, ...lines: string[]) => saidBy(title, title, asked, ...lines);

function saidBy(held: string, title: string, asked: string, ...lines: string[]) {
  const cv = ["Robin Sample", "", "Experience", `${held}, Example Works, 2017 - 2024`];
  const { dimensions } = evaluate({
    posting: { title, text: `Requirements\n- ${asked}\n- Two years of experience` },
    questions: [],
    cv: [...cv, "- Kept the rota for 12 people", "", "Other", ...lines, ""].join("\n"),
    coverLetter: null,
    answers: [],
  });
  return dimensions.flatMap(({ items }) => items).find(({ label }) => asked.startsWith(label));
}

/** Written and labelled before the code was run on them, in trades that no labelled set has. */
const DENIED = rows(`
  Florist | Full driving licence | I don't drive.
  Locksmith | Full UK driving licence | I do not hold a driving licence.
  Steeplejack | IRATA Level 1 certificate | I have no IRATA ticket.
  Nail technician | NVQ Level 2 in nail services | No NVQ.
  Nail technician | Experience with Booksy | I have never used Booksy.
  Zookeeper | Degree in zoology or animal management | I have no degree.
  Zookeeper | Weekend work | I cannot work weekends.
  Bus cleaner | Night shifts | Nights are not possible for me.
  Bus cleaner | Night shifts | I am not able to work nights.
  Court usher | Right to work in the UK | I do not have the right to work in the UK yet.
  Interpreter | Fluent Polish | I don't speak Polish.
  Interpreter | Fluent Portuguese | My Spanish is fluent, but I speak no Portuguese.
  Marine engineer | STCW basic safety certificate, in date | My STCW ran out in 2021.
  Marine engineer | Seaman's medical (ENG1), in date | ENG1: expired March 2022.
  Piano tuner | Own transport | I have no car.
  Signwriter | CorelDRAW | CorelDRAW: none.
  Signwriter | Adobe Illustrator | I have not worked with Illustrator.
  Stage technician | IPAF licence | I haven't got an IPAF licence.
  Stage technician | PASMA card | PASMA card: not held.
  Beekeeper | Living on site | I would not be able to live on site.
  Signaller | Personal track safety (PTS) | No PTS.
  Signaller | Working bank holidays | I won't work bank holidays.
  Barber | NVQ Level 2 in barbering | I never took an NVQ.
  Play therapist | Registration with BAPT | I am not registered with BAPT.
  Play therapist | Enhanced DBS | I do not have a DBS check.
  Tree climber | CS38 certificate | I have not done CS38.
  Tree climber | Chainsaw tickets CS30 and CS31 | I hold neither CS30 nor CS31.
  Auctioneer | Knowledge of Easy Live Auction | I know nothing of Easy Live Auction.
  Bilingual receptionist | Fluent French | I have no French.
  Tattooist | Bloodborne pathogens certificate | I lack a bloodborne pathogens certificate.
  Actuary | Working in R | I cannot program in R.
  Kennel hand | Able to lift 25 kg | I can't lift anything heavy.
  Lifeguard | NPLQ, in date | My NPLQ lapsed last summer and I have not renewed it.
  Ski instructor | BASI Level 2 | I do not have BASI Level 2.
  Bricklayer | Gold CSCS card | No CSCS card of any colour.
  Bookbinder | Willing to travel to Wales | I am not willing to travel.
  Gravedigger | Cemetery machinery ticket | I do not have the cemetery machinery ticket, sadly.
  Tanner | COSHH certificate | No COSHH certificate as of today.
  Perfumer | Degree in chemistry | I don't have a chemistry degree.
  Signwriter | CorelDRAW | I have never used CorelDRAW or a plotter.
  Stage technician | PASMA card | PASMA card: I did not do it.
  Stage technician | IPAF licence | IPAF licence: not started.
  Luthier | French polishing certificate | French polishing certificate - no.
  Clown | Willing to work bank holidays | I'm unable to work bank holidays.
  Ferry steward | ENG1 medical | I do not have an ENG1.
  Puppeteer | Full driving licence | I can't drive.
  Radio producer | Night shifts | Unfortunately I cannot do nights.
  Radio producer | Pro Tools | Not used Pro Tools so far.
  Census officer | Weekend working | I am not available at weekends.
  Brewer | Forklift licence | Forklift licence: not yet.
  Optician | GOC registration | Not registered with the GOC.
  Chaplain | Enhanced DBS | I have never had a DBS.
  Skipper | RYA Yachtmaster | I don't hold Yachtmaster.
  Farrier | Own van | I don't have a van.
  Cable jointer | CSCS card | A CSCS card I never had.
  Cellist | Fluent Catalan | I have no Catalan, only Spanish.
  Cellist | Some Welsh | Welsh I don't know.
  Verger | A second language | English only, sorry.
  Verger | A second language | I have no second language.
  Verger | Fluent Dutch | I speak only English and Danish.
  Sculptor | Forklift licence | Forklift: no, never asked to.
  Sculptor | Forklift licence | I haven't a forklift licence.
  Sculptor | IPAF licence | I have not got an IPAF licence but could sit it soon.
  Bell ringer | PASMA card | I have never needed a PASMA card and do not have one.
  Magician | Full driving licence | I don't drive, my wife would bring me.
  Magician | Full driving licence | I never learned to drive.
  Magician | Full driving licence | Non-driver
  Undertaker | Category C1 licence | Car licence only.
  Dietitian | HCPC registration | I came off the register in 2021.
  Locum | HCPC registration | I am not HCPC registered, I am an assistant.
  Thatcher | NVQ Level 2 in thatching | I have no NVQ, my uncle taught me.
  Thatcher | NVQ Level 2 in thatching | I left school with no qualifications.
  Curator | Degree in archaeology | I never went to university.
  Sommelier | Own car | I do not own a car.
  Etcher | Experience with Photoshop | Photoshop would be new to me.
  Steward | Right to work in the UK | I need a sponsor.
  Signwriter | CorelDRAW | No experience with Photoshop or CorelDRAW.
  Steward | Moving and handling certificate | I have not done moving and handling.
  Optician | Contact lens certificate | Contact lens course: I did not do it.
  Signaller | Personal track safety (PTS) | No PTS until I pass the course.
  Radio producer | Pro Tools | Pro Tools: never touched it, I cut on tape.
  Chauffeur | Fluent German | I do not speak German but the guests and I have managed with English for years.
  Dietitian | HCPC registration | Registration: it lapsed in 2019 and I am not on the register today.
  Lock keeper | Time on dredgers | I have never set foot on a dredger.
  Potter | Raku kilns | We have no raku kiln and no spray booth, so I have not used either.
  Radio producer | Pro Tools or other editing software | I have never used Pro Tools.
  Payroll clerk | CIPP certificate or equivalent | No CIPP certificate.
`);
const NOT_DENIED = rows(`
  Locksmith | Full UK driving licence | A driving licence I have not needed.
  Radio producer | Pro Tools or other editing software | I have never used Pro Tools, ours was Logic.
  Radio producer | Pro Tools or be willing to learn it | I have never used Pro Tools.
  Chauffeur | Fluent German | I do not speak German but I understand it, and write it.
  Signaller | Personal track safety (PTS) | I had no PTS until the course in 2015.
  Signwriter | CorelDRAW | CorelDRAW: never used anything else.
  Florist | Full driving licence | I do not drive at night.
  Locksmith | Full UK driving licence | I have never had a point on my driving licence.
  Steeplejack | IRATA Level 1 certificate | No accident in nine years on IRATA Level 3.
  Nail technician | NVQ Level 2 in nail services | I don't have the NVQ 3, only the NVQ 2 in nail services.
  Nail technician | Experience with Booksy | Before 2020 I had never used Booksy; now daily.
  Zookeeper | Degree in zoology or animal management | I did not use my zoology degree for ten years.
  Zookeeper | Weekend work | I don't mind working weekends.
  Bus cleaner | Night shifts | I am never late for a night shift.
  Court usher | Right to work in the UK | I do not need a visa to work in the UK.
  Interpreter | Fluent Polish | I don't speak Polish at home any more, at work every day.
  Interpreter | Fluent Portuguese | Nobody in the team but me speaks Portuguese.
  Marine engineer | STCW basic safety certificate, in date | My STCW expired in 2021 and was renewed in 2022.
  Marine engineer | Seaman's medical (ENG1), in date | The mate's ENG1 had expired, so we sailed without him.
  Farrier | Own van | I don't have a van payment to make, it is mine.
  Signwriter | CorelDRAW | I do not trust the spell check in CorelDRAW.
  Signwriter | Adobe Illustrator | I could not do my work without Illustrator.
  Stage technician | IPAF licence | You cannot go up in our hall without an IPAF licence, so I took mine.
  Stage technician | PASMA card | I don't let anyone on the tower who has no PASMA card.
  Beekeeper | Living on site | I have no objection to living on site.
  Signaller | Personal track safety (PTS) | No lapse in my PTS since 2014.
  Signaller | Working bank holidays | I have not had a bank holiday off since 2015.
  Barber | NVQ Level 2 in barbering | The NVQ was not hard.
  Play therapist | Registration with BAPT | My supervisor was not registered with BAPT.
  Play therapist | Enhanced DBS | Our volunteers do not have a DBS check.
  Crane operator | CPCS A40 slinger card | Never lifted without a slinger; I hold the slinger card too.
  Tree climber | CS38 certificate | I have not needed my CS38 this year.
  Auctioneer | Knowledge of Easy Live Auction | There is nothing in Easy Live Auction that I have not used.
  Air traffic assistant | Able to work shifts | I can't sleep after a late shift, so I read.
  Bilingual receptionist | Fluent French | My French is not perfect.
  Piercer | Hepatitis B vaccination | I would not pierce without a hepatitis B vaccination.
  Actuary | Working in R | My colleagues do not know R, so I write it for them.
  Waiter | Personal licence | We could not open because the manager had no personal licence.
  Kennel hand | Able to lift 25 kg | I do not lift 25 kg sacks alone, I use the trolley.
  Lifeguard | NPLQ, in date | NPLQ renewed last May, not lapsed since 2012.
  Chauffeur | Clean driving licence | No points on my licence.
  Ski instructor | BASI Level 2 | I do not have BASI Level 3 yet.
  Bricklayer | Gold CSCS card | The site would not let him in with no CSCS card.
  Bookbinder | Willing to travel to Wales | Why not travel to Wales?
  Weaver | Experience with dobby looms | I have never broken a dobby loom.
  Miller | Forklift licence | The last miller did not have a forklift licence.
  Cooper | Working outdoors | I can't stand offices, I want to work outdoors.
  Sexton | Able to dig by hand | Without a digger I dig by hand.
  Diver | HSE surface supplied certificate | No one dives here without the HSE surface supplied certificate.
  Chef de partie | Evening work | I have no children, so evening work is easy.
  Gravedigger | Cemetery machinery ticket | Nobody else here holds the cemetery machinery ticket.
  Tanner | COSHH certificate | I do not start anybody without a COSHH certificate.
  Perfumer | Degree in chemistry | I have not regretted my degree in chemistry.
  Shepherd | Own dog | I do not sell my own dog.
  Harbour pilot | Class 1 pilotage licence | I have not had an incident since I got my pilotage licence.
  Luthier | French polishing certificate | You need no French polishing certificate here, but I have one.
  Stenographer | Fluent Welsh | I do not speak much Welsh at home, but I take minutes in it.
  Meteorologist | Python | I do not use Python for forms, only for forecasts.
  Archivist | Experience with CALM | I never work without CALM.
  Clown | Willing to work bank holidays | I never turn down bank holidays.
  Ferry steward | ENG1 medical | I have not failed an ENG1.
  Puppeteer | Full driving licence | I do not like driving, but I hold a full driving licence.
  Radio producer | Night shifts | I am not tired by night shifts.
  Radio producer | Pro Tools | I would not edit in anything but Pro Tools.
  Census officer | Weekend working | I don't have plans at weekends.
  Brewer | Forklift licence | I don't have to renew my forklift licence until 2027.
  Optician | GOC registration | My GOC registration has never lapsed.
  Chaplain | Enhanced DBS | No entries on my enhanced DBS.
  Skipper | RYA Yachtmaster | I didn't take the RYA Yachtmaster until 2015.
  Weaver | Weekend work | I can't do without my weekends' work.
  Librarian | Degree in librarianship | I don't have a degree in librarianship, mine is in archive science.
  Museum guide | Fluent Italian | I do not speak Italian as well as I read it.
  Blacksmith | Experience of AutoCAD | I don't know AutoCAD, we drew in SolidWorks.
  Cellist | Fluent Catalan | I only speak Catalan with my mother.
  Cellist | Fluent Catalan | I don't speak Catalan but I understand it well.
  Verger | Fluent Dutch | I only speak English with the visitors.
  Sculptor | Forklift licence | I don't have my forklift licence with me but it is valid to 2028.
  Magician | Full driving licence | I do not drive lorries.
  Magician | Full driving licence | I stopped driving for a living in 2019.
  Undertaker | Category C licence | Drove cat C for nine years, only by day.
  Dietitian | HCPC registration | I let my registration lapse in 2019 and restored it in 2022.
  Thatcher | NVQ Level 2 in thatching | I have no NVQ, I served a four-year apprenticeship.
  Curator | Degree in archaeology | I left school with no qualifications, took my degree in archaeology at 40.
  Curator | Degree in archaeology | I never went to university lectures unprepared.
  Etcher | Experience with Photoshop | Photoshop was new to me in 2015, I retouch in it daily.
  Steward | Weekend work | I don't work weekends at the moment but would.
  Steward | Weekend work | I can't work Saturdays, Sundays are fine.
`);

describe("what somebody denies of themselves in so many words is said otherwise", () => {
  test.each(DENIED)("%s, asked for %s: %s", (title, asked, line) => {
    expect(saidOn(title, asked, line)?.verdict).toBe("says otherwise");
  });
});

describe("a denial of something else, of then, of others or with a reserve is none", () => {
  test.each(NOT_DENIED)("%s, asked for %s: %s", (title, asked, line) => {
    expect(saidOn(title, asked, line)?.verdict).not.toBe("says otherwise");
  });
});

describe("a denial in any other wording is a sentence to read, and earns nothing", () => {
  test.each([
    ["Cook", "Level 3 food hygiene", "I have not needed my Level 3 food hygiene this year"],
    ["Tiler", "Asbestos awareness", "I can do without any asbestos awareness"],
  ])("%s, asked for %s: %s", (title, asked, line) => {
    expect(saidOn(title, asked, line)).toMatchObject({
      verdict: "mentioned",
      points: 0,
      quotes: [{ text: line }],
    });
  });
});

test("whoever holds something like it and denies the thing itself is read by a person", () => {
  const both = ["Reach truck certificate (refreshed 2020)", "Moffett never done."];
  const item = saidOn("Driver", "Moffett or forklift", ...both);
  expect(item?.verdict).toBe("mentioned");
  expect(item?.quotes.map(({ text }) => text)).toEqual(["Moffett never done.", both[0]]);
});

test("whoever never was one has no years of it", () => {
  const said = (told: string) =>
    evaluate({
      posting: {
        title: "Dry Stone Waller",
        text: "Requirements\n- Three years of full-time dry stone walling",
      },
      questions: [],
      cv: `Robin Sample\n\nAbout me\n${told}\n\nExperience\nBricklayer, Example Works, 2017 - 2024\n- Facing`,
      coverLetter: null,
      answers: [],
    })
      .dimensions.flatMap(({ items }) => items)
      .find(({ kind }) => kind === "requirement")?.verdict;
  expect(said("I have done weekend courses, but I have never worked as a full-time waller.")).toBe(
    "says otherwise",
  );
  expect(said("I have never worked as a full-time teacher.")).not.toBe("says otherwise");
});

test.each([
  ["Clerk", "Excel, including VLOOKUP or pivot tables", "No Excel to speak of, my daughter does the sheets."],
  ["Broker's clerk", "You have used Acturis, or a comparable broking system", "No broking system yet."],
  ["Tree surgeon", "Three years of climbing", "I have never climbed professionally but did bouldering."],
  ["Tree surgeon", "Three years as a tree surgeon", "I am not a tree surgeon."],
  [
    "Radiographer",
    "Three years as a radiographer",
    "I am not a qualified radiographer and so not on a list.",
  ],
])("whoever was never a %s, asked for %s, says otherwise: %s", (title, asked, line) => {
  expect(saidBy("Gardener", title, asked, line)?.verdict).toBe("says otherwise");
});

test("who does not know a program has denied nothing else that is done with it", () => {
  const duty = "Getting quotes from insurers, by phone and through Acturis";
  const posting = { title: "Clerk", text: `What you'll be doing\n- ${duty}\n\nWe need\n- Kind to people` };
  const cv = "Robin Sample\n\nExperience\nClerk, Example Works, 2017 - 2024\n- I have not used Acturis.";
  const told = evaluate({ posting, questions: [], cv, coverLetter: null, answers: [] });
  expect(JSON.stringify(told.dimensions)).not.toContain("says otherwise");
});
