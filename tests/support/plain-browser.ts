import { costOf } from "./pages";
import { ORIGIN, type Product } from "./product";

type Spent = { requests: number; trips: number; rows: number; written: number };
type Typed = Record<string, string | File>;

/** One without JavaScript: it keeps cookies, follows redirects, and sends forms as the page holds them. */
export class PlainBrowser {
  readonly spent: Spent = { requests: 0, trips: 0, rows: 0, written: 0 };
  /** Where the page says that it was asked for, and its HTML. */
  at = "/";
  html = "";
  private readonly cookies = new Map<string, string>();

  constructor(private readonly product: Product) {}

  open(path: string): Promise<void> {
    return this.go(path, {});
  }

  /** Presses the button with these words, once what is `typed` stands in its form. */
  press(words: string, typed: Typed = {}): Promise<void> {
    const form = formWith(this.html, words);
    const fields = new FormData();
    for (const [name, value] of Object.entries({ ...form.fields, ...typed })) fields.append(name, value);
    const body = form.hasFiles ? fields : new URLSearchParams([...fields] as [string, string][]);
    return this.go(form.action ?? this.at, { method: "POST", body, headers: { Origin: ORIGIN } });
  }

  private async go(path: string, init: RequestInit): Promise<void> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await this.product.fetch(path, { ...init, cookie });
    this.pay(answer);
    for (const set of answer.headers.getSetCookie()) this.keep(set);
    const onward = answer.headers.get("Location");
    if (onward !== null) return this.go(onward, {});
    this.at = path;
    this.html = await answer.text();
  }

  private pay(answer: Response): void {
    if (answer.status >= 400) throw new Error(`the answer was ${answer.status}`);
    const { trips, rows, written } = costOf(answer);
    this.spent.requests += 1;
    this.spent.trips += trips;
    this.spent.rows += rows;
    this.spent.written += written;
  }

  private keep(set: string): void {
    const [pair = "", ...attributes] = set.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

function formWith(html: string, words: string) {
  for (const [whole] of html.matchAll(/<form\b.*?<\/form>/gs)) {
    const button = [...whole.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)].find(([, , inside = ""]) =>
      inside.replace(/<[^>]+>/g, "").includes(words),
    )?.[1];
    if (button === undefined) continue;
    const hidden = [...whole.matchAll(/<input\b[^>]*>/g)].filter(([tag]) => /type="hidden"/.test(tag));
    const named = [...hidden.map(([tag]) => tag), button].map((tag) => [
      attribute(tag, "name"),
      attribute(tag, "value") ?? "",
    ]);
    return {
      action: attribute(button, "formaction") ?? attribute(whole.slice(0, whole.indexOf(">")), "action"),
      hasFiles: /^<form[^>]*enctype="multipart/i.test(whole),
      fields: Object.fromEntries(named.filter(([name]) => name !== undefined)) as Record<string, string>,
    };
  }
  throw new Error(`no form has the button ${words}`);
}
