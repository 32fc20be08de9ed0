import { describe, expect, test } from "vitest";
import { rows, verdictsOn } from "./fixtures";

const NOT = rows(`
  Planning officer | Chartered membership of the RTPI | MSc Spatial Planning (RTPI), 2019
  Planning officer | Chartered membership of the RTPI | MA Town and Country Planning, RTPI accredited, 2022
  Surveyor | Member of RICS | BSc Quantity Surveying (RICS accredited), 2018
  HR adviser | Chartered member of the CIPD | MA Human Resource Management, CIPD accredited, 2017
  Engineer | Chartered engineer with the IMechE | BEng Mechanical Engineering, IMechE accredited, 2015
  Psychologist | Chartered membership of the BPS | BSc Psychology (BPS accredited), 2020
  Planning officer | Degree in town planning | BSc Disaster Management and Emergency Planning, 2:1
  Planning officer | Degree in town planning | BA Event Planning, 2019
  Town planner | Degree in town planning | BSc Financial Planning, 2016
  Engineer | Degree in civil engineering | BEng Software Engineering, 2014
  Librarian | Degree in information science | BSc Sport Science, 2016
  Fitter | NVQ Level 3 in mechanical engineering | Mechanical engineering (NVQ Level 3 standard)
  Electrician | NVQ Level 3 electrical installation | Electrical installation to NVQ Level 3 standard
  Chef | Level 3 food safety certificate | Food safety to Level 3 standard
  Cleaner | COSHH certificate | Induction certificate, with a short talk on COSHH
  Lab technician | First aid certificate | Safety day certificate, including an hour on first aid
  Nurse | Childhood immunisations and travel vaccines | Hepatitis B course of three completed and immune
  Nurse | Giving vaccinations | Fully vaccinated, three doses
  Healthcare assistant | Flu vaccinations | Had my flu vaccination in October
  Driver | Category C licence with no more than six points | Clean licence
  Driver | Category C1 licence, clean | Clean driving licence
  Driver | Forklift licence | Clean licence
  Support agent | On call one week in four | Called customers back within an hour
  Vet nurse | On-call duties | Called owners with results
  Science technician | A level or Level 3 in a science subject | BTEC Level 3 IT (computer science)
  Science technician | A level in a science | A level Computer Science, 2016
  Data engineer | Window functions in SQL | Window functions are when you have two query windows open
  Analyst | Pivot tables | Pivot tables are when you turn the page round
`);
const YES = rows(`
  Planning officer | Chartered membership of the RTPI | Chartered member of the RTPI, MSc Spatial Planning
  Surveyor | Member of RICS | MRICS, 2021
  Planning officer | Degree in town planning | BSc Town and Regional Planning, 2019
  Planning officer | Degree in town planning | MSc Urban Planning, 2017
  Fitter | NVQ Level 3 in mechanical engineering | NVQ Level 3 Mechanical Engineering, 2012
  Driver | Category C licence with no more than six points | Category C, clean
  Driver | Forklift licence | Forklift licence, clean
  Nurse | Giving vaccinations | Gave vaccinations at the Saturday clinic
  Support agent | On call one week in four | I was on call every third week
  Science technician | A level in a science | A levels in Chemistry and Biology, 2016
`);
const OTHERWISE = rows(`
  Nurse | Registered nurse with a current NMC PIN | Until July I have no live PIN
  Nurse | Registered nurse with NMC PIN | My PIN lapsed in 2020
  Nurse | Current NMC PIN | My PIN lapsed in 2020
  Physiotherapist | Registered with the HCPC | I have no live registration at present
`);

describe("a talk, a standard, an accredited degree or one's own jab is claimed of nobody", () => {
  test.each(NOT)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "work", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("what is meant is claimed, in one place at least", () => {
  test.each(YES)("%s, asked for %s: %s", (title, asked, told) => {
    const verdicts = verdictsOn(title, asked, told, ["paper", "work", "answer"]);
    expect(verdicts.some((verdict) => /^(?:found|partly)$/.test(verdict))).toBe(true);
  });
});

describe("who is on no register says otherwise", () => {
  test.each(OTHERWISE)("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["paper"])).toEqual(["says otherwise"]);
  });
});

test("a grade of 1998 and no live PIN are both for a person to read", () => {
  const told = "RGN 1998\nReturn to Practice, until July I have no live PIN";
  expect(verdictsOn("Nurse", "Registered nurse, current NMC PIN, no restrictions", told, ["paper"])).toEqual([
    "mentioned",
  ]);
});

test.each([
  [
    "Recovery driver",
    "A certificate for electric and hybrid vehicles is welcome but we will train you.",
    "Company eco driving certificate, incl. a talk on electric and hybrid vehicles",
  ],
  [
    "Team leader",
    "Carry out planned maintenance from our CMMS and close every job card with notes",
    "Raise job cards in the CMMS and check the engineer has closed them with notes",
  ],
])("%s, asked for %s: %s, and nothing is claimed", (title, asked, told) => {
  for (const verdict of verdictsOn(title, asked, told, ["paper", "work", "answer"]))
    expect(verdict).not.toMatch(/^(?:found|partly)$/);
});
