import { joinBytes } from "~/lib/join-bytes";
import { MOST_PAGES, PDF_UNPACKED, READING_TIME_MS } from "../limits";
import { Budget } from "../unpack";
import { Unreadable } from "../unreadable";
import { yieldToEventLoop } from "../yield-to-event-loop";
import { type ContentUses, textOperators } from "./content";
import { PdfFile } from "./file";
import { FontCleaner } from "./fonts";
import { type Dict, dictOf, Name, type Ref, Stream } from "./objects";
import { listPages, type Page } from "./pages";
import { PdfWriter } from "./writer";

/** Operators and bytes shown, forms counted as often as they are shown. A dense page has 20,000. */
const MOST_WORK_ON_A_PAGE = 100_000;
/** Bytes of one page's content; drawings from design programs reach 2 MB. */
const LARGEST_CONTENT = 8 * 1024 * 1024;
const MOST_FONTS = 200;
const DEEPEST_FORM = 12;
const NO_FONT: Dict = new Map();

type Form = { ref: Ref; weight: number };
type Used = { Font: Dict; XObject: Dict };

export type SanitisedPdf = { pdf: Uint8Array; pages: number; truncated: boolean };

/** A small plain PDF of the same words, within the limits: all that pdf.js ever reads. */
export function sanitise(bytes: Uint8Array): Promise<SanitisedPdf> {
  return new Sanitiser(new PdfFile(bytes, new Budget(PDF_UNPACKED))).run();
}

class Sanitiser {
  private readonly writer = new PdfWriter();
  private readonly fonts = new Map<Dict, Ref>();
  private readonly forms = new Map<Stream, Form>();
  private readonly open = new Set<Stream>();
  private truncated = false;

  private readonly fontCleaner: FontCleaner;

  constructor(private readonly file: PdfFile) {
    this.fontCleaner = new FontCleaner(file, this.writer);
  }

  async run(): Promise<SanitisedPdf> {
    const { pages, count } = listPages(this.file, MOST_PAGES);
    if (count === 0) throw new Unreadable("no pages");
    const deadline = Date.now() + READING_TIME_MS;
    const kids: Dict[] = [];
    for (const page of pages) {
      if (Date.now() > deadline) break;
      kids.push(this.page(page));
      await yieldToEventLoop();
    }
    const tree = this.writer.add(
      dictOf({ Type: new Name("Pages"), Count: kids.length, Kids: kids.map((kid) => this.writer.add(kid)) }),
    );
    for (const kid of kids) kid.set("Parent", tree);
    const root = this.writer.add(dictOf({ Type: new Name("Catalog"), Pages: tree }));
    return {
      pdf: this.writer.finish(root),
      pages: count,
      truncated: this.truncated || count > kids.length,
    };
  }

  private page(page: Page): Dict {
    const content = this.content(this.contents(page), page.resources);
    return dictOf({
      Type: new Name("Page"),
      MediaBox: page.box,
      Resources: content.resources,
      Contents: this.writer.addStream(new Map(), content.bytes),
    });
  }

  private contents(page: Page): Uint8Array {
    const pieces = Array.isArray(page.contents) ? page.contents : [page.contents];
    const newline = Uint8Array.of(0x0a);
    return joinBytes(
      pieces
        .map((piece) => this.file.get(piece))
        .filter((piece) => piece instanceof Stream)
        .flatMap((piece) => [this.file.data(piece), newline]),
    );
  }

  private content(bytes: Uint8Array, resources: Dict) {
    const used: Used = { Font: new Map(), XObject: new Map() };
    const uses: ContentUses = {
      font: (name) => this.useFont(name, resources, used),
      form: (name) => this.useForm(name, resources, used),
    };
    const kept = textOperators(bytes.subarray(0, LARGEST_CONTENT), uses, MOST_WORK_ON_A_PAGE);
    if (!kept.whole || bytes.length > LARGEST_CONTENT) this.truncated = true;
    return { bytes: kept.bytes, weight: kept.weight, resources: dictOf(used) };
  }

  /** A font that is missing is taken for Helvetica, as pdf.js does: text never gets the font before it. */
  private useFont(name: string, resources: Dict, used: Used): void {
    if (used.Font.has(name)) return;
    const found = this.file.dict(this.file.dict(resources.get("Font"))?.get(name)) ?? NO_FONT;
    const font = this.fonts.has(found) || this.fonts.size < MOST_FONTS ? found : NO_FONT;
    const ref = this.fonts.get(font) ?? this.fontCleaner.clean(font);
    this.fonts.set(font, ref);
    used.Font.set(name, ref);
  }

  private useForm(name: string, resources: Dict, used: Used): number {
    const stream = this.file.get(this.file.dict(resources.get("XObject"))?.get(name));
    if (!(stream instanceof Stream) || this.file.name(stream.dict.get("Subtype")) !== "Form") return 0;
    if (this.open.has(stream) || this.open.size >= DEEPEST_FORM) return 0;
    const form = this.forms.get(stream) ?? this.form(stream, resources);
    used.XObject.set(name, form.ref);
    return form.weight;
  }

  private form(stream: Stream, around: Dict): Form {
    this.open.add(stream);
    const resources = this.file.dict(stream.dict.get("Resources")) ?? around;
    const content = this.content(this.file.data(stream), resources);
    this.open.delete(stream);
    const matrix = this.file.array(stream.dict.get("Matrix")).map((one) => this.file.number(one) ?? 0);
    const ref = this.writer.addStream(
      dictOf({
        Type: new Name("XObject"),
        Subtype: new Name("Form"),
        BBox: [-1e6, -1e6, 1e6, 1e6],
        Matrix: matrix.length === 6 ? matrix : [1, 0, 0, 1, 0, 0],
        Resources: content.resources,
      }),
      content.bytes,
    );
    const form = { ref, weight: content.weight + 1 };
    this.forms.set(stream, form);
    return form;
  }
}
