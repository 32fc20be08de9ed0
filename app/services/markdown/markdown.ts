export interface Markdown {
  /**
   * HTML without a writer's own, in the order of the texts, each heading one level down: the page has one of
   * its own. Lines as they were typed, where nothing came in time.
   */
  toHtml(texts: readonly string[]): Promise<string[]>;
  /** The same of a text that everybody may read, remembered. */
  posting(text: string): Promise<string>;
  /** The same without its title: headings that are below the first level already stay. */
  postingBody(text: string): Promise<string>;
}
