import { MOST_CHARACTERS } from "./limits";
import { isBlank, MOST_BLANKS, squeezed } from "./text";
import type { XmlHandler } from "./xml";

/** Properties hold settings: a `tab` in them is a ruler's. Deleted or moved-away text is gone. */
const PASSED_OVER = new Set([
  "pPr",
  "rPr",
  "tblPr",
  "trPr",
  "tcPr",
  "sectPr",
  "del",
  "moveFrom",
  "instrText",
]);

const CHARACTERS: Record<string, string> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };

/** A text box follows the paragraph to which it is anchored. */
export class WordprocessingText implements XmlHandler {
  private length = 0;
  private blanks = 0;
  private inText = false;
  /** The innermost flow is last: the part itself, then text boxes inside it. */
  private flows: { words: string[]; boxes: string[] }[] = [{ words: [], boxes: [] }];
  /** Per open AlternateContent: whether its Choice was read, so that a text box stored twice counts once. */
  private chosen: boolean[] = [];

  open(name: string): boolean {
    if (PASSED_OVER.has(name)) return false;
    if (name === "t") this.inText = true;
    else if (name === "txbxContent") this.flows.push({ words: [], boxes: [] });
    else if (name === "AlternateContent") this.chosen.push(false);
    else if (name === "Choice") this.chosen[this.chosen.length - 1] = true;
    else if (name === "Fallback") return this.chosen.at(-1) !== true;
    else if (Object.hasOwn(CHARACTERS, name)) this.add(CHARACTERS[name] ?? "");
    return true;
  }

  close(name: string): void {
    if (name === "t") this.inText = false;
    else if (name === "p") this.endParagraph();
    else if (name === "tc") this.endLineWith("\t");
    else if (name === "tr") this.endLineWith("\n");
    else if (name === "txbxContent") this.endBox();
    else if (name === "AlternateContent") this.chosen.pop();
  }

  text(text: string): void {
    if (this.inText) this.add(text);
  }

  done(): boolean {
    return this.length > MOST_CHARACTERS;
  }

  result(): string {
    while (this.flows.length > 1) this.endBox();
    this.endParagraph();
    return this.flow.words.join("").trim();
  }

  private get flow() {
    return this.flows.at(-1) ?? { words: [], boxes: [] };
  }

  private add(words: string): void {
    const kept = squeezed(words);
    this.blanks = isBlank(kept) ? this.blanks + kept.length : 0;
    if (this.blanks > MOST_BLANKS) return;
    this.flow.words.push(kept);
    this.length += kept.length;
  }

  private endParagraph(): void {
    this.add("\n");
    for (const box of this.flow.boxes.splice(0)) this.flow.words.push(box);
  }

  private endLineWith(separator: string): void {
    if (/^[\n\t]$/.test(this.flow.words.at(-1) ?? "")) this.flow.words.pop();
    this.add(separator);
  }

  private endBox(): void {
    if (this.flows.length === 1) return;
    const box = this.flows.pop();
    if (box) this.flow.boxes.push(box.words.concat(box.boxes).join(""));
  }
}
