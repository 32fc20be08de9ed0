// Counts what the product's own evaluator says about labelled professions; --list prints every fault.
// --fit fits the weights of data/sign-weights.ts on all folders, and counts each profession with weights
// that never saw it. --fit-postings does the same for the tables by which postings are read, --fit-replies
// for those by which sentences are, and their weights; --fit-shown fits the trees of data/shown-trees.txt
// after it, --fit-rest data/rest-weights.ts, --fit-lifting data/lifting-weights.ts.
//   npm run bench:evidence [-- FOLDER] [--list] [--verifier 0.9] [--fit | --fit-postings | …]
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withBundle } from "./bench/with-bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const given = process.argv.slice(2);
const at = given.indexOf("--verifier");
const accuracy = at < 0 ? null : Number(given[at + 1]);
const folder = given.find((each, index) => !each.startsWith("--") && (at < 0 || index !== at + 1));

const FOLDS = 6;

const where = resolve(folder ?? join(root, "tests/evidence/dev"));
const all = ["dev", "own", "plain", "unseen", "apart", "trades", "others"].map((name) =>
  join(root, "tests/evidence", name),
);
const later = ["held-back", "unopened", "unread", "untouched"].map((name) =>
  join(root, "tests/evidence", name),
);
const evidence = join(root, "tests/evidence");
const data = join(root, "app/evaluator/data");
const FITS = {
  "--fit": () => withBundle("fit-signs", ({ fitReport }) => fitReport(all, FOLDS, accuracy)),
  "--fit-postings": () =>
    withBundle("fit-postings", ({ fitPostings }) =>
      fitPostings(all, join(evidence, "postings-by-kind"), join(evidence, "replies/conditions"), data),
    ),
  "--fit-replies": () =>
    withBundle("fit-replies", ({ fitReplies }) => fitReplies(all, join(evidence, "replies"), data)),
  "--fit-shown": () =>
    withBundle("fit-shown", ({ fitShown }) => fitShown(all, later, join(evidence, "replies"), data)),
  "--fit-lifting": () => withBundle("fit-lifting", ({ fitLifting }) => fitLifting(all)),
  "--fit-rest": () => withBundle("fit-signs", ({ fitRest }) => fitRest(all)),
};
const report = () =>
  withBundle("evidence", ({ evidenceReport }) => evidenceReport(where, accuracy, given.includes("--list")));
const fit = given.find((each) => each in FITS);
for (const line of await (fit === undefined ? report : FITS[fit])()) console.log(line);
