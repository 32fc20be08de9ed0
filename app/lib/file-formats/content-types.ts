export const WORD_MAIN_PART =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Real lists have a few thousand bytes. */
export const LONGEST_CONTENT_TYPES = 512 * 1024;

/** From `[Content_Types].xml`: by the part's name, else by its extension. */
export function contentTypes(xml: string): (partName: string) => string | undefined {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const [tag, element] of xml.matchAll(/<(?:\w{1,40}:)?(Override|Default)\b[^<>]*>/g)) {
    const type = attribute(tag, "ContentType");
    if (element === "Override") byName.set(attribute(tag, "PartName").toLowerCase(), type);
    else byExtension.set(attribute(tag, "Extension").toLowerCase(), type);
  }
  return (partName) => {
    const name = partName.toLowerCase();
    return byName.get(`/${name}`) ?? byExtension.get(name.slice(name.lastIndexOf(".") + 1));
  };
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2] ?? "";
}
