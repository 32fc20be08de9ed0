import { describe, expect, test } from "vitest";
import { itemOn, itemsOf, rows } from "./fixtures";

const QUESTION = "Which days and from when until when can you work, and on which days can you not?";

function verdictOn(asked: string, answer: string, about = "") {
  const items = itemsOf({
    posting: {
      title: "Ticket clerk",
      text: `Ticket clerk\n\nWhat you need\n\n- ${asked}\n- Tidy\n- Good English\n`,
    },
    cv: `Noor Sample\nAdare\n\n${about}\n\nWork experience\nUsher, Marsh Hall, 2019 – 2024\n- Sold tickets\n`,
    coverLetter: null,
    questions: [{ id: 1, type: "Other", title: "Days", question: QUESTION }],
    answers: answer === "" ? [] : [{ questionId: 1, text: answer }],
    sentIn: "2026-11",
  });
  return itemOn(asked, items).verdict;
}

describe("whoever plainly refuses hours or dates has said no to them", () => {
  test.each(
    rows(`
      Able to work weekends | Not Sundays.
      Able to work weekends | Monday to Friday only, I study.
      Able to work weekends | Every day except Saturdays
      Work evenings and weekends | March to December but no evenings at all.
      Early and late shifts | I can't do lates.
      Able to work night shifts | I cannot work nights because of my back.
      Night work on a rota | Nights are out for me.
      Night work on a rota | Days only please.
      On call one week in six | I don't do on-call any more.
      Travel to trade fairs in Spain | I can't travel, I care for my mother.
      Lifting up to 25 kg | I must not lift more than 12 kg.
      Lifting up to 25 kg | I'm not allowed to lift.
      Able to lift 25 kg | Nothing over 15 kilos since my back went.
      Available from 1 May to 30 September, weekends included | June to August only.
      Available from 1 May to 30 September | From 10 June until the end of October.
      Available from May to September | Any day, until 31 August.
    `),
  )("%s: “%s”", (asked, answer) => {
    expect(verdictOn(asked, answer)).toBe("says otherwise");
  });

  test("in a CV as well", () => {
    expect(verdictOn("Able to work weekends", "", "Available from May, not Sundays.")).toBe("says otherwise");
  });
});

describe("and whoever does not, has not", () => {
  test.each(
    rows(`
      Able to work weekends | No problem, Sundays as well.
      Able to work weekends | I do not mind Sundays.
      Able to work weekends | Not only Sundays.
      Able to work weekends | I can't do Mondays.
      Able to work weekends | We were not open on Sundays.
      Able to work weekends or evenings | No evenings.
      Able to work one Saturday in four | Not Sundays.
      Able to work weekends | If there is a bus, not otherwise on Sundays.
      Early and late shifts | No nights.
      Evenings and weekends | I can do evenings but not weekends.
      Night work on a rota | No nights out, I am a quiet person.
      On call one week in six | No call-outs missed, gladly again.
      Able to lift 25 kg | Nothing over 50 kg, mostly 35 kg.
      Able to lift 25 kg | Parcels of no more than 10 kg, then furniture.
      Available from 1 May to 30 September | From 20 April to 2 October.
      Available from 1 May to 30 September | In 2024 I worked from June to August.
      Available from 1 May to 30 September | From 1 May, gladly.
    `),
  )("%s: “%s”", (asked, answer) => {
    expect(verdictOn(asked, answer)).not.toBe("says otherwise");
  });
});
