import { readPosting } from "./read-posting";

export const linesOf = (text: string, title = "") => readPosting({ title, text }).map(({ line }) => line);

export const judgedIn = (text: string, title = "") =>
  readPosting({ title, text }).map(({ line, strength }) => `${strength}: ${line}`);

/** Of a list that asks for this alone. @throws when it is read as nothing that is asked. */
export function oneOf(line: string) {
  const [first] = readPosting({ title: "", text: `## What you need\n\n- ${line}\n` });
  if (!first) throw new Error(`Nothing was read from “${line}”.`);
  return first;
}
