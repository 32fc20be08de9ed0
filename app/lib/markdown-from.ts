export type Piece = {
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<Piece>;
  getAttribute?: (name: string) => string | null;
};

/** The opposite of `markdownUnderHeading`: what was edited on the page, as Markdown. */
export const markdownFrom = (page: Piece): string =>
  blocksOf(page)
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const BLOCK = /^(?:P|DIV|H[1-6]|UL|OL|HR|BLOCKQUOTE)$/;

function blocksOf(parent: Piece): string[] {
  const blocks: string[] = [];
  let loose = "";
  const end = () => {
    if (loose.trim() !== "") blocks.push(escapedStart(loose.trim()));
    loose = "";
  };
  for (const piece of parent.childNodes) {
    if (!BLOCK.test(piece.nodeName)) {
      loose += inline(piece);
      continue;
    }
    end();
    blocks.push(...block(piece));
  }
  end();
  return blocks;
}

function block(piece: Piece): string[] {
  const heading = /^H([1-6])$/.exec(piece.nodeName);
  if (heading !== null) {
    const words = inlines(piece).replace(/\s+/g, " ").trim();
    return words === "" ? [] : [`${"#".repeat(Math.max(1, Number(heading[1]) - 1))} ${words}`];
  }
  if (piece.nodeName === "HR") return ["---"];
  if (piece.nodeName === "UL" || piece.nodeName === "OL") return [list(piece, piece.nodeName === "OL")];
  return blocksOf(piece);
}

function list(piece: Piece, numbered: boolean): string {
  let number = 0;
  return [...piece.childNodes]
    .filter(({ nodeName }) => nodeName === "LI")
    .map((point) => {
      number += 1;
      const sign = numbered ? `${number}. ` : "- ";
      return (
        sign +
        blocksOf(point)
          .join("\n")
          .replaceAll("\n", `\n${" ".repeat(sign.length)}`)
      );
    })
    .join("\n");
}

const inlines = (piece: Piece): string => [...piece.childNodes].map(inline).join("");

function inline(piece: Piece): string {
  switch (piece.nodeName) {
    case "#text":
      return escaped((piece.textContent ?? "").replace(/\s+/g, " "));
    case "BR":
      return "\n";
    case "B":
    case "STRONG":
      return around("**", inlines(piece));
    case "I":
    case "EM":
      return around("*", inlines(piece));
    case "CODE":
      return around("`", piece.textContent ?? "");
    case "A":
      return `[${inlines(piece)}](${piece.getAttribute?.("href") ?? ""})`;
    default:
      return inlines(piece);
  }
}

/** Markdown wants the signs at the words: `** so**` is no bold. */
function around(sign: string, words: string): string {
  const [, before = "", core = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return core === "" ? words : before + sign + core + sign + after;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<]|&(?=#?\w{1,31};)/g, "\\$&");

/** At the start of a line even plain signs would make a heading or a list. */
const escapedStart = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^(#{1,6}(?=\s|$)|[-+>](?=\s)|-{3,}$|\d+(?=[.)]\s))/, escapeSign))
    .join("\n");

const escapeSign = (sign: string) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`);
