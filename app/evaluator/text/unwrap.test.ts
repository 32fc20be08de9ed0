import { describe, expect, test } from "vitest";
import { unwrapped } from "./unwrap";

const linesOf = (text: string) => {
  const read = unwrapped(text);
  return read.lines.map(({ start, end }) => read.text.slice(start, end));
};

const CV = [
  "Ottoline Varga",
  "Kennel hand, Brackenfold Rescue Centre, Hexham, March 2021 – today",
  "- Fed, walked and cleaned out forty dogs a day with one helper and wrote down what each of them ate",
  "- Gave tablets and drops by the vet's sheet (worming every Monday, ears and eyes as written)",
  "Shop assistant, Fell & Moor Outfitters, 2018 – 2021",
  "Till, stock and boots fitted for walkers; the Saturday queue was mine alone for two summers",
  "Level 2 animal care, Northumberland College, 2021",
  "I have looked after animals on my uncle's farm since I was nine, and I drive.",
].join("\n");

const cutAt = (width: number) =>
  CV.split("\n")
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?:\\s|$)`, "g")) ?? [])
    .map((line) => line.trimEnd())
    .join("\n");

test.each([48, 56, 64, 72])("a CV whose lines were cut after %i letters has its lines again", (width) => {
  expect(cutAt(width)).not.toBe(CV);
  expect(linesOf(cutAt(width))).toEqual(linesOf(CV));
});

test.each(["12 Station Road, Leeds", "Interests", "Captain, Brixton Cricket Club"])(
  "however often somebody adds “%s”, the lines above go on as they did",
  (short) => {
    const cv = [...CV.split("\n"), "- Walked four dogs on Sunday", "mornings for a year."];
    const more = linesOf([...cv, ...Array.from({ length: 12 }, () => short)].join("\n"));
    expect(linesOf(cv.join("\n")).at(-1)).toContain("Sunday mornings");
    expect(more.slice(0, -12)).toEqual(linesOf(cv.join("\n")));
  },
);

test("lines that were cut twice, by a page and then by a mail, go on as they did", () => {
  expect(
    linesOf(
      [
        "Bar supervisor at the Tidewater, where I had six to",
        "look after and did the",
        "cellar on my own every week.",
        "Counted the float, paid the",
        "band and locked up after the last of the late trains had",
        "gone.",
      ].join("\n"),
    ),
  ).toEqual([
    "Bar supervisor at the Tidewater, where I had six to look after and did the cellar on my own every week.",
    "Counted the float, paid the band and locked up after the last of the late trains had gone.",
  ]);
});

test.each([
  [
    "a range of dates",
    ["Deckhand, Skerry Ferries, Oban, 2017", "– Aug 2021", "Rope and lifeboat drills weekly"],
  ],
  [
    "until today",
    ["Deckhand, Skerry Ferries, Oban, April 2021", "to date", "Rope and lifeboat drills weekly"],
  ],
  ["a bracket", ["Deckhand, Skerry Ferries (Western Isles", "Crossing)", "2017 – 2021"]],
  [
    "a list after a colon",
    ["Keep the safety locker of the deck:", "flares, rafts and lines for ninety people"],
  ],
  [
    "where to",
    ["Release meetings for sixty crossings a year across", "Mull and Iona, with both harbour masters"],
  ],
])("%s that a page's width cut is whole", (_what, [first = "", second = "", ...rest]) => {
  expect(linesOf([first, second, ...rest].join("\n"))).toEqual([`${first} ${second}`, ...rest]);
});

test("points in small letters do not hide that whoever wrote them begins sentences with capitals", () => {
  const cut = [
    "- typed in the orders from the",
    "engineers' lists, fifteen a day",
    "- rang round on Thursdays",
  ];
  expect(linesOf(cut.join("\n"))).toEqual([`${cut[0]} ${cut[1]}`, cut[2]]);
});

test("whoever ends sentences has not ended the one that a page cut after two words", () => {
  const cut = [
    "I look after the stock room and the till on my own. Never touched",
    "Postman or an interface of any kind, my brother does that at the",
    "bank where he works.",
  ];
  expect(linesOf(cut.join("\n"))).toEqual([cut.join(" ")]);
});

test("a name below an address is no part of it", () => {
  const lines = ["Flat 4, 19 Lever Street, Bolton | 07700 900123 | gill@mail.example", "GILLIAN PROSSER"];
  expect(linesOf(lines.join("\n"))).toEqual(lines);
});

test("whoever writes without capitals has each line read by itself", () => {
  const lines = [
    "kitchen porter two years",
    "pots and floors every shift",
    "fridge temperatures written down",
  ];
  expect(linesOf(lines.join("\n"))).toEqual(lines);
});

test("a line that happens to be as long as the page ends where a sentence begins below", () => {
  const lines = [
    "Moved four hundred pallets a night from the cold store to the",
    "loading bay and logged each of them in the terminal on my wrist",
    "Trained new starters on the scanner before they went out alone",
  ];
  expect(linesOf(lines.join("\n"))).toEqual([`${lines[0]} ${lines[1]}`, lines[2]]);
});

test("a CV with lines that no page cut is read in capitals as it is in small letters", () => {
  const cv = [
    "Kept the books of nine shops and two farms, wrote the quarterly report for the owners and went " +
      "through the till rolls with each manager, and",
    "Answered the telephone for the whole yard from six in the morning",
    "until ten at night",
  ].join("\n");
  expect(linesOf(cv).length).toBe(linesOf(cv.toUpperCase()).length);
});

test.each(["", "12 Quay Street, Wexford\n"])(
  "a name stands alone above what somebody is, below “%s”",
  (above) => {
    const cv =
      `${above}Dr. Benedetta van der Sample MRICS FCIArb\nChartered Quantity Surveyor\n\nSummary\n` +
      "Thirty-one years in cost consultancy\nand in disputes, at home and abroad, of\nwhich I led nine.";
    expect(linesOf(cv)).toContain("Dr. Benedetta van der Sample MRICS FCIArb");
    expect(linesOf(cv)).toContain(
      "Thirty-one years in cost consultancy and in disputes, at home and abroad, of which I led nine.",
    );
  },
);

test.each([
  ["a dash before its years", ["Night porter, Larkspur Hotel, Ludlow —", "2019–2023"]],
  ["a dash before the day on which it began", ["Meter reader, Aven Water, Ludlow —", "since 2018"]],
  ["one hyphen between its years", ["Night porter, Larkspur Hotel, Ludlow. 2019", "–", "2023"]],
  ["the hours behind its years", ["Night porter, Larkspur Hotel, May 2021 – present", "(16 hours)"]],
  ["the number of what it names", ["Wrote four letters each week under Section", "21 for the landlords"]],
])("a line goes on that was cut at %s", (_what, rows) => {
  const last = "Answered the bell at any hour";
  expect(linesOf([...rows, last].join("\n"))).toEqual([rows.join(" "), last]);
});

const CUT_AT_48 = [
  "- Looked after the keys of ninety rooms and the",
  "fire book of the house",
  "- Carried the trays up when the kitchen was shut",
  "and the lift stood still",
];

test.each([
  [
    "a paper with its year below a point",
    [...CUT_AT_48, "- Made up the float and the till by six", "NVQ Level 2 Hospitality, 2016"],
    "NVQ Level 2 Hospitality, 2016",
  ],
  [
    "what was done below a head that ends in a name",
    [
      "2014 - 2018    Larkspur Group, Guest Relations",
      "Wrote the answers to letters of complaint",
      ...CUT_AT_48,
    ],
    "Wrote the answers to letters of complaint",
  ],
  [
    "a label",
    [...CUT_AT_48, "Hotel and Restaurant Management, two evenings", "Driving: full licence"],
    "Driving: full licence",
  ],
])("on a page that a width cut, %s is a line of its own", (_what, rows, own) => {
  expect(linesOf(rows.join("\n"))).toContain(own);
});

test("a title, a firm and a stop go on with the years that a width cut off", () => {
  const rows = ["Porter, Quay House, Ludlow. I kept the keys of", "ninety rooms.", ...CUT_AT_48];
  const head = "Porter, Larkspur and Sons, Upper Ludlow Road.";
  expect(linesOf([head, "May 2017 to present.", ...rows].join("\n"))[0]).toBe(`${head} May 2017 to present.`);
});

test("the last word of a line goes on, where a page was cut twice", () => {
  const rows = [
    "I open the book of the house at six and count.",
    "Keys",
    "are signed for by whoever takes them.",
  ];
  expect(linesOf([...rows, ...CUT_AT_48].join("\n"))[1]).toBe("Keys are signed for by whoever takes them.");
});

describe("a page that a width cut has its lines again where no letter tells where one begins", () => {
  const page = [
    "night porter of nine years who has looked after houses of ninety rooms and of",
    "nine, and who has never lost a key.",
    "- kept the fire book, counted the guests on each floor and walked the corridors",
    "every two hours",
    "- carried trays and cases when the lift stood still, which was every winter and",
    "most of the spring",
    "- made up the float by six",
  ];
  const lines = [`${page[0]} ${page[1]}`, `${page[2]} ${page[3]}`, `${page[4]} ${page[5]}`, page[6] ?? ""];
  test.each([
    ["in small letters", (text: string) => text],
    ["in capitals", (text: string) => text.toUpperCase()],
  ])("%s", (_how, written) => {
    expect(linesOf(written(page.join("\n")))).toEqual(lines.map(written));
  });
});

test("years that stood at the right of a wider page stay with their firm, and its line is its own", () => {
  const [firm, years] = ["Larkspur Protective Services, Ludlow", "Jul 2022 - till date"];
  expect(linesOf([...CUT_AT_48, firm, years].join("\n")).at(-1)).toBe(`${firm} ${years}`);
  const own = "Larkspur Services        Jul 2022 - now";
  const above = "Night Porter, Site: Quay Offices, 19 Floors of C";
  expect(linesOf([...CUT_AT_48, above, own].join("\n")).at(-1)).toBe(own);
});

test.each([
  ["I have kept the fire book of the quay house", "since 2003 and the till beside it."],
  ["Feb 2018 - now. Larkspur and Sons of Ludlow Ltd.", "We are the main house of the town."],
  ["2014 - 2018    Larkspur Group, Guests and Nights", "Relations"],
])("on a page that a width cut, “%s” goes on", (before, row) => {
  const next = "2019 - 2021    Quay House, porter";
  const read = linesOf([...CUT_AT_48, "- Made up the float", before, row, next].join("\n"));
  expect(read).toContain(`${before.replace(/ {2,}/, "    ")} ${row}`);
});

test.each([
  ["- Moved four stores by hand, 3 hours each", "Logbooks were kept by the porter"],
  ["Restaurant and hotel management, in the evening", "RICS: doing the papers"],
  ["Night porter of the old quay house", "e: see the form"],
])("on a page that a width cut, “%s” ends there", (before, row) => {
  expect(linesOf([...CUT_AT_48, before, row].join("\n")).at(-1)).toBe(row);
});
