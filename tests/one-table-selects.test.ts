import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

test("no query of one table asks a subquery for a column that may be another table's", () => {
  const files = ["app", "db", "workers"].flatMap(sources);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => bareColumnsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["sql`(select q.text from other q where q.id = @{jobs.id})`.as('text')", 1],
  ["sql`(select q.text from other q where q.id = @{ofTable(jobs.id)})`", 0],
  ["sql`(select q.text from @{others} q where q.id = jobs.id)`", 0],
  ["sql`@{jobs.id} = 1`", 0],
])("of %s, with @ for a dollar, %i are", (field, count) => {
  const query = `db.select({ text: ${field.replaceAll("@", "$")} }).from(jobs)`;
  expect(bareColumnsIn("a.ts", query)).toHaveLength(count);
  expect(bareColumnsIn("a.ts", `${query}.innerJoin(others, on)`)).toEqual([]);
});

function bareColumnsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [fields] = ts.isCallExpression(node) && calls(node, "select") ? node.arguments : [];
    if (fields && ts.isObjectLiteralExpression(fields) && !isJoined(node)) found.push(...bareIn(fields));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found.map((column) => `${file}: ${column}`);
}

const calls = (node: ts.CallExpression, name: string): boolean =>
  ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;

const isJoined = (select: ts.Node): boolean => {
  for (let node = select.parent; ts.isPropertyAccessExpression(node) || ts.isCallExpression(node); ) {
    if (ts.isCallExpression(node) && /Join$/.test(node.expression.getText())) return true;
    node = node.parent;
  }
  return false;
};

function bareIn(fields: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ts.isTemplateExpression(node.template)) {
      let before = node.template.head.text;
      for (const { expression, literal } of node.template.templateSpans) {
        const isColumn = ts.isPropertyAccessExpression(expression) && /[=<>]\s*$/.test(before);
        if (isColumn && opensSelect(before) && !AS_NAMED.has(expression.getText()))
          found.push(expression.getText());
        before += `x${literal.text}`;
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(fields);
  return found;
}

/** No other table has a column of that name. */
const AS_NAMED = new Set(["applications.cvDocumentId", "applications.coverLetterDocumentId"]);

/** Whether text stands within a parenthesis that opens with "select". */
function opensSelect(text: string): boolean {
  const open: boolean[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g))
    if (sign === ")") open.pop();
    else open.push(/^\(\s*select\b/i.test(text.slice(index)));
  return open.includes(true);
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.wrangler\/|\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
