import { oneLevelDown } from "~/lib/heading-levels";
import { linesAsTyped } from "~/lib/lines-as-typed";
import { Recent } from "~/lib/remembered";
import type { Markdown } from "./markdown";

/** Public postings are looked at many times, by people who wait. */
const postings = new Recent<string>(100);

/** `draw`: HTML of each text, without a writer's own; null when it does not come. */
export function drawnMarkdown(draw: (texts: string[]) => Promise<string[] | null>): Markdown {
  const drawn = async (text: string): Promise<string> => {
    const known = postings.get(text);
    if (known !== undefined) return known;
    const [html] = (await draw([text])) ?? [];
    return html === undefined ? linesAsTyped(text) : postings.set(text, html);
  };
  return {
    async toHtml(texts) {
      if (texts.length === 0) return [];
      const html = await draw([...texts]);
      return html === null ? texts.map(linesAsTyped) : html.map(oneLevelDown);
    },
    posting: async (text) => oneLevelDown(await drawn(text)),
    async postingBody(text) {
      const html = await drawn(text);
      return html.includes("<h1>") ? oneLevelDown(html) : html;
    },
  };
}
