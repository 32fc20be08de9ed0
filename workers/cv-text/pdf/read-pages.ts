import { getDocument } from "unpdf/pdfjs";
import { MOST_CHARACTERS, READING_TIME_MS } from "../limits";
import { yieldToEventLoop } from "../yield-to-event-loop";

export async function readPages(pdf: Uint8Array): Promise<{ text: string; whole: boolean }> {
  const task = getDocument({ data: pdf, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  try {
    const document = await task.promise;
    const deadline = Date.now() + READING_TIME_MS;
    let text = "";
    for (let page = 1; page <= document.numPages; page++) {
      const content = await (await document.getPage(page)).getTextContent();
      for (const item of content.items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
      text += "\n";
      await yieldToEventLoop();
      if (page < document.numPages && (text.length > MOST_CHARACTERS || Date.now() > deadline)) {
        return { text, whole: false };
      }
    }
    return { text, whole: true };
  } finally {
    await task.destroy();
  }
}
