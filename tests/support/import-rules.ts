import type { IForbiddenRuleType } from "dependency-cruiser";

const OURS = "^(app|db|workers|tests)/";
const TESTS = "(^tests/|\\.test\\.tsx?$)";
/**
 * The file that names a service's interface carries its folder's name; the other files there are adapters.
 */
const SERVICE_INTERFACE = "^app/services/([^/]+)/\\1\\.ts$";
const SHARED = ["^app/lib/", "^app/vocabulary/", "^app/paths\\.ts$", "^app/brand\\.ts$"];
/** What an evaluation looks like: types only. */
const EVALUATION = "^app/evaluator/evaluation\\.ts$";
/** Word lists, stems and languages, and nothing that does anything. */
const LANGUAGE_PACKAGES = "node_modules/(eld|wink-porter2-stemmer)/";
/** Each folder of the evaluator, and those below it. */
const EVALUATOR_FOLDERS = {
  data: [],
  text: ["data"],
  requirements: ["data", "text"],
  claims: ["data", "text"],
  answers: ["data", "text", "claims"],
  dimensions: ["data", "text", "requirements", "claims", "answers"],
};

/**
 * docs: the table "who may import whom". Each line reads: files under `from` may import, of our own files,
 * only these. `$1` is the first group of `from`.
 */
const FOLDERS: { name: string; from: string; may: string[] }[] = [
  {
    name: "routes use features, http, components and their own area",
    from: "^app/routes/([^/]+)/",
    may: [
      "^app/routes/$1/",
      "^app/features/",
      "^app/http/",
      "^app/components/",
      "^app/page\\.ts$",
      "^app/styles/",
      ...SHARED,
    ],
  },
  {
    name: "http knows accounts and members and nothing else of the product",
    from: "^app/http/",
    may: [
      "^app/http/",
      "^app/features/accounts/",
      "^app/features/members/",
      SERVICE_INTERFACE,
      "^db/(client|row-of)\\.ts$",
      ...SHARED,
    ],
  },
  {
    name: "features know other features, service interfaces and the tables",
    from: "^app/features/([^/]+)/",
    may: [
      "^app/features/",
      "^app/evaluator/",
      SERVICE_INTERFACE,
      "^db/(schema|client|excerpt|row-of)\\.ts$",
      ...SHARED,
    ],
  },
  {
    name: "services know nothing of the product",
    from: "^app/services/([^/]+)/",
    may: ["^app/services/$1/", "^app/lib/"],
  },
  {
    name: "components are props in, HTML out",
    from: "^app/components/",
    may: ["^app/components/", "^app/styles/", ...SHARED],
  },
  {
    name: "the browser's own code stands alone",
    from: "^app/browser/",
    may: ["^app/browser/", "^app/lib/"],
  },
  {
    name: "islands stand alone",
    from: "^app/islands/",
    may: ["^app/islands/", "^app/lib/"],
  },
  { name: "lib has no product words", from: "^app/lib/", may: ["^app/lib/"] },
  {
    name: "the evaluator stands alone",
    from: "^app/evaluator/",
    may: ["^app/evaluator/", "^app/vocabulary/", "^app/lib/"],
  },
  ...Object.entries(EVALUATOR_FOLDERS).map(([folder, below]) => ({
    name: `evaluator/${folder} imports only what lies below it`,
    from: `^app/evaluator/${folder}/`,
    may: [`^app/evaluator/(${[folder, ...below].join("|")})/`, EVALUATION, "^app/vocabulary/", "^app/lib/"],
  })),
  { name: "vocabulary imports nothing", from: "^app/vocabulary/", may: [] },
  { name: "db knows only its tables and vocabulary", from: "^db/", may: ["^db/", "^app/vocabulary/"] },
  { name: "addresses and names stand alone", from: "^app/(paths|brand)\\.ts$", may: SHARED },
];

const folderRules: IForbiddenRuleType[] = FOLDERS.map(({ name, from, may }) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to: { path: OURS, pathNot: may },
}));

const otherRules: IForbiddenRuleType[] = [
  {
    name: "nobody imports workers",
    from: { path: "^(app|db)/" },
    to: { path: "^workers/" },
  },
  {
    name: "a feature keeps its store and its form to itself",
    from: { path: "^app/features/([^/]+)/", pathNot: TESTS },
    to: {
      path: "^app/features/[^/]+/(store|form)\\.ts$",
      // Whoever causes slow work writes its outbox row in the same batch.
      pathNot: ["^app/features/$1/", "^app/features/outbox/store\\.ts$"],
    },
  },
  {
    name: "features do not know Remix",
    from: { path: "^app/features/" },
    to: { path: "node_modules/@remix-run/" },
  },
  {
    name: "rules are pure",
    from: { path: "^app/features/([^/]+)/rules\\.ts$" },
    to: { path: ".", pathNot: ["^app/lib/", "^app/vocabulary/", "^app/features/$1/rules\\.ts$"] },
  },
  {
    name: "forms only look",
    from: { path: "^app/features/([^/]+)/(form|fields)\\.ts$" },
    to: {
      path: ".",
      pathNot: [
        "^app/lib/",
        "^app/vocabulary/",
        "^app/features/$1/(rules|fields)\\.ts$",
        "node_modules/valibot/",
      ],
    },
  },
  {
    name: "a service interface needs no vendor",
    from: { path: SERVICE_INTERFACE },
    to: { path: "node_modules/" },
  },
  {
    name: "the evaluator needs no package but for words and languages",
    from: { path: "^app/evaluator/", pathNot: TESTS },
    to: { path: "node_modules/", pathNot: LANGUAGE_PACKAGES },
  },
  {
    name: "the browser's own code and islands need no package",
    from: { path: "^app/(browser|islands)/" },
    to: { path: "node_modules/" },
  },
  {
    name: "nobody imports what runs by itself in a browser",
    from: { pathNot: ["^app/(browser|islands)/", "^app/entry\\.client\\.tsx$", TESTS] },
    to: { path: "^app/(browser|islands)/" },
  },
  {
    name: "the product does not import its tests",
    from: { pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: "every import is found",
    from: {},
    to: { couldNotResolve: true, pathNot: ["^cloudflare:", "^virtual:", "build/(server|faces)"] },
  },
  {
    name: "imports run in no circle",
    from: {},
    to: { circular: true },
  },
];

/** Who may import whom, for dependency-cruiser. */
export const importRules: IForbiddenRuleType[] = [...folderRules, ...otherRules];
