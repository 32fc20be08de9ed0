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
  Driver | Certificate for electric and hybrid vehicles | Eco certificate, incl. a talk on hybrid vehicles
  Cleaner | COSHH certificate | Induction certificate, with a short talk on COSHH
  Lab technician | First aid certificate | Safety day certificate, including an hour on first aid
  Nurse | Childhood immunisations and travel vaccines | Hepatitis B course of three completed and immune
  Nurse | Giving vaccinations | Fully vaccinated, three doses
  Healthcare assistant | Flu vaccinations | Had my flu vaccination in October
  Driver | Category C licence with no more than six points | Clean licence
  Driver | Category C1 licence, clean | Clean driving licence
  Driver | Forklift licence | Clean licence
  Warehouse operative | Rotating shifts | Shifted 300 boxes a day
  Warehouse operative | Night shifts | Shifted pallets all day
  Support agent | On call one week in four | Called customers back within an hour
  Vet nurse | On-call duties | Called owners with results
  Picker | Own transport | A mate's car when he is on the same shift
  Picker | Own transport | In my neighbour's van most days
  Science technician | A level or Level 3 in a science subject | BTEC Level 3 IT (computer science)
  Science technician | A level in a science | A level Computer Science, 2016
  Data engineer | Two days a week in the Leeds office | I am excited to contribute in a hybrid environment
  Analyst | Three days a week in our office | I am flexible about working arrangements
  Data engineer | Window functions in SQL | Window functions are when you have two query windows open
  Analyst | Pivot tables | Pivot tables are when you turn the page round
  Fitter | Close every job card with notes | Check the engineer has closed the job cards
  Nurse | Calls the duty doctor in time | I call my patients myself when they forget
  Activities coordinator | At least one year in a care setting | Coordinator, Golden Sands Holiday Village
  Receptionist | Two years at a hotel front desk | Receptionist, Ebor Dental Centre
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
  Warehouse operative | Rotating shifts | I have worked rotating shifts for years
  Support agent | On call one week in four | I was on call every third week
  Picker | Own transport | I have my own car
  Science technician | A level in a science | A levels in Chemistry and Biology, 2016
`);
const OTHERWISE = rows(`
  Nurse | Registered nurse with a current NMC PIN | Until July I have no live PIN
  Nurse | Registered nurse with NMC PIN | My PIN lapsed in 2020
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
