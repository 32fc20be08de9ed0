import { describe, expect, test } from "vitest";
import { evaluate } from "../evaluate";
import { rows, verdictsOn } from "../fixtures";
import { askedPart } from "./asked-part";

const ASKED = rows(`
  an opener | First things first: you hold a licence. | you hold a licence.
  what is played down | GOS forms and NHS vouchers don't make you cry. | GOS forms and NHS vouchers.
  one's thing | Varifocals are your thing. | Varifocals.
  somebody else | Kasia is new here. If you've led a trainee, lovely. | If you've led a trainee, lovely.
  what it is not | Setting mills, and by that we don't mean pressing start. | Setting mills.
  what was read | Fitting frames has to be something you've done, not just read about. | Fitting frames.
  praise | A contact lens paper would be the cherry on the bun. No cherry, still a bun. | A contact lens paper
  a tool in use | We run on Optix. Used it? Lovely. | We run on Optix. Used it? Lovely.
  what nobody gets by without | Builders won't have you in without a White Card so have one. | a White Card.
  both | Not only baking off frozen dough but making it. | Not only baking off frozen dough but making it.
`);

test.each(ASKED)("of %s, %j asks for %j", (_, line, asked) => {
  expect(askedPart(line)).toBe(asked);
});

describe("how chatty a posting is changes nothing of what is found", () => {
  test.each(
    rows(`
      Dispensing optician | First things first: you're GOC registered. | First aid at work
      Dispensing optician | First things first: you're GOC registered. | First I cleaned in a hotel
      Dispensing optician | Kasia is in her ABDO year. If you've led a trainee, lovely. | FBDO, ABDO College
      Conservator | Member of Icon (ACR), or registered and working towards it | I ring who has the register
      Dispatcher | First Aid at Work certificate | Two of my shift hold First Aid at Work certificates
      Carpet fitter | Full driving licence | My driving test is booked for 2 June
      Buyer | Proof of immunization | Northmere keeps immunization proof for the reps
      Events manager | Proficiency in Delphi | receive reports that the hotel exports from Delphi
      Civil engineer | Experience with 12d Model | Use sheets exported from 12d Model to measure
      Events manager | Conversational Spanish | Managed a Spanish landing page
      Events manager | Lift up to 40 lbs | A back injury means I have a 25 lb lifting limit
      Physiotherapist | Carrying a list of a dozen | Each of the physios carries a list of a dozen
      Dispensing optician | Fitting frames has to be something you've done, not just read about. | I read it
    `),
  )("%s: %j is not shown by %j", (title, asked, told) => {
    const verdicts = verdictsOn(title, asked, told, ["work", "answer"]);
    expect(verdicts).not.toContain("found");
    expect(verdicts).not.toContain("partly");
  });

  test.each(
    rows(`
      Dispensing optician | First things first: you're GOC registered. | GOC registered dispensing optician
      Carpet fitter | Builders won't have you in without a White Card so have one. | White Card 2016
      Carpet fitter | A Cert III in Flooring Technology is nice | Cert III Flooring Technology, TAFE SA, 2021
      Waller | A full UK driving licence (towing a trailer is a plus) | Full driving licence
      Waller | You can lift 25 kg stones | I lift stones of 25 to 40 kg every day
      Medical receptionist | Experience with EMIS | Our system is EMIS
      Draughtsman | Experience with Revit | All of my drawings are in Revit
      Dispensing optician | Experience with Acuitas | Program in the shop is Acuitas
      Claims handler | Experience with Guidewire ClaimCenter | I log each call in ClaimCenter
      Vet nurse | Experience with Provet Cloud | Provet Cloud all day long
      Phlebotomist | Experience with Epic Beaker | I close every draw in Beaker on the handheld
      HR adviser | Experience with an HR system (ours is PeopleHarbor) | I run the reports in PeopleHarbor
    `),
  )("%s: %j is found in %j", (title, asked, told) => {
    expect(verdictsOn(title, asked, told, ["answer"])).toEqual(["found"]);
  });

  test.each(["I wash each beaker by hand", "Cerner, two years"])("Epic Beaker is not %j", (told) => {
    expect(verdictsOn("Phlebotomist", "Experience with Epic Beaker", told, ["work", "answer"])).not.toContain(
      "found",
    );
  });
});

test("a grinder's ticket is no sentence to read about a driving licence", () => {
  const { dimensions } = evaluate({
    posting: { title: "Waller", text: "Requirements\n- A full UK driving licence\n- Two years of walling" },
    questions: [],
    cv:
      "Robin Sample\n\nExperience\nBricklayer, Example Works, 2017 - 2024\n- Facing\n\nTraining\n" +
      "CSCS card; SSSTS; Abrasive wheels; Manual handling",
    coverLetter: null,
    answers: [],
  });
  const licence = dimensions.flatMap(({ items }) => items).find(({ label }) => /licence/.test(label));
  expect(licence?.verdict).toBe("not found");
});
