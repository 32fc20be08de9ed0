import { expect, test } from "vitest";
import { rows } from "../fixtures";
import { readPosting } from "./read-posting";

/** "tool: Excel + Word" of a line that stands under what is asked for. */
function readingOf(line: string): string {
  const [first] = readPosting({ title: "", text: `## What you need\n\n- ${line}\n` });
  if (!first) throw new Error(`Nothing was read from “${line}”.`);
  const told = first.alternatives.map(({ terms }) => terms.map(({ words }) => words).join(" + "));
  return `${first.kind}: ${told.join(" / ")}`;
}

test.each(
  rows(`
    praise in capitals | PROFICIENT in QuickBooks, not only invoices | tool: QuickBooks
    grammar in capitals | SEWING on a CNC machine or a JUKI – you MUST have run one | tool: CNC / JUKI
    a line that shouts | CHECK AND FILE THE INVOICES IN EXCEL (DAILY) | tool: Excel
    what is counted | Prepare the quarterly HSE figures (lost days) in Excel | tool: Excel
    one in brackets | Used to an HR system (ours is Zenhire) and to Outlook | tool: HR system + Outlook
    the same twice | The system is Xero, so please know Xero. | tool: Xero
    who shows it | Outlook for the post, and the alarm, which Fiona will show you | tool: Outlook
    details behind it | Word without help: mail merge, styles, TOC fields | tool: Word
    an AA that is no program | Design to WCAG 2.1 AA in Figma | tool: Figma
    a name of three words | Experience of Horizon for Windows (H4W) | tool: Horizon for Windows / H4W
    the sort of another | Use of Totango (or another CX platform) and Jira | tool: Jira + Totango
    ours by name | Use of a stock control system (we have Yonder) | tool: Yonder / stock control system
    ours in a test | Mutation tests of modules (we use Stryker) | tool: Stryker / Mutation tests of modules
    a second by knowledge | Good Revit and a working knowledge of modern NBS | tool: Revit + NBS
    another of its sort | LineTrak, or another paperless MES | tool: LineTrak / paperless MES
    another of any sort | LineTrak, or another modern MES | tool: LineTrak / MES
    where a ledger is kept | Xero or another cloud ledger | tool: Xero / similar to Xero
    a name with its ending | Three.js in the browser, or games at home | tool: Three.js
    software as a thing | Can check software requirements | skill: Can check software requirements
    a lab on a day | In our Harwell Park lab every Friday | condition: in the office
    an office in a town | You will be in our Port Ellis office Monday to Wednesday | condition: in the office
    a plus behind years | 3 yrs+ bread baking in a bakery | years: bread baking + a bakery
    who is wanted | I'm after somebody who has laid bricks for five years at least | years: bricks + laid
    what is brought | You bring at least a year in retail or event planning | years: retail / event planning
    years behind you | Three years of house wiring behind you, for a council | years: house wiring + a council
    pay for work | You've been getting paid to repair bikes for two years | years: bikes + repair
    paid or not | two years of paid or voluntary work with adults in a hostel | years: adults + a hostel
    face to face | At least a year of working face to face with patients | years: patients
    since when | You have spent two years in a nursery since qualifying | years: nursery
    a role in its trade | Two years plus in a marketing role or a studio | years: marketing role / a studio
    in practice alone | You have spent two years in practice since qualifying | years: practice
    titles | Two years in charge of bars, whether as bar manager | years: charge + bars / bar manager + bars
    a wish for a paper | It would be a bonus if you had a bus licence | licence: bus licence
    a wish for a deed | It'd be a real help if you've thatched a roof before | skill: thatched a roof before
    what leads up to it | The round is rural, so a full driving licence, please. | licence: driving licence
    no comma before it | Some days it's deliveries so you need a driving licence. | licence: driving licence
    what eases life | The bus is slow, so a forklift ticket makes life easier. | licence: forklift ticket
    when it is needed | You hold a food hygiene card when you start. | licence: food hygiene card
    how it must be | PASMA and IPAF must be in date before you set foot here. | licence: PASMA + IPAF
    done or not | CIMA, finished or under way, would be a plus | licence: CIMA
    a body in brackets | Gas (OFTEC 101) a plus, not essential | licence: OFTEC Gas
    what it is for | FLT or ticket for the reach truck = PLUS | licence: FLT / ticket for the reach truck
    a wish to learn | AI certificate or the willingness to do the course | education: AI certificate
    no paper | Delivery sheets and certificates are signed on site | condition: in the office
    years since a paper | We also want two years in kitchens since you qualified | years: kitchens
  `),
)("of %s, %j is read as %j", (_, line, reading) => {
  expect(readingOf(line)).toBe(reading);
});
