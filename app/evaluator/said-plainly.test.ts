import { describe, expect, test } from "vitest";
import { readClaims } from "./claims/read-claims";
import { rows, verdictsOn } from "./fixtures";

const CLAIMED = /^(?:found|partly)$/;

describe("what somebody says in a clause of its own is claimed, whatever stands beside it", () => {
  test.each(
    rows(`
  QA tester | You must already be allowed to work in Ireland | Irish citizen, no sponsorship needed
  QA tester | You must already be allowed to work in Ireland | Stamp 4 since 2023, so I work without a permit
  Cleaner | Right to work in the UK | I have the right to work here and need no sponsorship
  Cleaner | Right to work in the UK | UK national
  Cleaner | Full driving licence | Passed my driving test in 2023
  Travel consultant | Experience with Amadeus | I work in Amadeus each day, by commands, not with the mouse
  Florist | Some Saturdays | Saturdays are fine, I would just need one off in August
  Cook | Every other weekend | I could work every other weekend, my sister has not said no
  Dental technician | Three years at the bench in fixed prosthetics | I am 16 years in this work
  Electrician | Current Victorian A Grade licence | A Grade licence, in force to 2027
  Groundworker | A ticket for the mini digger (CPCS or NPORS) | NPORS excavator up to 10 tonnes, valid 2028
  Electrician | Asbestos awareness within the last 12 months | Asbestos awareness done in March 2026
  Developer | Full working rights in Australia | Permanent resident since 2021, I can work for anybody
  Developer | Full working rights in Australia | New Zealand citizen, here since 2005
  Developer | Full working rights in Australia | Aussie passport since 2014
  Developer | Working rights in New Zealand | Resident visa, no conditions on work
  Phlebotomist | National certification as a phlebotomist: ASCP (PBT), NHA (CPT) or AMT | ASCP, PBT since 2018
  Caretaker | Some everyday Welsh | We speak Welsh at home
  Driver | A full UK driving licence is essential | Theory passed in 2010, full licence since 2011
`),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["answer"])[0]).toMatch(CLAIMED);
  });
});

describe("what only sounds like it is claimed by nobody", () => {
  test.each(
    rows(`
  HR adviser | Right to work in the UK | Right to work checks done for all new starters
  Ranger | Authorized to work in the US | US National Park Service, 2015 to 2019
  Cleaner | Right to work in the UK | I would need a permit in May
  Cleaner | Right to work in the UK | I have the right to work in Ireland
  Travel agent | Amadeus or another GDS | If I had Amadeus I would work in it each day
  Florist | Some evenings | I am doing a free course on it in the evenings
  Florist | Some Saturdays | Saturdays are not possible for me, weekdays are fine
  Dental technician | Three years at the bench in fixed prosthetics | I am two years in this work
  Groundworker | A ticket for the mini digger (CPCS or NPORS) | CSCS card, 2024
  Electrician | Asbestos awareness within the last 12 months | Asbestos awareness done in March 2019
  Electrician | Manual driver's licence | Driver's licence (auto only at the moment)
  Cook | Every other weekend | I do every other weekend here and look to get away from weekends
  Vet nurse | Dental X-rays | Dental X-rays I have watched more than done
  Developer | Full working rights in Australia | Permanent resident of Canada
  Designer | Diploma or degree in graphic design or illustration | Bachelor of Commerce (Marketing), 2017
  Technician | A full UK driving licence is essential | Driving: theory test passed, practical booked
  Technician | Same goes for the aluminium phosphide ticket | I have 64 customers, only I go there
  Developer | Full working rights in Australia | I am on a student visa until March
  Developer | Full working rights in Australia | My children were born here
  Developer | Full working rights in Australia | I told members of their working rights and pay
  Phlebotomist | National certification as a phlebotomist: ASCP (PBT), NHA (CPT) or AMT | I hold no PBT
`),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["answer"])[0]).not.toMatch(CLAIMED);
  });
});

describe("a paper is found by what it is of, how old it is and which of two levels it has", () => {
  test.each(
    rows(`
  found | Emergency First Aid at Work with forestry (+F), in date | EFAW +F, valid until August 2028
  found | First aid at work certificate | First Aid at Work (3 day), 2024
  found | First aid certificate | Paediatric first aid, 2025
  found | Level 2 or 3 in Arboriculture | Level 2 Diploma in Arboriculture, Craven College, 2016
  found | CS41 rigging | CS41 rigging (2019)
  partly | Emergency First Aid at Work with forestry (+F), in date | Emergency first aid at work, 2025
  partly | First aid at work certificate | First aid at work, 2019
  mentioned | First aid at work certificate | Paediatric first aid, 2025
  mentioned | First aid at work certificate | Mental health first aid, 2024
  partly | Level 2 or 3 in Arboriculture | Level 1 Award in Arboriculture
`),
  )("%s: %s, told “%s”", (verdict, asked, told) => {
    expect(verdictsOn("Tree surgeon", asked, told, ["paper"])).toEqual([verdict]);
  });
});

test("who tells a customer something has told no ash from another", () => {
  const asked =
    "Able to tell an ash with dieback from one that is just late, and to explain it to a customer";
  const told = "I told my boss that I was late";
  expect(verdictsOn("Tree surgeon", asked, told, ["work"])[0]).not.toMatch(CLAIMED);
});

test("with one of two parts of a program it is known with either", () => {
  const asked = "Good working knowledge of Excel, including VLOOKUP or pivot tables";
  const told = ["Excel with pivot tables every week", "VLOOKUP in Excel", "Excel for lists of addresses"];
  expect(told.flatMap((each) => verdictsOn("Clerk", asked, each, ["answer"]))).toEqual([
    "found",
    "found",
    "partly",
  ]);
});

test.each([
  ["At Halden Freight I led the night shift and planned its rota for four years.", null],
  ["Lead the night shift and plan its rota.", "copied"],
  ["I led the night shift and planned its rota.", "copied"],
])(
  "told in the posting's own words, a deed needs a firm, a name or a number of one's own: %s",
  (told, idle) => {
    const { statements } = readClaims({
      posting: {
        title: "Shift lead",
        text: "Requirements\n- Lead the night shift and plan its rota\n- Tidy",
      },
      questions: [{ id: 1, type: "", title: "Leading", question: "Tell us about leading." }],
      answers: [{ questionId: 1, text: told }],
      cv: null,
      coverLetter: null,
    });
    expect(statements.map((each) => each.idle)).toEqual([idle]);
  },
);
