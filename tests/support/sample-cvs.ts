import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { APPLICANTS } from "../../db/seed/candidates.ts";
import { readDocument as readSeedDocument } from "../../db/seed/documents.ts";
import { makeDoc } from "./documents/doc";
import { makeDocx, paragraphs } from "./documents/docx";
import { makePage, makeTextPdf } from "./documents/pdf";

type Expectation = "text" | "no_text" | "reject" | "text_or_reject" | "text_or_no_text" | "any_but_crash";

/** A CV as it is uploaded, and what must become of it. */
export type SampleCv = {
  name: string;
  bytes(): Uint8Array<ArrayBufferLike>;
  expect: Expectation;
  mustContain: string[];
  mustNotContain: string[];
  minChars: number;
  /** Whether one of `mustContain` in its first two lines is its owner's name. */
  whose: "named" | "anonymous" | "no CV";
};

/** Jonas sent one file by both of his addresses. */
const owners = APPLICANTS.filter(({ key }) => key !== "jonas-weber-again");

/** The CVs of the seed, which LibreOffice made; Amara's is a scan. */
const seeded: SampleCv[] = owners.map(({ key, firstName, lastName, email }) => {
  const isScan = key === "amara-okafor";
  const name = ["pdf", "docx", "doc"]
    .map((type) => `${key}.${type}`)
    .find((file) => existsSync(new URL(`../../db/seed/documents/${file}`, import.meta.url)));
  if (name === undefined) throw new Error(`${key} has no CV`);
  return {
    name,
    bytes: () => readSeedDocument(name).bytes,
    expect: isScan ? "no_text" : "text",
    mustContain: isScan ? [] : [`${firstName} ${lastName}`, email],
    mustNotContain: [],
    minChars: isScan ? 0 : 300,
    whose: "named",
  };
});

const GREENHOUSE = [
  "Wilhelmina Quist",
  "14 Orchard Street, Alnmouth | w.quist@example.org | +44 1632 960983",
  "linkedin.com/in/wilhelmina-quist | github.com/quistleaf",
  "Date of birth: 4 May 1987",
  "Place of residence: Alnmouth",
  "Experience",
  "Head Gardener, Castle Gardens, 2016 to 2025",
  "Kept two glasshouses of 400 square metres, with a crew of four and two apprentices.",
  "Cut the cost of heating by a third with thermal screens and a plan for each house.",
  "Raised eleven thousand seedlings each spring, and lost fewer than one in fifty of them.",
  "Led forty volunteers through the replanting of the walled garden after the great flood.",
  "Under-gardener, Harbour Park, 2011 to 2016",
  "Pruned eleven hundred apple trees a winter and wrote the planting plan with the head gardener.",
  "Halved the losses to canker by cutting earlier, burning what was cut and sealing the wounds.",
  "Drew up the watering plan that brought both glasshouses through two dry summers.",
  "Skills: pruning, grafting, planting plans, irrigation, pest control without poison.",
  "Education: Diploma in Horticulture, Kirkley Hall, 2009 to 2011.",
];
const BAKERY = [
  "Zoë Brâncuși-Möller",
  "28 Mill Lane, Ludlow",
  "zoe.moeller@example.org",
  "(01632) 960 441",
  "Experience",
  "Night baker, Corve Bread, 2018 to 2025: forty ovens’ worth of bread by six in the morning.",
  "Baker, Teme Bakery, 2014 to 2018: laminated doughs, and the shop’s first gluten-free loaf.",
  "Languages: English, German, Romanian.",
];
const owned = (lines: string[]) => ({
  expect: "text" as const,
  mustContain: [lines[0] ?? "", lines.at(-1) ?? ""],
  mustNotContain: [],
  minChars: lines.join("").length,
  whose: "named" as const,
});
const unread = { mustContain: [], mustNotContain: [], minChars: 0, whose: "anonymous" as const };
const MACROS = "application/vnd.ms-word.document.macroEnabled.main+xml";
const ENCRYPTED = 0x0100;

/**
 * What people send beside those: their contacts in every form, and files that cannot be read, each in its own
 * way.
 */
const made: SampleCv[] = [
  { name: "greenhouse.pdf", bytes: () => makeTextPdf(GREENHOUSE), ...owned(GREENHOUSE) },
  {
    name: "greenhouse.docx",
    bytes: () => makeDocx({ body: paragraphs(...GREENHOUSE) }),
    ...owned(GREENHOUSE),
  },
  { name: "greenhouse.doc", bytes: () => makeDoc(GREENHOUSE.join("\r")), ...owned(GREENHOUSE) },
  { name: "bakery.docx", bytes: () => makeDocx({ body: paragraphs(...BAKERY) }), ...owned(BAKERY) },
  { name: "bakery.doc", bytes: () => makeDoc(BAKERY.join("\r")), ...owned(BAKERY) },
  {
    name: "nine-pages.pdf",
    bytes: () => makeTextPdf(...Array.from({ length: 9 }, (_, page) => [`Page ${page + 1}`, ...GREENHOUSE])),
    ...owned(GREENHOUSE),
    mustContain: ["Page 1", "Page 9"],
    whose: "anonymous",
  },
  { name: "blank.pdf", bytes: () => makePage("", ""), ...unread, expect: "no_text" },
  { name: "blank.docx", bytes: () => makeDocx({ body: paragraphs("") }), ...unread, expect: "no_text" },
  { name: "locked.doc", bytes: () => makeDoc(BAKERY.join("\r"), ENCRYPTED), ...unread, expect: "reject" },
  {
    name: "cut-off.doc",
    bytes: () => makeDoc(BAKERY.join("\r")).subarray(0, 2000),
    ...unread,
    expect: "reject",
  },
  {
    name: "macros.docm",
    bytes: () => makeDocx({ body: paragraphs(...BAKERY), mainType: MACROS }),
    ...unread,
    expect: "reject",
  },
  {
    name: "an-entity-from-outside.docx",
    bytes: () =>
      makeDocx({
        body: paragraphs("&outside;"),
        prolog: '<!DOCTYPE w [<!ENTITY outside SYSTEM "file:///etc/passwd">]>',
      }),
    ...unread,
    expect: "reject",
  },
  { name: "letter.pdf", bytes: () => Buffer.from("Dear all,\n"), ...unread, expect: "reject" },
];

type Manifest = {
  files: {
    file: string;
    expect: Expectation;
    licence: string;
    source: { repo: string };
    must_contain: string[];
    must_not_contain: string[];
    min_chars: number | null;
  }[];
};
/** Test files for word processors, which are nobody's CV. */
const NO_CVS = ["py-pdf/sample-files", "apache/poi"];

/** Files of other people's, which may not be committed: those in the folder that CV_SAMPLES names. */
function given(folder = process.env.CV_SAMPLES): SampleCv[] {
  if (!folder) return [];
  const { files }: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return files.map((one) => ({
    name: basename(one.file),
    bytes: () => new Uint8Array(readFileSync(join(folder, basename(one.file)))),
    expect: one.expect,
    mustContain: one.must_contain,
    mustNotContain: one.must_not_contain,
    minChars: one.min_chars ?? 1,
    whose: whoseIs(one),
  }));
}

function whoseIs({ source, licence }: Manifest["files"][number]): SampleCv["whose"] {
  if (NO_CVS.includes(source.repo)) return "no CV";
  return licence.includes("anonymised") ? "anonymous" : "named";
}

/** Those in the repository, and those that CV_SAMPLES names. */
export const SAMPLE_CVS: SampleCv[] = [...seeded, ...made, ...given()];
