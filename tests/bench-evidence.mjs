// Counts what the product's own evaluator says about labelled professions; --list prints every fault.
// --fit fits the weights of data/sign-weights.ts on all folders, and counts each profession with weights
// that never saw it. --fit-postings does the same for the tables by which postings are read.
//   npm run bench:evidence [-- FOLDER] [--list] [--verifier 0.9] [--fit | --fit-postings]
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
const byKind = join(root, "tests/evidence/postings-by-kind");
const lines = given.includes("--fit-replies")
  ? await withBundle("fit-replies", ({ fitReplies }) =>
      fitReplies(all, join(root, "tests/evidence/replies"), join(root, "app/evaluator/data")),
    )
  : given.includes("--fit-postings")
    ? await withBundle("fit-postings", ({ fitPostings }) =>
        fitPostings(all, byKind, join(root, "app/evaluator/data")),
      )
    : given.includes("--fit")
      ? await withBundle("fit-signs", ({ fitReport }) => fitReport(all, FOLDS, accuracy))
      : await withBundle("evidence", ({ evidenceReport }) =>
          evidenceReport(where, accuracy, given.includes("--list")),
        );
for (const line of lines) console.log(line);
