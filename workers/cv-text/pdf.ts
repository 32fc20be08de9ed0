import { getDocument } from "unpdf/pdfjs";
import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { MOST_CHARACTERS, MOST_PAGES, READING_TIME_MS } from "./limits";
import { outcomeOf } from "./text";
import { Locked, Unreadable } from "./unreadable";

/** Reads a PDF page by page, until a limit of pages, characters or time is met. */
export async function readPdf(bytes: Uint8Array): Promise<CvTextOutcome> {
  const task = getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages === 0) throw new Unreadable("no pages");
    const deadline = Date.now() + READING_TIME_MS;
    let text = "";
    let page = 0;
    while (page < Math.min(document.numPages, MOST_PAGES) && text.length <= MOST_CHARACTERS) {
      if (Date.now() > deadline) break;
      page++;
      const content = await (await document.getPage(page)).getTextContent();
      for (const item of content.items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
      text += "\n";
    }
    return outcomeOf({ text, pages: document.numPages, truncated: page < document.numPages });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new Locked();
    throw error;
  } finally {
    await task.destroy();
  }
}
