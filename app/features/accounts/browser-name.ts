import Bowser from "bowser";

/** `Firefox on Windows`. */
export function browserName(userAgent: string): string {
  const { browser, os } = userAgent === "" ? NOTHING : Bowser.parse(userAgent);
  if (!browser.name) return "A browser we do not know";
  return os.name ? `${browser.name.replace(/ for Android$/, "")} on ${os.name}` : browser.name;
}

const NOTHING: Pick<Bowser.Parser.ParsedResult, "browser" | "os"> = { browser: {}, os: {} };
