import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";

/**
 * A test that a document names: the files it may lie in, and its name as it is quoted; null for a file as a
 * whole.
 */
export type Quoted = { where: string; name: string | null };

/**
 * Every test file by its path from the root, with the names of its tests. What differs from run to run reads
 * `…`.
 */
export function writtenTests(): Map<string, string[]> {
  const files = ["app", "tests", "workers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return new Map(files.map((file) => [file, testNames(readFileSync(file, "utf8"))]));
}

/** The tests that a cell of a table names. Words before the first file in backticks are the writer's own. */
export function quotedTests(cell: string): Quoted[] {
  const quoted: Quoted[] = [];
  let where = "";
  for (const piece of cell.split(";").map((text) => text.trim())) {
    const head = /^(?:(journey)(?: `([\w.-]+)`)?|`([\w.-]+)`)(?::\s*(.+))?$/.exec(piece);
    if (head !== null) where = placeOf(head[1] !== undefined, head[2] ?? head[3]);
    const name = head === null ? piece : (head[4] ?? null);
    if (where !== "" && piece !== "") quoted.push({ where, name });
  }
  return quoted;
}

const REASON = /^(written|by design|deployment|does not apply|waived|open): \S/;

/** A cell of the security list: the tests that it names, and the reasons that it gives, each as it begins. */
export function testsAndReasons(cell: string): { tests: Quoted[]; reasons: string[] } {
  const tests: string[] = [];
  const reasons: string[] = [];
  let taking = tests;
  for (const piece of cell.split("; ")) {
    if (REASON.test(piece)) taking = reasons;
    else if (/^(journey\b|`[\w.-]+`(:|$))/.test(piece)) taking = tests;
    // What follows a reason without a name of its own still belongs to it.
    if (taking === tests || REASON.test(piece)) taking.push(piece);
  }
  return { tests: quotedTests(tests.join("; ")), reasons };
}

/** What is wrong with a quotation; null when the test it names is there. */
export function missing({ where, name }: Quoted, tests: Map<string, string[]>): string | null {
  const places = [...tests].filter(([file]) => isAt(file, where));
  if (places.length === 0) return `there is no test file ${where}`;
  if (name === null) return null;
  return places.some(([, names]) => names.some((one) => fits(name, one)))
    ? null
    : `${where} has no test “${name}”`;
}

/** The files in which the quoted tests may lie. */
export function filesOf(quoted: Quoted[], tests: Map<string, string[]>): string[] {
  return [...tests.keys()].filter((file) => quoted.some(({ where }) => isAt(file, where)));
}

const placeOf = (journey: boolean, name: string | undefined): string => {
  if (journey) return name === undefined ? "tests/e2e/" : `tests/e2e/${name}.spec.ts`;
  return name?.includes(".") ? name : `${name}.test.ts`;
};

const isAt = (file: string, where: string): boolean =>
  where.includes("/") ? file.startsWith(where) : basename(file) === where;

/** Whether a quoted name, in which `…` stands for any words, is that of a test, in which it does too. */
function fits(quoted: string, name: string): boolean {
  const literal = (part: string) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const asPattern = (text: string) => new RegExp(`^${text.split("…").map(literal).join(".*")}$`);
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  return asPattern(plain(quoted)).test(plain(name)) || asPattern(plain(name)).test(plain(quoted));
}

function testNames(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const name = node.arguments[0] === undefined ? null : textOf(node.arguments[0]);
      if (name !== null) names.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.test.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}

/** `test`, `test.each(…)`, `test.skipIf(…)` and the like, but not what groups or prepares tests. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === "test" || callee.text === "it";
  if (ts.isPropertyAccessExpression(callee)) {
    return ["only", "skip", "fails"].includes(callee.name.text) && isTest(callee.expression);
  }
  const inner = ts.isCallExpression(callee) ? callee.expression : null;
  return (
    inner !== null &&
    ts.isPropertyAccessExpression(inner) &&
    ["each", "for", "skipIf", "runIf"].includes(inner.name.text) &&
    isTest(inner.expression)
  );
}

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text.replace(/%[sdifjo#]|\$[\w.]+/g, "…");
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
}
