import { createInterface } from "node:readline/promises";
import { hashPassword } from "../../db/seed/passwords.ts";

const keyboard = createInterface({ input: process.stdin, output: process.stderr });
const password = await keyboard.question("The password of /pass: ");
keyboard.close();
// Colons for dollar signs: files of variables would read those as names.
console.log((await hashPassword(password)).replaceAll("$", ":"));
