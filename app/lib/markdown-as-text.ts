export const markdownAsText = (markdown: string): string =>
  markdown.replace(/<(https?:[^<>\s]+)>/g, "$1").replace(/\\([\\`*_[\]<>&|~#+=.)-])/g, "$1");
