import ts from "typescript";

/** `text` stands in place of what was between `start` and `end`. */
export type Mutant = { start: number; end: number; line: number; was: string; text: string };

const OPERATORS: Partial<Record<ts.SyntaxKind, string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ["<=", ">="],
  [ts.SyntaxKind.LessThanEqualsToken]: ["<", ">"],
  [ts.SyntaxKind.GreaterThanToken]: [">=", "<="],
  [ts.SyntaxKind.GreaterThanEqualsToken]: [">", "<"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ["!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ["==="],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ["||"],
  [ts.SyntaxKind.BarBarToken]: ["&&"],
  [ts.SyntaxKind.QuestionQuestionToken]: ["&&"],
  [ts.SyntaxKind.PlusToken]: ["-"],
  [ts.SyntaxKind.MinusToken]: ["+"],
  [ts.SyntaxKind.AsteriskToken]: ["/"],
  [ts.SyntaxKind.SlashToken]: ["*"],
};
const METHODS: Record<string, string> = {
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  minLength: "maxLength",
  maxLength: "minLength",
  minValue: "maxValue",
  maxValue: "minValue",
};
/** Calls that hand on what they were called on, changed. */
const CHANGES = new Set([
  "trim",
  "toLowerCase",
  "toUpperCase",
  "filter",
  "sort",
  "toSorted",
  "reverse",
  "slice",
]);

/** Every way in which this file may be broken by one small step; words that people read are left alone. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile("mutated.ts", source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const put = (node: ts.Node, text: string) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end: node.end, line, was: node.getText(file), text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node)) return;
    for (const text of changesOf(node, file)) put(node, text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function changesOf(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isIfStatement(node)) return [];
  if (isCondition(node)) return ["true", "false"];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ["false"];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ["true"];
  if (ts.isNumericLiteral(node) && !isNamedNumber(node))
    return [`${Number(node.text.replaceAll("_", "")) + 1}`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node.operand.getText(file)];
  if (ts.isBinaryExpression(node)) return isNamedNumber(node) ? [] : operated(node, file);
  if (ts.isCallExpression(node)) return called(node, file);
  return [];
}

/** A limit with a name, or a list of numbers: a test would only say it again. */
function isNamedNumber(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isSourceFile(parent)) return true;
  if (ts.isFunctionLike(parent) || ts.isBlock(parent)) return false;
  return isNamedNumber(parent);
}

/** A comparison is broken by its operator already. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined || ts.isBinaryExpression(node) || ts.isPrefixUnaryExpression(node)) return false;
  const decides =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  return decides;
}

function operated(node: ts.BinaryExpression, file: ts.SourceFile): string[] {
  const [left, right] = [node.left.getText(file), node.right.getText(file)];
  return (OPERATORS[node.operatorToken.kind] ?? []).map((operator) => `${left} ${operator} ${right}`);
}

function called(node: ts.CallExpression, file: ts.SourceFile): string[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const subject = expression.expression.getText(file);
  const words = node.arguments.map((argument) => argument.getText(file));
  const other = METHODS[name];
  const changes = other === undefined ? [] : [`${subject}.${other}(${words.join(", ")})`];
  if (CHANGES.has(name)) changes.push(subject);
  if (subject === "v" && name === "pipe")
    for (let at = 1; at < words.length; at += 1) changes.push(`v.pipe(${words.toSpliced(at, 1).join(", ")})`);
  return changes;
}

export const applied = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
