/** Every heading of the HTML one level down, none below the sixth. */
export const oneLevelDown = (html: string): string =>
  html.replace(/<(\/?)h([1-5])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`);
