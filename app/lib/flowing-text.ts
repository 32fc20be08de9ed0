/**
 * A file's lines end where its page did. Where a line is as long as a page is wide and the sentence plainly
 * goes on, its end reads as a space. The length stays, for marks that count letters.
 */
export const flowing = (text: string): string =>
  text.replace(/(?<=[^\n]{40}[\p{L}\p{N},–)’'"”%&/][ \t]*)\n(?=[\p{Ll}(])/gu, " ");
