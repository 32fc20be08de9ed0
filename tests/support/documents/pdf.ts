import { deflateSync } from "node:zlib";

export type PdfStream = { dict?: string; data: Uint8Array | string };

/** A PDF of the given objects, numbered from 1; the first is the catalogue. */
export function makePdf(objects: (string | PdfStream)[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    put(`${i + 1} 0 obj\n`);
    if (typeof object === "string") put(`${object}\n`);
    else {
      const data = Buffer.from(object.data);
      put(`<</Length ${data.length} ${object.dict ?? ""}>>\nstream\n`);
      put(data);
      put("\nendstream\n");
    }
    put("endobj\n");
  }
  const table = length;
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  put(offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join(""));
  put(`trailer\n<</Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** A page that shows these lines in Helvetica, one under the other. Pages differ only in their lines. */
export function makeTextPdf(...pages: string[][]): Uint8Array {
  const first = 4;
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`).join(" ");
  return makePdf([
    "<</Type /Catalog /Pages 2 0 R>>",
    `<</Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 595 842] /Resources <</Font <</F 3 0 R>>>>>>`,
    "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>",
    ...pages.flatMap((lines, i) => [
      `<</Type /Page /Parent 2 0 R /Contents ${first + 2 * i + 1} 0 R>>`,
      deflated(showing(lines)),
    ]),
  ]);
}

/** One page with this content and these resources; further objects are numbered from 5. */
export function makePage(
  content: string | PdfStream,
  resources: string,
  more: (string | PdfStream)[] = [],
): Uint8Array {
  return makePdf([
    "<</Type /Catalog /Pages 2 0 R>>",
    "<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842]>>",
    `<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <<${resources}>>>>`,
    typeof content === "string" ? { data: content } : content,
    ...more,
  ]);
}

export function deflated(data: string | Uint8Array, dict = ""): PdfStream {
  return { dict: `/Filter /FlateDecode ${dict}`, data: deflateSync(Buffer.from(data)) };
}

function showing(lines: string[]): string {
  return `BT /F 11 Tf 14 TL 50 800 Td ${lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n")} ET`;
}
