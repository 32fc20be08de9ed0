/** An escaped sign is nobody's mark; a bold one may hold an italic one. */
const EMPHASIS = /(?<![\\\w*])(\*{1,3}|_{1,3})(?=[^\s*_])(.+?)(?<=[^\s\\])\1(?![\w*])/g;
const LINK = /(?<!\\)\[([^[\]\n]+)\]\(<?(https?:[^\s()<>]+)>?\)/g;
const HEADING = /^#{1,6}[ \t]+/gm;

export const markdownAsText = (markdown: string): string =>
  markdown
    .replace(LINK, "$1: $2")
    .replace(/<(https?:[^<>\s]+)>/g, "$1")
    .replace(HEADING, "")
    .replace(EMPHASIS, "$2")
    .replace(EMPHASIS, "$2")
    .replace(/\\([\\`*_[\]<>&|~#+=.)-])/g, "$1");
